import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { updateCachedUnclaimed } from './queries.ts';

/** An itinerary to put events into. */
export type AssignTarget = { projectId: string; name: string };

const calls = api['unclaimed-events'];

/** Puts one card into an itinerary; it leaves the list. */
export function useAssignEvent() {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: 'Failed to assign the event. Please try again.' },
    mutationFn: ({ card, target }: { card: UnclaimedEvent; target: AssignTarget }) =>
      unwrap(
        calls[':id'].assign.$post({ param: { id: String(card.id) }, json: { projectId: target.projectId } }),
      ),
    onSuccess: async (_answer, { card, target }) => {
      showToast({
        title: 'Event assigned',
        description: `“${card.title}” is in ${target.name}.`,
        kind: 'ok',
      });
      await updateCachedUnclaimed(client, (cards) => cards.filter(({ id }) => id !== card.id));
      void client.invalidateQueries({ queryKey: queryKeys.myProjects });
    },
    onError: (error) => refreshIfGone(client, error),
  });
}

/** Puts several cards into an itinerary, each for itself; those that could not be stay and are told. */
export function useAssignEvents() {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: FAILED_SOME },
    mutationFn: ({ ids, target }: { ids: number[]; target: AssignTarget }) =>
      unwrap(calls.assign.$post({ json: { ids, projectId: target.projectId } })),
    onSuccess: async ({ assignedIds, failed }, { target }) => {
      const done = new Set(assignedIds);
      await updateCachedUnclaimed(client, (cards) => cards.filter(({ id }) => !done.has(id)));
      void client.invalidateQueries({ queryKey: queryKeys.myProjects });
      const description = `${count(done.size)} in ${target.name}.`;
      if (failed.length === 0) return showToast({ title: 'Events assigned', description, kind: 'ok' });
      // The rest waits for Full Access.
      const feature = failed.map(({ code }) => toUpgradeFeature(code)).find(Boolean);
      if (feature) {
        if (done.size > 0) showToast({ title: 'Events assigned', description, kind: 'ok' });
        return openUpgradePrompt(feature);
      }
      const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
      showToast({
        title: FAILED_SOME,
        description: `${description} ${failed.length} left: ${reasons}`,
        kind: 'error',
        duration: 10_000,
      });
    },
    onError: (error) => refreshIfGone(client, error),
  });
}

const FAILED_SOME = 'Failed to assign some events. Please try again.';

const count = (number: number) => (number === 1 ? '1 event is' : `${number} events are`);

/** Assigned or deleted in another tab, perhaps: what is shown is old. */
function refreshIfGone(client: ReturnType<typeof useQueryClient>, error: Error) {
  if (!(error instanceof ApiError) || error.status !== 404) return;
  void client.invalidateQueries({ queryKey: queryKeys.unclaimed, exact: true });
  void client.invalidateQueries({ queryKey: queryKeys.myProjects });
}
