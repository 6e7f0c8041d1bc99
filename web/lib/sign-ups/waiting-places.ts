import { ANSWERED_AS_HEADER } from '../../../worker/contract/answered-as.ts';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, toServerMessage, unwrap } from '../api.ts';
import { createPersonStore } from '../project-store.ts';
import { sendWaiting } from '../send-waiting.ts';

/** How many places of a line a guest wants. `key` tells it from a later wish for the same line. */
export type WaitingPlaces = { signUpId: number; slotId: number; count: number; key: string };

/** What this browser keeps of one person: the lists as the server had them, and what was not sent yet. */
export type StoredSignUps = { personId: number; lists: SignUp[]; waiting: WaitingPlaces[] };

/** Result of a request for places: the list, or the reason why it was refused. */
export type SentPlaces = { list: SignUp; refused?: never } | { list?: never; refused: string };

/** The sign-ups of the person who uses this browser. */
export const storedSignUps = createPersonStore<StoredSignUps>('sign_ups', { lists: [], waiting: [] });

/** Keeps a wish until it is sent, in place of an earlier one for the same line. */
export function addWaitingPlaces(
  projectId: string,
  personId: number,
  wish: Omit<WaitingPlaces, 'key'>,
): void {
  const isOther = (one: WaitingPlaces) => one.signUpId !== wish.signUpId || one.slotId !== wish.slotId;
  storedSignUps.change(projectId, personId, ({ waiting }) => ({
    waiting: [...waiting.filter(isOther), { ...wish, key: crypto.randomUUID() }],
  }));
}

/** Sends what this person wants, as `sendWaiting` does. */
export function sendWaitingPlaces(projectId: string, personId: number): Promise<SentPlaces[]> {
  return sendWaiting<WaitingPlaces, SentPlaces>(`sign-ups ${projectId}`, {
    next: () => {
      const stored = storedSignUps.read(projectId);
      return stored?.personId === personId ? stored.waiting[0] : undefined;
    },
    send: async ({ signUpId, slotId, count }) => {
      const param = { projectId, signUpId: String(signUpId), slotId: String(slotId) };
      const headers = { [ANSWERED_AS_HEADER]: String(personId) };
      const { mine } = api.projects[':projectId']['sign-ups'][':signUpId'].slots[':slotId'];
      return { list: await unwrap(mine.$put({ param, json: { count } }, { headers })) };
    },
    refuse: (error) => ({ refused: toServerMessage(error) ?? t('pleaseTryAgain') }),
    settle: ({ key }, { list }) =>
      storedSignUps.change(projectId, personId, ({ waiting, lists }) => ({
        waiting: waiting.filter((one) => one.key !== key),
        lists: list ? lists.map((one) => (one.id === list.id ? list : one)) : lists,
      })),
  });
}
