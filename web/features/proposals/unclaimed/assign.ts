import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../../lib/api.ts';
import { openUpgradePrompt } from '../../../lib/opened-upgrade-prompt.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { refetchAfterWrite } from '../../../lib/refetch-after-write.ts';
import { toUpgradeFeature } from '../../../lib/upgrade-features.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { updateCachedUnclaimed } from './queries.ts';

/** An itinerary to assign events to. */
export type AssignTarget = { projectId: string; name: string };

const calls = api['unclaimed-events'];

/** Assigns one event to an itinerary. */
export function useAssignEvent() {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('assignFailed') },
    mutationFn: ({ event, target }: { event: UnclaimedEvent; target: AssignTarget }) =>
      unwrap(
        calls[':id'].assign.$post({ param: { id: String(event.id) }, json: { projectId: target.projectId } }),
      ),
    onSuccess: async (_response, { event, target }) => {
      showToast({
        title: t('eventAssigned'),
        description: t('eventAddedTo', { title: event.title, name: target.name }),
        kind: 'ok',
      });
      await updateCachedUnclaimed(client, (events) => events.filter(({ id }) => id !== event.id));
      void refetchAfterWrite(client, { queryKey: queryKeys.myProjects });
    },
    onError: (error) => refreshIfGone(client, error),
  });
}

/** Assigns several events to an itinerary. Events that fail stay in the list and are reported. */
export function useAssignEvents() {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('assignSomeFailed') },
    mutationFn: ({ ids, target }: { ids: number[]; target: AssignTarget }) =>
      unwrap(calls.assign.$post({ json: { ids, projectId: target.projectId } })),
    onSuccess: async ({ assignedIds, failed }, { target }) => {
      const assigned = new Set(assignedIds);
      await updateCachedUnclaimed(client, (events) => events.filter(({ id }) => !assigned.has(id)));
      void refetchAfterWrite(client, { queryKey: queryKeys.myProjects });
      const description = t('eventsAddedTo', { count: assigned.size, name: target.name });
      if (failed.length === 0) return showToast({ title: t('eventsAssigned'), description, kind: 'ok' });
      const feature = failed.map(({ code }) => toUpgradeFeature(code)).find(Boolean);
      if (feature) {
        if (assigned.size > 0) showToast({ title: t('eventsAssigned'), description, kind: 'ok' });
        return openUpgradePrompt(feature);
      }
      const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
      showToast({
        title: t('assignSomeFailed'),
        description: `${description} ${t('notAddedBecause', { count: failed.length, reasons })}`,
        kind: 'error',
        duration: 10_000,
      });
    },
    onError: (error) => refreshIfGone(client, error),
  });
}

/** A 404 means the event was assigned or deleted elsewhere, so the lists are outdated. */
function refreshIfGone(client: ReturnType<typeof useQueryClient>, error: Error) {
  if (!(error instanceof ApiError) || error.status !== 404) return;
  void refetchAfterWrite(client, { queryKey: queryKeys.unclaimed, exact: true });
  void refetchAfterWrite(client, { queryKey: queryKeys.myProjects });
}
