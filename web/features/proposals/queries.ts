import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PatchProposal,
  PatchProposals,
  Proposal,
  SeenEvent,
} from '../../../worker/contract/proposals.ts';
import { toInstant } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { storeAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { rememberOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { toPapersKey } from '../../lib/paper-paths.ts';
import { toProposalsKey } from '../../lib/proposals-key.ts';
import { refetchAfterWrite, storeWritten } from '../../lib/refetch-after-write.ts';
import { useRowUpdate } from '../../lib/row-update.ts';
import { offerUndo } from '../../ui/toasts/offer-undo.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { countAccepted, describeAccepted } from './count-accepted.ts';
import type { PlanSource } from './plan-source.ts';
import { replaceRow, updateCached } from './update-cached.ts';

const calls = api.projects[':projectId'].proposals;

// Not in lib/query-keys.ts, which every guest downloads.
const toIntakeKey = (projectId: string) => ['projects', projectId, 'intake'] as const;

/** What waits to be reviewed, by date; those without one first. Refetched each time it is shown. */
export const proposalsOptions = (projectId: string) =>
  queryOptions({
    queryKey: toProposalsKey(projectId),
    staleTime: 0,
    queryFn: (): Promise<Proposal[]> => unwrap(calls.$get({ param: { projectId } })),
    select: listEvents,
  });

const listEvents = (all: Proposal[]) => all.filter(({ kind }) => kind === 'event');

/** The tickets of emails that wait, for `select`. */
export const listTickets = (all: Proposal[]) => all.filter(({ kind }) => kind === 'paper');

const updateProposals = (
  client: QueryClient,
  projectId: string,
  update: (proposals: Proposal[]) => Proposal[],
) => updateCached(client, toProposalsKey(projectId), update);

/** Reads a plan. The caller shows errors. */
export function useReadPlan(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ kind, content, label }: PlanSource) =>
      unwrap(calls.$post({ param: { projectId }, json: { kind, content, label } })),
    onSuccess: async ({ proposals }) => {
      const ids = new Set(proposals.map(({ id }) => id));
      const { refetched } = await updateProposals(client, projectId, (waiting) => [
        ...waiting.filter(({ id }) => !ids.has(id)),
        ...proposals,
      ]);
      await refetched;
    },
  });
}

/** Updates a proposal: see `useRowUpdate`. */
export function useUpdateProposal(projectId: string) {
  const client = useQueryClient();
  return useRowUpdate<Proposal, Omit<PatchProposal, 'sequence'>>({
    kind: 'proposal',
    fallback: t('proposalSaveFailed'),
    send: ({ id, body, sequence }) =>
      unwrap(
        calls[':proposalId'].$patch({
          param: { projectId, proposalId: String(id) },
          json: { ...body, sequence },
        }),
      ),
    rewrite: (change) => updateProposals(client, projectId, change),
    upsert: replaceRow,
  });
}

/** Changes fields of several proposals. They show the change at once. */
export function useChangeProposals(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('savingFailed') },
    mutationFn: (changes: PatchProposals['changes']) =>
      unwrap(calls.$patch({ param: { projectId }, json: { changes } })),
    onMutate: async (changes) => {
      const byId = new Map(changes.map((change) => [change.id, change]));
      const queryKey = toProposalsKey(projectId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (old: Proposal[] | undefined) =>
        old?.map((proposal) => applyChange(proposal, byId.get(proposal.id))),
      );
    },
    onSuccess: async (stored) => {
      const byId = new Map(stored.map((proposal) => [proposal.id, proposal]));
      await updateProposals(client, projectId, (proposals) =>
        proposals.map((old) => byId.get(old.id) ?? old),
      );
    },
    onError: () => refetchAfterWrite(client, { queryKey: toProposalsKey(projectId) }),
  });
}

/** The proposal as it will be; its end follows with the answer. */
function applyChange(proposal: Proposal, change: PatchProposals['changes'][number] | undefined): Proposal {
  const { datetime, title = proposal.title, location = proposal.location } = change ?? {};
  const instant = datetime ? toInstant(datetime, change?.timeZone ?? proposal.timeZone) : undefined;
  const isMoved = instant !== undefined && { datetime: new Date(instant).toISOString() };
  return change ? { ...proposal, title, location, ...isMoved } : proposal;
}

/** Deletes proposals, a few at a time. */
export function useDeleteProposals(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('discardFailed') },
    mutationFn: async (ids: number[]) => {
      const waiting = [...ids];
      const deleteNext = async (): Promise<void> => {
        const id = waiting.pop();
        if (id === undefined) return;
        await deleteProposal(projectId, id);
        return deleteNext();
      };
      await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, deleteNext));
    },
    onSuccess: (_result, ids) => {
      const gone = new Set(ids);
      return updateProposals(client, projectId, (proposals) => proposals.filter(({ id }) => !gone.has(id)));
    },
    onError: () => refetchAfterWrite(client, { queryKey: toProposalsKey(projectId) }),
  });
}

const PARALLEL_DELETIONS = 4;

async function deleteProposal(projectId: string, id: number): Promise<void> {
  try {
    await unwrap(calls[':proposalId'].$delete({ param: { projectId, proposalId: String(id) } }));
  } catch (error) {
    // Someone else was quicker.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Called with what takes the added events off again. */
export type OnAdded = (undo: () => void) => void;

/** The key of the mutation that adds proposals. */
export const toAcceptKey = (projectId: string) => ['projects', projectId, 'accept-proposals'] as const;

/** Adds proposals to the itinerary, all or none, with a toast to undo it, unless `onAdded` offers that. */
export function useAcceptProposals(projectId: string, onAdded?: OnAdded) {
  const client = useQueryClient();
  const undo = useUndoAccept(projectId);
  return useMutation({
    mutationKey: toAcceptKey(projectId),
    meta: { fallback: t('acceptFailed') },
    mutationFn: (proposals: readonly Proposal[]) =>
      unwrap(
        calls.accept.$post({
          param: { projectId },
          json: { ids: proposals.map(({ id }) => id), seen: listSeen(proposals) },
        }),
      ),
    onSuccess: async (accepted, proposals) => {
      storeAddedAfterPaying(projectId, null);
      rememberOwnSave(...accepted.events.map(toEventVersion));
      const added = new Set(proposals.map(({ id }) => id));
      await updateProposals(client, projectId, (waiting) => waiting.filter(({ id }) => !added.has(id)));
      await refreshItinerary(client, projectId);
      const takeBack = () => undo.mutate(accepted.undo.ids);
      if (onAdded) onAdded(takeBack);
      else offerUndo(describeAccepted(countAccepted(proposals)), takeBack);
    },
    onError: () => {
      void refetchAfterWrite(client, { queryKey: toProposalsKey(projectId) });
      void refreshItinerary(client, projectId);
    },
  });
}

/** Shows a waiting ticket to a guest, or to all who see its event, with a toast to undo it. */
export function useAddTicket(projectId: string) {
  const settle = useSettleTickets(projectId);
  const restore = useRestoreTicket(projectId);
  return useMutation({
    meta: { fallback: t('addTicketFailed') },
    mutationFn: async ({ id, personId }: Pick<Proposal, 'id' | 'personId'>) => {
      const param = { projectId, proposalId: String(id) };
      await unwrap(calls[':proposalId'].$patch({ param, json: { personId } }));
      await unwrap(calls.accept.$post({ param: { projectId }, json: { ids: [id] } }));
    },
    onSuccess: (_result, { id }) => offerUndo(t('proposedTicketAdded'), () => restore.mutate(id)),
    onSettled: settle,
  });
}

/** Discards a waiting ticket, with a toast to undo it. */
export function useDiscardTicket(projectId: string) {
  const settle = useSettleTickets(projectId);
  const restore = useRestoreTicket(projectId);
  return useMutation({
    meta: { fallback: t('discardTicketFailed') },
    mutationFn: (id: number) => deleteProposal(projectId, id),
    onSuccess: (_result, id) => offerUndo(t('ticketDiscarded'), () => restore.mutate(id)),
    onSettled: settle,
  });
}

/** Lets a ticket wait again. */
function useRestoreTicket(projectId: string) {
  const settle = useSettleTickets(projectId);
  return useMutation({
    meta: { success: t('undone'), fallback: t('undoFailed'), canRepeat: true },
    mutationFn: (id: number) => unwrap(calls.restore.$post({ param: { projectId }, json: { ids: [id] } })),
    onSettled: settle,
  });
}

function useSettleTickets(projectId: string) {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      refetchAfterWrite(client, { queryKey: toProposalsKey(projectId) }),
      refetchAfterWrite(client, { queryKey: toPapersKey(projectId) }),
    ]);
    await refreshItinerary(client, projectId);
  };
}

/** The versions shown of events that changed after a change of them was proposed. */
const listSeen = (proposals: readonly Proposal[]): SeenEvent[] =>
  proposals.flatMap(({ change }) =>
    change && change.current !== null && change.current !== change.sequence
      ? { eventId: change.eventId, sequence: change.current }
      : [],
  );

/** Takes added events off again; their proposals wait as before. */
function useUndoAccept(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('undoFailed'), canRepeat: true },
    mutationFn: (ids: number[]) => unwrap(calls.undo.$post({ param: { projectId }, json: { ids } })),
    onSuccess: async () => {
      await Promise.all([
        refetchAfterWrite(client, { queryKey: toProposalsKey(projectId) }),
        refreshItinerary(client, projectId),
      ]);
      showToast({
        title: t('undone'),
        description: t('eventsWaitAgain'),
        kind: 'ok',
      });
    },
  });
}

/** Events of a copy or an import that are added with Full Access. */
export const pendingCountOptions = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'pending-content'],
    staleTime: 0,
    queryFn: () => unwrap(api.projects[':projectId']['pending-content'].$get({ param: { projectId } })),
  });

/** The itinerary's own address for forwarding emails. */
export const projectIntakeOptions = (projectId: string) =>
  queryOptions({
    queryKey: toIntakeKey(projectId),
    queryFn: () => unwrap(api.projects[':projectId'].intake.$get({ param: { projectId } })),
  });

/** Replaces the itinerary's address; the old one stops working. */
export function useRenewProjectIntake(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { success: t('addressUpdated'), fallback: t('renewAddressFailed') },
    mutationFn: () => unwrap(api.projects[':projectId'].intake.renew.$post({ param: { projectId } })),
    onSuccess: (intake) => storeWritten(client, toIntakeKey(projectId), intake),
  });
}
