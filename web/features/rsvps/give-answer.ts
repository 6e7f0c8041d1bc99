import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { rewriteRsvps } from '../../lib/rsvps/rsvp-query.ts';
import { type SentRsvp, sendWaitingRsvps } from '../../lib/rsvps/send-waiting.ts';
import { storedRsvps, type WaitingRsvp } from '../../lib/rsvps/stored-rsvps.ts';

/** A slower answer of the server counts as offline: the guest does not have to wait. */
const SEND_TIMEOUT_MS = 8_000;

/** Result of an answer. `refused`: the reason. */
type AnswerOutcome = { is: 'sent' | 'waiting' } | { is: 'refused'; message: string };

/** Stores the answer in this browser and sends it, now or when there is a connection. */
export async function giveAnswer(
  client: QueryClient,
  projectId: string,
  personId: number,
  body: Omit<WaitingRsvp, 'key'>,
): Promise<AnswerOutcome> {
  const isOther = ({ eventId }: { eventId: number | null }) => eventId !== body.eventId;
  storedRsvps.change(projectId, personId, ({ waiting, refused }) => ({
    // A later answer leaves out what it does not change.
    waiting: [
      ...waiting.filter(isOther),
      { ...waiting.find((one) => !isOther(one)), ...body, key: crypto.randomUUID() },
    ],
    refused: refused.filter(isOther),
  }));
  const sending = sendWaitingRsvps(projectId, personId).then(async (sent) => {
    await updateShown(client, projectId, sent);
    return sent;
  });
  const timeout = new Promise<[]>((resolve) => setTimeout(() => resolve([]), SEND_TIMEOUT_MS));
  const sent = await Promise.race([sending, timeout]);
  const ended = sent.find(isAccessEnded)?.refused;
  if (ended !== undefined) return { is: 'refused', message: ended };
  const stored = storedRsvps.read(projectId);
  const refused = stored?.refused.find((one) => !isOther(one));
  if (refused) {
    dismissRefused(projectId, personId, body.eventId);
    return { is: 'refused', message: refused.message };
  }
  return { is: stored?.waiting.some((one) => !isOther(one)) ? 'waiting' : 'sent' };
}

/**
 * Gives answers one after the other, until one is refused: that is named by its title, if it has one. `waiting` if one of
 * them waits.
 */
export async function giveAnswers(
  client: QueryClient,
  projectId: string,
  personId: number,
  answers: readonly { title: string | undefined; body: Omit<WaitingRsvp, 'key'> }[],
): Promise<AnswerOutcome> {
  let is: 'sent' | 'waiting' = 'sent';
  for (const { title, body } of answers) {
    const outcome = await giveAnswer(client, projectId, personId, body);
    if (outcome.is === 'refused') {
      return { is: 'refused', message: title ? `${title}: ${outcome.message}` : outcome.message };
    }
    if (outcome.is === 'waiting') is = 'waiting';
  }
  return { is };
}

/** The toast about an answer that was not refused. */
export const describeOutcome = (is: 'sent' | 'waiting') =>
  is === 'sent'
    ? ({ title: t('answerSent'), kind: 'ok' } as const)
    : ({
        title: t('waitingToSend'),
        description: t('answerWaits'),
        kind: 'info',
      } as const);

/** Shows sent answers on the page, and refetches what refused ones are about. */
export async function updateShown(client: QueryClient, projectId: string, sent: readonly SentRsvp[]) {
  for (const { row } of sent) {
    if (row) await rewriteRsvps(client, projectId, row, true);
  }
  if (sent.some(isAccessEnded)) storedRsvps.forget(projectId);
  if (sent.some(({ refused }) => refused !== undefined)) await refreshItinerary(client, projectId);
}

const isAccessEnded = ({ error }: SentRsvp) => error?.status === 401;

/** Forgets why an answer was refused. */
export const dismissRefused = (projectId: string, personId: number, eventId: number | null) =>
  storedRsvps.change(projectId, personId, ({ refused }) => ({
    refused: refused.filter((one) => one.eventId !== eventId),
  }));
