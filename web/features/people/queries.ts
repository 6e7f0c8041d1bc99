import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type {
  AddedPeople,
  LinkRequest,
  Person,
  PersonRole,
  RenewedAccess,
} from '../../../worker/contract/people.ts';
import type { LanguageCode } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite, storeWritten } from '../../lib/refetch-after-write.ts';
import { offerUndo } from '../../ui/toasts/offer-undo.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { readCurrentPerson } from './describe-name-error.ts';
import { translateSkipped } from './translate-skipped.ts';

/** The guests of an itinerary. Refetched whenever the list is shown, because names also come from events. */
export const peopleOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.people(projectId),
    queryFn: () => unwrap(api.projects[':projectId'].people.$get({ param: { projectId } })),
    staleTime: 0,
  });

/** A person's personal link. Always refetched, because it can be renewed. */
export const personLinkOptions = (projectId: string, personId: number) =>
  queryOptions({
    queryKey: queryKeys.personLink(projectId, personId),
    queryFn: () =>
      unwrap(
        api.projects[':projectId'].people[':personId'].link.$get({ param: toParam(projectId, personId) }),
      ),
    staleTime: 0,
  });

/** Asks the hosts for the personal link of a name. Callers show errors. */
export const useRequestLink = (projectId: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: (json: { name: string } & LinkRequest) =>
      unwrap(api.projects[':projectId']['link-requests'].$post({ param: { projectId }, json })),
  });

/** Adds a guest. Callers show errors. Requests with the same idempotency `key` add one. */
export function useAddPerson(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ name, key }: { name: string; key: string }) =>
      (await unwrap(
        api.projects[':projectId'].people.$post(
          { param: { projectId }, json: { name } },
          { headers: { 'Idempotency-Key': key } },
        ),
      )) as Person,
    onSuccess: (person) => storePeople(client, projectId, (people) => upsert(people, person)),
  });
}

/** Adds several guests. Callers show errors. */
export function useAddPeople(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (names: string[]) => {
      const call = api.projects[':projectId'].people.$post({ param: { projectId }, json: { names } });
      const { people, skipped } = (await unwrap(call)) as AddedPeople;
      return { people, skipped: await translateSkipped(skipped) };
    },
    onSuccess: ({ people: added }) =>
      storePeople(client, projectId, (people) => added.reduce(upsert, people)),
  });
}

export type PersonChange = {
  person: Person;
  name?: string;
  role?: PersonRole;
  isHidden?: boolean;
  language?: LanguageCode | null;
  /** Ends the requests for the personal link. */
  linkRequestedAt?: null;
  renewSeen?: boolean;
};

/** Renames a person in all events, or changes what is stored of them. Callers show errors. */
export function useChangePerson(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (change: PersonChange) => changePerson(projectId, change),
    onSuccess: async ({ renewed, ...person }) => {
      await storePeople(client, projectId, (people) => upsert(people, person));
      if (renewed) forgetRenewed(client, projectId);
      void refreshItinerary(client, projectId);
    },
    // Someone else changed or removed the person: show what is stored.
    onError: () => refetchAfterWrite(client, { queryKey: queryKeys.people(projectId), exact: true }),
  });
}

/** Hides a name from guests who search for theirs, or shows it again. */
export function useHidePerson(projectId: string) {
  const { mutate } = useChangePerson(projectId);
  return useCallback(
    (person: Person) =>
      mutate(
        { person, isHidden: !person.isHidden },
        {
          onError: () => showToast({ title: t('savingFailed'), kind: 'error' }),
          onSuccess: ({ name, isHidden }) =>
            showToast({
              title: isHidden ? t('nameHidden', { name }) : t('nameFindable', { name }),
              kind: 'ok',
            }),
        },
      ),
    [mutate],
  );
}

/** Saves a change. What others changed of the person meanwhile is kept, unless it is the same field: that rejects. */
async function changePerson(
  projectId: string,
  { person, ...change }: PersonChange,
): Promise<Person & { renewed?: RenewedAccess }> {
  const param = toParam(projectId, person.id);
  const json = { ...change, sequence: person.sequence };
  try {
    return await unwrap(api.projects[':projectId'].people[':personId'].$patch({ param, json }));
  } catch (error) {
    const current = readCurrentPerson(error);
    const fields = (['name', 'role', 'isHidden', 'language'] as const).filter(
      (field) => change[field] !== undefined,
    );
    if (!current || fields.some((field) => current[field] !== person[field])) throw error;
    return changePerson(projectId, { person: current, ...change });
  }
}

/** Gives all events of a person to another, and removes the person. */
export function useMergePeople(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('mergeFailed') },
    mutationFn: ({ person, into }: { person: Person; into: Person }) =>
      unwrap(
        api.projects[':projectId'].people[':personId'].merge.$post({
          param: toParam(projectId, person.id),
          json: { into: into.id },
        }),
      ),
    onSuccess: async (merged, { person }) => {
      await storePeople(client, projectId, (people) =>
        upsert(
          people.filter(({ id }) => id !== person.id),
          merged,
        ),
      );
      showToast({ title: t('mergedInto', { name: person.name, into: merged.name }), kind: 'ok' });
      void refreshItinerary(client, projectId);
    },
  });
}

/** Removes a person and ends the personal link, with a toast to undo it. */
export function useRemovePerson(projectId: string) {
  const client = useQueryClient();
  const restore = useRestorePeople(projectId);
  return useMutation({
    meta: { fallback: t('removeGuestFailed') },
    mutationFn: ({ id, renewSeen }: Person & { renewSeen?: boolean }) =>
      unwrap(
        api.projects[':projectId'].people[':personId'].$delete({
          param: toParam(projectId, id),
          json: renewSeen === undefined ? {} : { renewSeen },
        }),
      ),
    // Optimistic; restored on error.
    onMutate: ({ id }) =>
      rewritePeople(client, projectId, (people) => people.filter((person) => person.id !== id)),
    onError: async (error, person) => {
      const isGone = error instanceof ApiError && error.body?.code === 'NOT_FOUND';
      if (!isGone) await rewritePeople(client, projectId, (people) => upsert(people, person));
    },
    onSuccess: ({ undo, renewed }, { name }) => {
      offerUndo(t('nameRemoved', { name }), () => restore.mutate(undo.ids));
      if (renewed?.accessCode) forgetRenewed(client, projectId);
      void refreshItinerary(client, projectId);
    },
    onSettled: (_undo, _error, _person, hasCanceled) =>
      void (hasCanceled && refetchAfterWrite(client, { queryKey: queryKeys.people(projectId), exact: true })),
  });
}

/** Removes everybody whom only guests of the shared link have named, with a toast to undo it. */
export function useRemoveUninvited(projectId: string) {
  const client = useQueryClient();
  const restore = useRestorePeople(projectId);
  return useMutation({
    meta: { fallback: t('removeGuestsFailed') },
    mutationFn: () =>
      unwrap(api.projects[':projectId'].people['remove-uninvited'].$post({ param: { projectId } })),
    onSuccess: async ({ removed, undo }) => {
      const gone = new Set(undo.ids);
      await storePeople(client, projectId, (people) => people.filter(({ id }) => !gone.has(id)));
      offerUndo(t('guestsRemoved', { count: removed }), () => restore.mutate(undo.ids));
    },
  });
}

function useRestorePeople(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('restoreGuestFailed'), canRepeat: true },
    mutationFn: (ids: number[]) =>
      unwrap(api.projects[':projectId'].people.restore.$post({ param: { projectId }, json: { ids } })),
    onSuccess: async (restored) => {
      const names = restored.map(({ name }) => name);
      const title =
        names.length > MAX_TOAST_NAMES
          ? t('guestsRestored', { count: names.length })
          : t('namesRestored', { names: names.join(', ') });
      showToast({ title, kind: 'ok' });
      await storePeople(client, projectId, (people) => restored.reduce(upsert, people));
      void refreshItinerary(client, projectId);
    },
  });
}

/** Replaces a personal link, which ends the old one. */
export function useRenewLink(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { success: t('newLinkCreated'), fallback: t('renewLinkFailed') },
    mutationFn: (personId: number) =>
      unwrap(
        api.projects[':projectId'].people[':personId'].link.$post({ param: toParam(projectId, personId) }),
      ),
    onSuccess: (link, personId) => storeWritten(client, queryKeys.personLink(projectId, personId), link),
  });
}

/** Replaces all personal links. */
export function useRenewAllLinks(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('renewLinksFailed') },
    mutationFn: () => unwrap(api.projects[':projectId'].people.links.renew.$post({ param: { projectId } })),
    onSuccess: ({ renewed }) => {
      forgetRenewed(client, projectId);
      showToast({ title: t('linksRenewed', { count: renewed }), kind: 'ok' });
    },
  });
}

/** No link is shown until it has loaded anew. */
function forgetRenewed(client: QueryClient, projectId: string): void {
  const queryKey = queryKeys.people(projectId);
  client.removeQueries({ queryKey: queryKeys.shareLink(projectId) });
  client.removeQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
}

const MAX_TOAST_NAMES = 3;

const toParam = (projectId: string, personId: number) => ({ projectId, personId: String(personId) });

/** Stores what a write returned in the cached list. */
async function storePeople(
  client: QueryClient,
  projectId: string,
  rewrite: (people: Person[]) => Person[],
): Promise<void> {
  const hasCanceled = await rewritePeople(client, projectId, rewrite);
  if (hasCanceled) void client.invalidateQueries({ queryKey: queryKeys.people(projectId), exact: true });
}

/** Updates the cached list. Resolves to whether it was being fetched, which has to be done again. */
async function rewritePeople(
  client: QueryClient,
  projectId: string,
  rewrite: (people: Person[]) => Person[],
): Promise<boolean> {
  // Not the links of single people.
  const queries = { queryKey: queryKeys.people(projectId), exact: true };
  const isFetching = client.isFetching(queries) > 0;
  // A pending read started before the write and would overwrite it in the cache.
  await client.cancelQueries(queries);
  client.setQueryData(queries.queryKey, (old: Person[] | undefined) => old && rewrite(old));
  return isFetching;
}

function upsert(people: Person[], person: Person): Person[] {
  const others = people.filter(({ id }) => id !== person.id);
  return [...others, person].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
