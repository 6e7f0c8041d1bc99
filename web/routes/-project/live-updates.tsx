import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { showAccessGranted } from '../../features/access/show-access-granted.ts';
import { useTitleBar } from '../../features/itinerary/use-title-bar.ts';
import { describeChanges } from '../../features/live/changes.ts';
import { startLiveUpdates } from '../../features/live/connection.ts';
import { LiveStatus } from '../../features/live/live-status.tsx';
import { NotifyState } from '../../features/notifications/notify-state.tsx';
import { offerInstalledApp } from '../../features/notifications/offer-installed-app.ts';
import { registerServiceWorker } from '../../features/offline/register-service-worker.ts';
import { saveOfflineCopy } from '../../features/offline/save-offline-copy.ts';
import { LinkAskedNotice } from '../../features/people/link-asked-notice.tsx';
import { useRecentChanges } from '../../features/recent-changes/use-recent-changes.ts';
import { useSendWaiting } from '../../features/rsvps/use-send-waiting.ts';
import { useSendWaitingPlaces } from '../../features/sign-ups/use-sign-ups.ts';
import { ApiError } from '../../lib/api.ts';
import { type Itinerary, refreshItinerary } from '../../lib/itinerary-query.ts';
import { deleteOfflineCopy } from '../../lib/offline-copies.ts';
import { toPapersKey } from '../../lib/paper-paths.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { countOptimistic } from '../../lib/refetch-after-write.ts';
import { refreshRsvps } from '../../lib/rsvps/rsvp-query.ts';
import { storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { storedSignUps } from '../../lib/sign-ups/waiting-places.ts';
import { openSocket } from '../../lib/socket.ts';
import { takeAccessGranted } from '../../lib/storage.ts';
import { DayTools } from './day-tools.tsx';
import { NOTIFY_STATE } from './page-footer.tsx';
import { RecentChanges } from './recent-changes.tsx';

const SHOW_CHANGE_MS = 15_000;
const TAKEN_DOWN = 451;

type Props = {
  projectId: string;
  /** A dialog of the page is open. */
  hasDialog: boolean;
};

/** Keeps the open itinerary up to date, shows what changed and what was missed, and saves an offline copy. */
export default function LiveUpdates({ projectId, hasDialog }: Props) {
  const client = useQueryClient();
  const { change, onLiveChange } = useLatestChange();
  const state = useItineraryState(client, projectId);
  // Set if the service worker served the page: the time of its offline copy.
  const [copyDate] = useState(() => document.documentElement.dataset.asOf);
  const [savedAt, setSavedAt] = useState<number>();
  const [firstUpdate] = useState(state?.dataUpdatedAt);
  const isOfflineCopy = copyDate !== undefined && state?.dataUpdatedAt === firstUpdate;
  const recent = useRecentChanges({
    projectId,
    isCopy: copyDate !== undefined,
    savedAt,
    onLiveChange,
  });
  const isCompared = recent.unseen !== undefined;
  const personId = state?.data?.project.viewer.person?.id;
  useTitleBar();
  useSendWaiting(projectId, personId);
  useSendWaitingPlaces(projectId, personId);

  useLiveConnection(client, projectId, copyDate, firstUpdate);

  useEffect(() => {
    if (takeAccessGranted()) showAccessGranted();
  }, []);

  const { data, dataUpdatedAt = 0 } = state ?? {};
  useEffect(() => {
    if (!data || isOfflineCopy || !isCompared) return;
    void saveOfflineCopy(data, data.asOf ?? dataUpdatedAt).then(() => setSavedAt(dataUpdatedAt));
  }, [data, dataUpdatedAt, isOfflineCopy, isCompared]);

  const hasNoNetwork = state?.error && !(state.error instanceof ApiError);
  const isOffline = isOfflineCopy || Boolean(hasNoNetwork);
  const asOf = isOfflineCopy ? Date.parse(copyDate) : (data?.asOf ?? dataUpdatedAt);
  return (
    <>
      {data && (
        <NotifyState
          projectId={projectId}
          person={data.project.viewer.person}
          placeId={NOTIFY_STATE}
          isChanging={hasDialog}
        />
      )}
      {data && <DayTools itinerary={data} />}
      <LiveStatus
        change={change?.text}
        asOf={isOffline || data?.asOf !== undefined ? asOf : undefined}
        isOffline={isOffline}
      />
      {data?.project.viewer.person === null && <LinkAskedNotice projectId={projectId} />}
      {data && recent.unseen && (
        <RecentChanges
          itinerary={data}
          unseen={recent.unseen}
          onSeen={recent.onSeen}
          onDismiss={recent.dismiss}
        />
      )}
    </>
  );
}

/** Refetches what changes while the page is open. `copyDate` and `firstUpdate`: of an offline copy that it began with. */
function useLiveConnection(
  client: QueryClient,
  projectId: string,
  copyDate: string | undefined,
  firstUpdate: number | undefined,
) {
  useEffect(() => {
    void registerServiceWorker();
    offerInstalledApp(projectId);
    const connection = startLiveUpdates({
      open: () => openSocket(`/api/projects/${projectId}/live`),
      known: () => {
        const now = client.getQueryState<Itinerary>(queryKeys.itinerary(projectId));
        const isCopy = copyDate !== undefined && now?.dataUpdatedAt === firstUpdate;
        // What is old is read again until it is not.
        return isCopy || now?.error || now?.data?.asOf !== undefined
          ? 0
          : (now?.data?.project.revision ?? Number.POSITIVE_INFINITY);
      },
      isVisible: () => document.visibilityState === 'visible',
      refresh: (revision) => refresh(client, projectId, revision),
      refreshRsvps: () => {
        refreshRsvps(client, projectId);
        refreshSignUps(client, projectId);
      },
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
}

/** What others changed last while the reader watched, for a while. */
function useLatestChange() {
  const [change, setChange] = useState<{ text: string }>();
  const onLiveChange = useCallback((before: Itinerary, after: Itinerary) => {
    const text = describeChanges(before, after);
    if (text) setChange({ text });
  }, []);
  useEffect(() => {
    const timer = change && setTimeout(() => setChange(undefined), SHOW_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [change]);
  return { change, onLiveChange };
}

/** Refetches the itinerary. Deletes the offline copy if access has ended, or if the itinerary was taken down. */
async function refresh(client: QueryClient, projectId: string, revision: number) {
  const queryKey = queryKeys.itinerary(projectId);
  if (client.getQueryData(queryKey) === undefined) return;
  // They refetch when they have settled; if not, the connection asks again.
  if (countOptimistic(client, queryKey) > 0) return;
  const readPersonId = () => client.getQueryData<Itinerary>(queryKey)?.project.viewer.person?.id;
  const personId = readPersonId();
  await refreshItinerary(client, projectId, revision);
  refreshSignUps(client, projectId);
  void client.invalidateQueries({ queryKey: toPapersKey(projectId) });
  // A host removed the reader, or joined them with another guest: the answers in the cache are another person's.
  if (readPersonId() !== personId) void client.resetQueries({ queryKey: queryKeys.rsvps(projectId) });
  const { error } = client.getQueryState(queryKey) ?? {};
  if (!(error instanceof ApiError)) return;
  if (error.status === TAKEN_DOWN) {
    await deleteOfflineCopy(projectId);
    storedRsvps.forget(projectId);
    storedSignUps.forget(projectId);
    // The server has a page that says so, and tells hosts why.
    location.reload();
  }
  if (error.status === 401) {
    await deleteOfflineCopy(projectId);
    // What waits is sent first, so that the guest hears that it was refused.
    for (const store of [storedRsvps, storedSignUps])
      if (!store.read(projectId)?.waiting.length) store.forget(projectId);
  }
}

/** Refetches the sign-up lists if they are shown: hosts change them, guests take places. */
const refreshSignUps = (client: QueryClient, projectId: string) =>
  void client.invalidateQueries({ queryKey: queryKeys.signUps(projectId) });

function useItineraryState(client: QueryClient, projectId: string) {
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => cache.find<Itinerary>({ queryKey: queryKeys.itinerary(projectId) })?.state,
  );
}
