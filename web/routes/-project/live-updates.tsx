import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showAccessGranted } from '../../features/access/show-access-granted.ts';
import { describeChanges } from '../../features/live/changes.ts';
import { startLiveUpdates } from '../../features/live/connection.ts';
import { LiveStatus } from '../../features/live/live-status.tsx';
import { registerServiceWorker, saveOfflineCopy } from '../../features/offline/save-offline-copy.ts';
import { useSendWaiting } from '../../features/rsvps/use-send-waiting.ts';
import { ApiError } from '../../lib/api.ts';
import { type Itinerary, refreshItinerary } from '../../lib/itinerary-query.ts';
import { deleteOfflineCopy } from '../../lib/offline-copies.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refreshRsvps } from '../../lib/rsvps/rsvp-query.ts';
import { forgetStoredRsvps, readStoredRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { openSocket } from '../../lib/socket.ts';
import { takeAccessGranted } from '../../lib/storage.ts';

const SHOW_CHANGE_MS = 15_000;
/** A change this soon after a request from this page is the user's own. */
const OWN_CHANGE_MS = 5_000;

/** Keeps the open itinerary up to date, shows what changed, and saves an offline copy. */
export default function LiveUpdates({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const [change, setChange] = useState<{ text: string }>();
  const state = useItineraryState(client, projectId);
  // Set if the service worker served the page: the time of its offline copy.
  const [copyDate] = useState(() => document.documentElement.dataset.asOf);
  const [firstUpdate] = useState(state?.dataUpdatedAt);
  const isOfflineCopy = copyDate !== undefined && state?.dataUpdatedAt === firstUpdate;
  useSendWaiting(projectId, state?.data?.project.viewer.person?.id);

  useEffect(() => {
    void registerServiceWorker();
    const connection = startLiveUpdates({
      open: () => openSocket(`/api/projects/${projectId}/live`),
      known: () => {
        const now = client.getQueryState<Itinerary>(queryKeys.itinerary(projectId));
        const isCopy = copyDate !== undefined && now?.dataUpdatedAt === firstUpdate;
        return isCopy || now?.error ? 0 : (now?.data?.project.revision ?? Number.POSITIVE_INFINITY);
      },
      isVisible: () => document.visibilityState === 'visible',
      refresh: async (revision) => {
        const text = await refreshAndDescribe(client, projectId, revision);
        if (text) setChange({ text });
      },
      refreshRsvps: () => refreshRsvps(client, projectId),
    });
    const wake = () => document.visibilityState === 'visible' && connection.wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      connection.stop();
    };
  }, [client, projectId, copyDate, firstUpdate]);

  useEffect(() => {
    if (takeAccessGranted()) showAccessGranted();
  }, []);

  useEffect(() => {
    const timer = change && setTimeout(() => setChange(undefined), SHOW_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [change]);

  useEffect(() => {
    if (!state?.data || isOfflineCopy) return;
    void saveOfflineCopy(state.data, state.dataUpdatedAt);
  }, [state?.data, state?.dataUpdatedAt, isOfflineCopy]);

  const isOffline = isOfflineCopy || (state?.error && !(state.error instanceof ApiError));
  const asOf = isOfflineCopy ? Date.parse(copyDate) : state?.dataUpdatedAt;
  return <LiveStatus change={change?.text} asOf={isOffline ? asOf : undefined} />;
}

/** Refetches the itinerary. Returns a description of what others changed, if anything. */
async function refreshAndDescribe(client: QueryClient, projectId: string, revision: number) {
  const queryKey = queryKeys.itinerary(projectId);
  const before = client.getQueryData<Itinerary>(queryKey);
  if (!before) return;
  const isOwnChange = before.project.viewer.role !== 'viewer' && hasJustWritten(client);
  await refreshItinerary(client, projectId, revision);
  const { error } = client.getQueryState(queryKey) ?? {};
  if (error instanceof ApiError && error.status === 401) {
    await deleteOfflineCopy(projectId);
    // What waits is sent first, so that the guest hears that it was refused.
    if (!readStoredRsvps(projectId)?.waiting.length) forgetStoredRsvps(projectId);
  }
  const after = client.getQueryData<Itinerary>(queryKey);
  if (!after || after === before || isOwnChange) return;
  return describeChanges(before, after);
}

function useItineraryState(client: QueryClient, projectId: string) {
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find<Itinerary>({ queryKey: queryKeys.itinerary(projectId) })?.state,
  );
}

/** Returns whether this page sent a mutation within OWN_CHANGE_MS. */
function hasJustWritten(client: QueryClient): boolean {
  const since = Date.now() - OWN_CHANGE_MS;
  return client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || state.submittedAt > since);
}
