import type { DirectoryDb } from '../db/client.ts';
import { openDirectory, openEither } from '../db/databases.ts';
import { insertDeadLetter } from '../db/directory/dead-letters.ts';
import { findReceivedMail } from '../db/inbox/mails.ts';
import { describeError } from '../domain/describe-error.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { readNow } from '../domain/time/clock.ts';
import { log, withRequestId } from '../log.ts';
import { parseSettings } from '../services/settings.ts';
import { bringTickets } from './bring-tickets.ts';
import { mailMessageSchema, noticeMessageSchema, outboxMessageSchema } from './queue-messages.ts';
import { queueNotices } from './queue-notices.ts';
import { readReceivedMail, storeUnreadableMail } from './read-mail.ts';
import { recordDelivery } from './record-delivery.ts';
import { RetryLaterError } from './retry-later.ts';
import { sendNotice } from './send-notice.ts';
import { sendOutboxMail } from './send-outbox-mail.ts';
import { sendReminder } from './send-reminder.ts';

type Delivery = { env: Cloudflare.Env; directory: DirectoryDb; queue: string; message: Message };

/** Returns a short outcome for the log. */
type Consumer = (delivery: Delivery) => Promise<string>;

/** By the name of the queue after the name of the Worker, which differs between environments. */
const CONSUMERS: ReadonlyMap<string, Consumer> = new Map([
  ['outbox', consumeOutboxMessage],
  ['outbox-2', consumeOutboxMessage],
  ['outbox-3', consumeOutboxMessage],
  ['mail', consumeMailMessage],
  ['email-events', ({ env, message }) => recordDelivery(env, message.body, message.attempts)],
  ['notices', consumeNoticeMessage],
  ['dead', storeDeadLetter],
  ['mail-dead', storeDeadMailMessage],
]);
const DEFAULT_WORKER_NAME = 'foldout';

/**
 * The queue handler. Invalid messages, and all messages of unknown queues, are stored as dead letters and acknowledged.
 * Other failures are retried with a growing delay.
 */
export async function consumeQueueBatch(batch: MessageBatch, env: Cloudflare.Env): Promise<void> {
  const directory = openDirectory(env);
  const { queue } = batch;
  const prefix = `${env.WORKER_NAME ?? DEFAULT_WORKER_NAME}-`;
  const kind = queue.startsWith(prefix) ? queue.slice(prefix.length) : '';
  const consume = CONSUMERS.get(kind) ?? storeDeadLetter;
  for (const message of batch.messages) {
    await withRequestId(message.id, () => consumeAndLog(consume, { env, directory, queue, message }));
  }
}

async function consumeAndLog(consume: Consumer, delivery: Delivery): Promise<void> {
  const startedAt = Date.now();
  const { outcome, error } = await consumeMessage(consume, delivery);
  const ms = Date.now() - startedAt;
  const { queue, message } = delivery;
  log({ handler: 'queue', queue, attempts: message.attempts, outcome, ms, ...(error && { error }) });
}

async function consumeMessage(
  consume: Consumer,
  delivery: Delivery,
): Promise<{ outcome: string; error?: string }> {
  const { message } = delivery;
  try {
    const outcome = await consume(delivery);
    message.ack();
    return { outcome };
  } catch (error) {
    const wanted = error instanceof RetryLaterError ? error.delaySeconds : 0;
    message.retry({ delaySeconds: Math.min(Math.max(10 * 2 ** message.attempts, wanted), 3600) });
    return { outcome: 'retry', error: describeError(error) };
  }
}

async function storeDeadLetter({ directory, queue, message }: Delivery): Promise<string> {
  const body = JSON.stringify(message.body) ?? 'null';
  await insertDeadLetter(directory, { id: message.id, queue, body, diedAt: Date.now() });
  return 'dead-letter';
}

async function consumeOutboxMessage(delivery: Delivery): Promise<string> {
  const { env, message } = delivery;
  const parsed = outboxMessageSchema.safeParse(message.body);
  if (!parsed.success) return storeDeadLetter(delivery);
  const { id, projectId } = parsed.data;
  const db = openEither(env, projectId === null ? null : (toProjectNumber(projectId) ?? 0));
  return sendOutboxMail(env, db, parseSettings(env), id, readNow(env));
}

async function consumeMailMessage(delivery: Delivery): Promise<string> {
  const { env, message } = delivery;
  const parsed = mailMessageSchema.safeParse(message.body);
  if (!parsed.success) return storeDeadLetter(delivery);
  const { proposalId } = parsed.data;
  if (proposalId !== undefined) return bringTickets(env, proposalId, readNow(env));
  return (await readReceivedMail(env, parsed.data, readNow(env))).outcome;
}

async function consumeNoticeMessage(delivery: Delivery): Promise<string> {
  const { env, message } = delivery;
  const parsed = noticeMessageSchema.safeParse(message.body);
  if (!parsed.success) return storeDeadLetter(delivery);
  const now = readNow(env);
  if ('reminderId' in parsed.data) return sendReminder(env, parsed.data, now);
  if ('subscriptionId' in parsed.data) return sendNotice(env, parsed.data, now, parsed.data.isUrgent);
  return queueNotices(env, parsed.data.projectId, now);
}

/** An email that could not be read in any attempt becomes an unclaimed event that says so. */
async function storeDeadMailMessage(delivery: Delivery): Promise<string> {
  const { env, message } = delivery;
  await storeDeadLetter(delivery);
  const parsed = mailMessageSchema.safeParse(message.body);
  if (!parsed.success) return 'dead-letter';
  const db = openEither(env, parsed.data.projectId);
  const mail = await findReceivedMail(db, parsed.data.mailId);
  if (mail?.status === 'waiting') await storeUnreadableMail(db, mail, 'gave-up', Date.now());
  return 'dead-letter';
}
