import type { AnswerRsvp, Rsvp } from '../../../worker/contract/rsvps.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** An answer that was given and not sent yet. `key` tells it from a later one for the same event. */
export type WaitingRsvp = AnswerRsvp & { eventId: number | null; key: string };

/** What this browser keeps of one person's answers. */
export type StoredRsvps = {
  personId: number;
  /** The answers that the server has, for offline use. */
  mine: Rsvp[];
  /** To be sent, in this order; one per event. */
  waiting: WaitingRsvp[];
  /** Why answers were refused, until they are given again or the reason is dismissed. */
  refused: { eventId: number | null; message: string }[];
};

const toKey = (projectId: string) => `rsvps_${projectId}`;
const listeners = new Set<() => void>();
/** Texts that the browser could not store, as on a full disk. They last as long as the page. */
const unstored = new Map<string, string>();
let parsed: { text: string; stored: StoredRsvps } | undefined;

/** Returns what is stored for the project: the same object until it changes. */
export function readStoredRsvps(projectId: string): StoredRsvps | undefined {
  const key = toKey(projectId);
  const text = unstored.get(key) ?? readStorage('localStorage', key);
  if (text === null) return undefined;
  if (parsed?.text !== text) parsed = { text, stored: JSON.parse(text) as StoredRsvps };
  return parsed.stored;
}

/** Stores a change of what `personId` has. That of anyone else is dropped. */
export function changeStoredRsvps(
  projectId: string,
  personId: number,
  change: (stored: StoredRsvps) => Partial<StoredRsvps>,
): void {
  const before = readStoredRsvps(projectId);
  const own = before?.personId === personId ? before : { personId, mine: [], waiting: [], refused: [] };
  write(projectId, JSON.stringify({ ...own, ...change(own) }));
}

/** Deletes what is stored, unless it is of this person. */
export function forgetStoredRsvps(projectId: string, exceptPersonId?: number): void {
  const stored = readStoredRsvps(projectId);
  if (stored && stored.personId !== exceptPersonId) write(projectId, null);
}

function write(projectId: string, text: string | null) {
  const key = toKey(projectId);
  writeStorage('localStorage', key, text);
  if (text !== null && readStorage('localStorage', key) !== text) unstored.set(key, text);
  else unstored.delete(key);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, also by other tabs. Returns the unsubscribe function. */
export function subscribeToStoredRsvps(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
