import type { ShiftBody, Shifted } from '../../../worker/contract/shift.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';

/** A shift that was asked for and not answered yet. `key` makes a repeated request move once. */
export type WaitingShift = { body: ShiftBody; key: string };

/** What became of one: `refused` is why, for the host. */
export type ShiftOutcome = { shifted: Shifted } | { refused: string; isOutdated: boolean };

const toKey = (projectId: string) => `shifts_${projectId}`;
const listeners = new Set<() => void>();
let parsed: { text: string; waiting: WaitingShift[] } | undefined;
const NONE: WaitingShift[] = [];

/** Returns what waits, the same object until it changes. */
export function readWaitingShifts(projectId: string): WaitingShift[] {
  const text = readStorage('localStorage', toKey(projectId));
  if (text === null) return NONE;
  if (parsed?.text !== text) parsed = { text, waiting: JSON.parse(text) as WaitingShift[] };
  return parsed.waiting;
}

function write(projectId: string, waiting: WaitingShift[]) {
  writeStorage('localStorage', toKey(projectId), waiting.length > 0 ? JSON.stringify(waiting) : null);
  for (const listener of listeners) listener();
}

/** Keeps a shift until the server has answered. */
export function addWaitingShift(projectId: string, body: ShiftBody): void {
  write(projectId, [...readWaitingShifts(projectId), { body, key: crypto.randomUUID() }]);
}

/** Forgets what waits. */
export const dropWaitingShifts = (projectId: string): void => write(projectId, []);

/** Calls `listener` after each change, also by other tabs. Returns the unsubscribe function. */
export function subscribeToWaitingShifts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * Sends what waits, one after the other, and returns what became of it. Stops where there is no connection or the server is
 * busy. No two tabs send at the same time; the key makes a second request harmless where tabs cannot agree.
 */
export async function sendWaitingShifts(projectId: string): Promise<ShiftOutcome[]> {
  const send = () => sendAll(projectId);
  return navigator.locks ? navigator.locks.request(`shifts ${projectId}`, send) : send();
}

async function sendAll(projectId: string): Promise<ShiftOutcome[]> {
  const outcomes: ShiftOutcome[] = [];
  for (;;) {
    const [next] = readWaitingShifts(projectId);
    const outcome = next && (await sendOne(projectId, next));
    if (!outcome) return outcomes;
    outcomes.push(outcome);
    write(
      projectId,
      readWaitingShifts(projectId).filter(({ key }) => key !== next.key),
    );
  }
}

/** Undefined if it has to wait. */
async function sendOne(projectId: string, { body, key }: WaitingShift): Promise<ShiftOutcome | undefined> {
  try {
    const call = api.projects[':projectId'].shift.$post(
      { param: { projectId }, json: body },
      { headers: { 'Idempotency-Key': key } },
    );
    return { shifted: (await unwrap(call)) as Shifted };
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (!isFinal) return undefined;
    const isOutdated = error.body?.code === 'CONFLICT';
    const refused = isOutdated
      ? 'Someone changed these events in the meantime. Check the new times and try again.'
      : (error.body?.message ?? 'Please try again.');
    return { refused, isOutdated };
  }
}
