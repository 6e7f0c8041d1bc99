import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { writeShownItinerary } from '../../lib/offline-copies.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { readShown } from './read-shown.ts';
import { findUnseen, type ShownItinerary, see, seeAll, seeChange, type Unseen } from './shown-itinerary.ts';

/** A change this soon after a request from this page is the user's own. */
const OWN_CHANGE_MS = 5_000;
/** After the return to the page: its connection has to notice first what was missed. */
const RETURN_MS = 10_000;

type Options = {
  projectId: string;
  /** The page opened from its offline copy. */
  isCopy: boolean;
  /** Changes whenever an offline copy was saved; what was shown is stored beside it. */
  savedAt: number | undefined;
  /** Called when others change something while the reader watches. */
  onLiveChange: (before: Itinerary, after: Itinerary) => void;
};

/**
 * What changed since this browser last showed the itinerary, and what arrives while the page is hidden or offline.
 * Everything else counts as seen: what others change before the reader's eyes, and what a host changes here. `unseen` is
 * undefined until what was shown is read; an offline copy must not be saved before.
 */
export function useRecentChanges({ projectId, isCopy, savedAt, onLiveChange }: Options) {
  const client = useQueryClient();
  const [unseen, setUnseen] = useState<Unseen>();
  const { isAway, endAbsence } = useAbsence(isCopy);
  const read = useCallback(
    () => client.getQueryData<Itinerary>(queryKeys.itinerary(projectId)),
    [client, projectId],
  );

  const compare = useCallback(
    (shown: ShownItinerary | undefined) => {
      const itinerary = read();
      if (!itinerary) return;
      setUnseen((old) => (old && isSame(old.shown, shown) ? old : findUnseen(shown, itinerary, Date.now())));
    },
    [read],
  );
  useReadShown(projectId, compare);

  useEffect(
    () =>
      watchItinerary(client, projectId, {
        onChange(before, after, isOwn) {
          const isMissed = !isOwn && isAway();
          const now = Date.now();
          setUnseen(
            (old) =>
              old && (isMissed ? findUnseen(old.shown, after, now) : seeChange(old, before, after, now)),
          );
          if (!isOwn && !isMissed) onLiveChange(before, after);
        },
        onLoaded: endAbsence,
      }),
    [client, projectId, isAway, endAbsence, onLiveChange],
  );

  const shown = unseen?.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once there is an offline copy
  useEffect(() => {
    if (shown) void writeShownItinerary(projectId, JSON.stringify(shown));
  }, [projectId, shown, savedAt]);

  const update = useCallback(
    (change: (old: Unseen, itinerary: Itinerary) => Unseen) => {
      const itinerary = read();
      if (itinerary) setUnseen((old) => old && change(old, itinerary));
    },
    [read],
  );
  return {
    unseen,
    /** The reader saw these events. */
    onSeen: useCallback(
      (ids: ReadonlySet<number>) => update((old, itinerary) => see(old, itinerary, ids, Date.now())),
      [update],
    ),
    /** The reader saw everything and needs no list anymore. */
    dismiss: useCallback(() => update((_old, itinerary) => seeAll(itinerary, Date.now())), [update]),
  };
}

/** Reads what was shown, also when the reader returns to the page: another tab may have shown more since. */
function useReadShown(projectId: string, onRead: (shown: ShownItinerary | undefined) => void) {
  useEffect(() => {
    let stopped = false;
    const readIt = async () => {
      const shown = await readShown(projectId);
      if (!stopped) onRead(shown);
    };
    const onReturn = () => document.hidden || void readIt();
    void readIt();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [projectId, onRead]);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether what arrives now was missed: the page is hidden, has just been returned to, or shows an old copy, which
 * `endAbsence` says was loaded.
 */
function useAbsence(isCopy: boolean) {
  const until = useRef(isCopy ? Number.POSITIVE_INFINITY : 0);
  const endAbsence = useCallback(() => {
    if (!document.hidden) until.current = Math.min(until.current, Date.now() + RETURN_MS);
  }, []);
  useEffect(() => {
    const mark = () => {
      until.current = document.hidden ? Number.POSITIVE_INFINITY : Date.now() + RETURN_MS;
    };
    document.addEventListener('visibilitychange', mark);
    addEventListener('online', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      removeEventListener('online', mark);
    };
  }, []);
  return { isAway: useCallback(() => document.hidden || Date.now() < until.current, []), endAbsence };
}

type Watcher = {
  /** There is a new version in the cache; `isOwn` if a host wrote it on this page. */
  onChange: (before: Itinerary, after: Itinerary, isOwn: boolean) => void;
  /** The server has sent the current version. */
  onLoaded: () => void;
};

/** Watches the itinerary in the cache. Returns the function that stops it. */
function watchItinerary(client: QueryClient, projectId: string, { onChange, onLoaded }: Watcher) {
  const cache = client.getQueryCache();
  const queryKey = queryKeys.itinerary(projectId);
  let before = client.getQueryData<Itinerary>(queryKey);
  let wasWriting = false;
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query !== cache.find({ queryKey })) return;
    // The response may come long after the request that a write caused.
    if (event.action.type === 'fetch') wasWriting = hasJustWritten(client);
    if (event.action.type !== 'success') return;
    const after = client.getQueryData<Itinerary>(queryKey);
    const isManual = event.action.manual === true;
    if (before && after && after !== before) {
      const isHost = mayDo(before.project, 'edit-content');
      onChange(before, after, isManual || (isHost && (wasWriting || hasJustWritten(client))));
    }
    before = after;
    if (!isManual) onLoaded();
  });
}

/** Returns whether this page sent a mutation within OWN_CHANGE_MS. */
function hasJustWritten(client: QueryClient): boolean {
  const since = Date.now() - OWN_CHANGE_MS;
  return client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || state.submittedAt > since);
}
