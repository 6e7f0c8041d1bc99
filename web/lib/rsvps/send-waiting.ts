import { ANSWERED_AS_HEADER } from '../../../worker/contract/answered-as.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { ApiError, api, unwrap } from '../api.ts';
import { changeStoredRsvps, readStoredRsvps, type WaitingRsvp } from './stored-rsvps.ts';

/** `refused` is why, for the guest. */
export type SentRsvp = { eventId: number | null; key: string } & (
  | { row: Rsvp; refused?: never; error?: never }
  | { refused: string; row?: never; error: ApiError }
);

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends the waiting answers of this person, one after the other, and returns what became of them. Stops where there is
 * no connection or the server is busy; those that are left wait for the next call. No two tabs send at the same time.
 */
export function sendWaitingRsvps(projectId: string, personId: number): Promise<SentRsvp[]> {
  const send = () => sendAll(projectId, personId);
  const result = last.then(() =>
    navigator.locks ? navigator.locks.request(`rsvps ${projectId}`, send) : send(),
  );
  last = result.catch(() => undefined);
  return result;
}

async function sendAll(projectId: string, personId: number): Promise<SentRsvp[]> {
  const sent: SentRsvp[] = [];
  for (;;) {
    const stored = readStoredRsvps(projectId);
    // Someone else is at this browser now.
    const next = stored?.personId === personId ? stored.waiting[0] : undefined;
    const result = next && (await sendOne(projectId, personId, next));
    if (!result) return sent;
    sent.push(result);
    settle(projectId, personId, result);
  }
}

/** Undefined if the answer has to wait. */
async function sendOne(
  projectId: string,
  personId: number,
  { key, ...json }: WaitingRsvp,
): Promise<SentRsvp | undefined> {
  const { eventId } = json;
  const headers = { [ANSWERED_AS_HEADER]: String(personId) };
  try {
    const call = api.projects[':projectId'].rsvps.me.$put({ param: { projectId }, json }, { headers });
    return { eventId, key, row: await unwrap(call) };
  } catch (error) {
    const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isFinal ? { eventId, key, refused: describeRefusal(error), error } : undefined;
  }
}

/** Removes the answer from those that wait, unless it was given anew in the meantime. */
function settle(projectId: string, personId: number, { eventId, key, row, refused }: SentRsvp) {
  if (readStoredRsvps(projectId)?.personId !== personId) return;
  changeStoredRsvps(projectId, personId, ({ mine, waiting, refused: others }) => ({
    waiting: waiting.filter((one) => one.key !== key),
    mine: row ? [...mine.filter((one) => one.eventId !== eventId), row] : mine,
    refused: [
      ...others.filter((one) => one.eventId !== eventId),
      ...(refused === undefined ? [] : [{ eventId, message: refused }]),
    ],
  }));
}

function describeRefusal({ status, body }: ApiError): string {
  if (status === 401) return 'Your access to this itinerary has ended.';
  return body?.message ?? 'Please try again.';
}
