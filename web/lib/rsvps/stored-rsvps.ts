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
let parsed: { text: string; stored: StoredRsvps } | undefined;

/** Returns what is stored for the project: the same object until it changes. */
export function readStoredRsvps(projectId: string): StoredRsvps | undefined {
  const text = readStorage('localStorage', toKey(projectId));
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
  writeStorage('localStorage', toKey(projectId), text);
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
