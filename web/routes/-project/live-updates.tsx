import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Itinerary, refreshItinerary } from '../../features/itinerary/queries.ts';
import { describeChanges } from '../../features/live/changes.ts';
import { startLiveUpdates } from '../../features/live/connection.ts';
import { LiveStatus } from '../../features/live/live-status.tsx';
import { registerServiceWorker, saveOfflineCopy } from '../../features/offline/save-offline-copy.ts';
import { ApiError } from '../../lib/api.ts';
import { deleteOfflineCopy } from '../../lib/offline-copies.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { openSocket } from '../../lib/socket.ts';

/** Long enough to be read by whoever was not looking. */
const NEWS_MS = 15_000;
/** A change this soon after something was sent from here is one's own. */
const OWN_MS = 5_000;

/** Keeps the open page as new as its itinerary, and a copy of it for when there is no network. Default export. */
export default function LiveUpdates({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const [news, setNews] = useState<{ text: string }>();
  const state = useItineraryState(client, projectId);
  // Where the page came from the service worker, it says from when its data is.
  const [shipped] = useState(() => document.documentElement.dataset.asOf);
  const [first] = useState(state?.dataUpdatedAt);
  const isShipped = shipped !== undefined && state?.dataUpdatedAt === first;

  useEffect(() => {
    void registerServiceWorker();
    const read = () => client.getQueryData<Itinerary>(queryKeys.itinerary(projectId));
    const line = startLiveUpdates({
      open: () => openSocket(`/api/projects/${projectId}/live`),
      known: () => {
        const now = client.getQueryState<Itinerary>(queryKeys.itinerary(projectId));
        const isCopy = shipped !== undefined && now?.dataUpdatedAt === first;
        return isCopy || now?.error ? 0 : (now?.data?.project.revision ?? Number.POSITIVE_INFINITY);
      },
      isVisible: () => document.visibilityState === 'visible',
      refresh: async () => {
        const before = read();
        if (!before) return;
        const isOwn = before.project.viewer.role !== 'viewer' && hasJustWritten(client);
        await refreshItinerary(client, projectId);
        const { error } = client.getQueryState(queryKeys.itinerary(projectId)) ?? {};
        if (error instanceof ApiError && error.status === 401) await deleteOfflineCopy(projectId);
        const after = read();
        const text = after && after !== before && !isOwn && describeChanges(before, after);
        if (text) setNews({ text });
      },
    });
    const wake = () => document.visibilityState === 'visible' && line.wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      line.stop();
    };
  }, [client, projectId, shipped, first]);

  useEffect(() => {
    const timer = news && setTimeout(() => setNews(undefined), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);

  useEffect(() => {
    if (!state?.data || isShipped) return;
    void saveOfflineCopy(state.data, state.dataUpdatedAt);
  }, [state?.data, state?.dataUpdatedAt, isShipped]);

  const isOffline = isShipped || (state?.error && !(state.error instanceof ApiError));
  const asOf = isShipped ? Date.parse(shipped) : state?.dataUpdatedAt;
  return <LiveStatus news={news?.text} asOf={isOffline ? asOf : undefined} />;
}

function useItineraryState(client: QueryClient, projectId: string) {
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find<Itinerary>({ queryKey: queryKeys.itinerary(projectId) })?.state,
  );
}

/** Whether something was sent from this page a moment ago: its own changes are no news to it. */
function hasJustWritten(client: QueryClient): boolean {
  const since = Date.now() - OWN_MS;
  return client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || state.submittedAt > since);
}
