import { ANSWERED_AS_HEADER } from '../../../worker/contract/answered-as.ts';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { ApiError, api, unwrap } from '../api.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** How many places of a line a guest wants. `key` tells it from a later wish for the same line. */
export type WaitingPlaces = { signUpId: number; slotId: number; count: number; key: string };

/** What this browser keeps of one person: the lists as the server had them, and what was not sent yet. */
export type StoredSignUps = { personId: number; lists: SignUp[]; waiting: WaitingPlaces[] };

/** What became of a wish: the list, or why it was refused. */
export type SentPlaces = { list: SignUp; refused?: never } | { list?: never; refused: string };

const toKey = (projectId: string) => `sign_ups_${projectId}`;
const listeners = new Set<() => void>();
let parsed: { text: string; stored: StoredSignUps } | undefined;

/** Returns what is stored: the same object until it changes. */
export function readStoredSignUps(projectId: string): StoredSignUps | undefined {
  const text = readStorage('localStorage', toKey(projectId));
  if (text === null) return undefined;
  if (parsed?.text !== text) parsed = { text, stored: JSON.parse(text) as StoredSignUps };
  return parsed.stored;
}

/** Stores a change of what `personId` has; that of anyone else is dropped. */
export function changeStoredSignUps(
  projectId: string,
  personId: number,
  change: (stored: StoredSignUps) => Partial<StoredSignUps>,
): void {
  const before = readStoredSignUps(projectId);
  const own = before?.personId === personId ? before : { personId, lists: [], waiting: [] };
  write(projectId, JSON.stringify({ ...own, ...change(own) }));
}

/** Deletes what is stored, unless it is of this person. */
export function forgetStoredSignUps(projectId: string, exceptPersonId?: number): void {
  const stored = readStoredSignUps(projectId);
  if (stored && stored.personId !== exceptPersonId) write(projectId, null);
}

function write(projectId: string, text: string | null) {
  writeStorage('localStorage', toKey(projectId), text);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, also by other tabs. Returns the unsubscribe function. */
export function subscribeToStoredSignUps(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps a wish until it is sent, in place of an earlier one for the same line. */
export function addWaitingPlaces(
  projectId: string,
  personId: number,
  wish: Omit<WaitingPlaces, 'key'>,
): void {
  const isOther = (one: WaitingPlaces) => one.signUpId !== wish.signUpId || one.slotId !== wish.slotId;
  changeStoredSignUps(projectId, personId, ({ waiting }) => ({
    waiting: [...waiting.filter(isOther), { ...wish, key: crypto.randomUUID() }],
  }));
}

/**
 * Sends what this person wants, one wish after the other. Stops where there is no connection or the server is busy. No two
 * tabs send at the same time.
 */
export async function sendWaitingPlaces(projectId: string, personId: number): Promise<SentPlaces[]> {
  const send = () => sendAll(projectId, personId);
  return navigator.locks ? navigator.locks.request(`sign-ups ${projectId}`, send) : send();
}

async function sendAll(projectId: string, personId: number): Promise<SentPlaces[]> {
  const sent: SentPlaces[] = [];
  for (;;) {
    const stored = readStoredSignUps(projectId);
    const next = stored?.personId === personId ? stored.waiting[0] : undefined;
    const result = next && (await sendOne(projectId, personId, next));
    if (!result) return sent;
    sent.push(result);
    changeStoredSignUps(projectId, personId, ({ waiting, lists }) => ({
      waiting: waiting.filter(({ key }) => key !== next.key),
      lists: result.list ? lists.map((one) => (one.id === result.list.id ? result.list : one)) : lists,
    }));
  }
}

/** Undefined if it has to wait. */
async function sendOne(
  projectId: string,
  personId: number,
  { signUpId, slotId, count }: WaitingPlaces,
): Promise<SentPlaces | undefined> {
  try {
    const call = api.projects[':projectId']['sign-ups'][':signUpId'].slots[':slotId'].mine.$put(
      { param: { projectId, signUpId: String(signUpId), slotId: String(slotId) }, json: { count } },
      { headers: { [ANSWERED_AS_HEADER]: String(personId) } },
    );
    return { list: await unwrap(call) };
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isFinal ? { refused: error.body?.message ?? 'Please try again.' } : undefined;
  }
}
