import { ANSWERED_AS_HEADER } from '../../../worker/contract/answered-as.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { type ApiError, api, toServerMessage, unwrap } from '../api.ts';
import { sendWaiting } from '../send-waiting.ts';
import { storedRsvps, type WaitingRsvp } from './stored-rsvps.ts';

/** `refused` is why, for the guest. */
export type SentRsvp = { eventId: number | null; key: string } & (
  | { row: Rsvp; refused?: never; error?: never }
  | { refused: string; row?: never; error: ApiError }
);

/** Sends the waiting answers of this person, as `sendWaiting` does. */
export function sendWaitingRsvps(projectId: string, personId: number): Promise<SentRsvp[]> {
  return sendWaiting<WaitingRsvp, SentRsvp>(`rsvps ${projectId}`, {
    next: () => {
      const stored = storedRsvps.read(projectId);
      // Someone else may be at this browser now.
      return stored?.personId === personId ? stored.waiting[0] : undefined;
    },
    send: async ({ key, ...json }) => {
      const headers = { [ANSWERED_AS_HEADER]: String(personId) };
      const call = api.projects[':projectId'].rsvps.me.$put({ param: { projectId }, json }, { headers });
      return { eventId: json.eventId, key, row: await unwrap(call) };
    },
    refuse: (error, { eventId, key }) => ({ eventId, key, refused: describeRefusal(error), error }),
    settle: (_, sent) => settle(projectId, personId, sent),
  });
}

/** Removes the answer from those that wait, unless it was given anew in the meantime. */
function settle(projectId: string, personId: number, { eventId, key, row, refused }: SentRsvp) {
  if (storedRsvps.read(projectId)?.personId !== personId) return;
  storedRsvps.change(projectId, personId, ({ mine, waiting, refused: others }) => ({
    waiting: waiting.filter((one) => one.key !== key),
    mine: row ? [...mine.filter((one) => one.eventId !== eventId), row] : mine,
    refused: [
      ...others.filter((one) => one.eventId !== eventId),
      ...(refused === undefined ? [] : [{ eventId, message: refused }]),
    ],
  }));
}

function describeRefusal(error: ApiError): string {
  if (error.status === 401) return t('accessEnded');
  return toServerMessage(error) ?? t('pleaseTryAgain');
}
