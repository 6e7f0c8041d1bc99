import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeSignUp, NewSignUp, SignUp } from '../../../worker/contract/sign-ups.ts';
import type { Undo } from '../../../worker/contract/undo.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite, storeWritten } from '../../lib/refetch-after-write.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';

/** The sign-up lists that the reader may see. Refetched when shown: others take places. */
export const signUpsOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.signUps(projectId),
    queryFn: (): Promise<SignUp[]> =>
      unwrap(api.projects[':projectId']['sign-ups'].$get({ param: { projectId } })),
    staleTime: 0,
  });

/** Puts a list that the server answered into the cache. */
export async function storeSignUp(client: QueryClient, projectId: string, list: SignUp): Promise<void> {
  const { queryKey } = signUpsOptions(projectId);
  const known = client.getQueryData(queryKey);
  if (!known) return refetchAfterWrite(client, { queryKey });
  const isKnown = known.some(({ id }) => id === list.id);
  const lists = isKnown ? known.map((each) => (each.id === list.id ? list : each)) : [...known, list];
  await storeWritten(client, queryKey, lists);
}

type Saved = SignUp & { undo: Undo | null };

/** Adds a list, or changes the one with this id. Requests with the same `key` add one. Callers show errors. */
export function useSaveSignUp(projectId: string, id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true, success: t('signUpSaved') },
    mutationFn: async ({ key, json }: { key: string; json: NewSignUp & ChangeSignUp }): Promise<Saved> => {
      if (id === undefined) {
        const { sequence: _, ...created } = json;
        const headers = { 'Idempotency-Key': key };
        const call = api.projects[':projectId']['sign-ups'].$post(
          { param: { projectId }, json: created },
          { headers },
        );
        return unwrap(call);
      }
      const param = { projectId, signUpId: String(id) };
      return unwrap(api.projects[':projectId']['sign-ups'][':signUpId'].$patch({ param, json }));
    },
    onSuccess: async ({ undo: _, ...list }) => {
      await storeSignUp(client, projectId, list);
      // Events and the page say whether there is a list.
      await refreshItinerary(client, projectId);
    },
  });
}

/** Opens a list to guests, or closes it. */
export function useOpenSignUp(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('saveChangeFailed') },
    mutationFn: ({ id, isOpen }: Pick<SignUp, 'id' | 'isOpen'>) =>
      unwrap(
        api.projects[':projectId']['sign-ups'][':signUpId'].$patch({
          param: { projectId, signUpId: String(id) },
          json: { isOpen },
        }),
      ),
    onSuccess: ({ undo: _, ...list }) => storeSignUp(client, projectId, list),
  });
}

/** Deletes a list, and offers to undo it. */
export function useDeleteSignUp(projectId: string) {
  const client = useQueryClient();
  const undo = useUndo(projectId);
  return useMutation({
    meta: { fallback: t('deleteListFailed') },
    mutationFn: ({ id }: Pick<SignUp, 'id'>) =>
      unwrap(
        api.projects[':projectId']['sign-ups'][':signUpId'].$delete({
          param: { projectId, signUpId: String(id) },
        }),
      ),
    onSuccess: async (deleted) => {
      offerUndoOfCall(t('signUpDeleted'), deleted.undo, undo);
      await refetchAfterWrite(client, { queryKey: queryKeys.signUps(projectId) });
      await refreshItinerary(client, projectId);
    },
  });
}

/** Gives somebody places, as a host. */
export function useTakeFor(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('saveChangeFailed') },
    mutationFn: ({ signUpId, slotId, personId, count }: TakenBy) =>
      unwrap(
        api.projects[':projectId']['sign-ups'][':signUpId'].slots[':slotId'].people[':personId'].$put({
          param: {
            projectId,
            signUpId: String(signUpId),
            slotId: String(slotId),
            personId: String(personId),
          },
          json: { count },
        }),
      ),
    onSuccess: (list) => storeSignUp(client, projectId, list),
  });
}

type TakenBy = { signUpId: number; slotId: number; personId: number; count: number };
