import { createDb, type Db } from '../db/client.ts';
import { findReceivedMail } from '../db/mails.ts';
import { insertDeadLetter } from '../db/outbox.ts';
import { describeError } from '../domain/describe-error.ts';
import { parseSettings } from '../services/settings.ts';
import { mailJob } from './queue-messages.ts';
import { outboxJob } from './outbox-job.ts';
import { storeUnreadableMail, readReceivedMail } from './read-mail.ts';
import { sendOutboxMail } from './send-mail.ts';

type Work = { env: Cloudflare.Env; db: Db; queue: string; message: Message };

/** One consumer a queue, by the end of its name; each says in a word what came of the message. */
const CONSUMERS: [end: string, consume: (work: Work) => Promise<string>][] = [
  ['-mail-dead', storeDeadMail],
  ['-dead', storeDeadLetter],
  ['-mail', readNextMail],
  ['', sendNextMail],
];

/**
 * The queue door. Each message is answered for itself: what can never succeed is kept as a dead job and
 * acknowledged, what may succeed later is retried with a growing delay.
 */
export async function consumeBatch(batch: MessageBatch, env: Cloudflare.Env): Promise<void> {
  const db = createDb(env.DB);
  const { queue } = batch;
  const consume = CONSUMERS.find(([end]) => queue.endsWith(end))?.[1] ?? storeDeadLetter;
  for (const message of batch.messages) {
    const startedAt = Date.now();
    let outcome: string;
    try {
      outcome = await consume({ env, db, queue, message });
      message.ack();
    } catch (error) {
      outcome = 'retry';
      message.retry({ delaySeconds: Math.min(10 * 2 ** message.attempts, 3600) });
      console.log(JSON.stringify({ door: 'queue', error: describeError(error) }));
    }
    const ms = Date.now() - startedAt;
    console.log(JSON.stringify({ door: 'queue', queue, attempts: message.attempts, outcome, ms }));
  }
}

async function storeDeadLetter({ db, queue, message }: Work): Promise<string> {
  const body = JSON.stringify(message.body) ?? 'null';
  await insertDeadLetter(db, { id: message.id, queue, body, diedAt: Date.now() });
  return 'buried';
}

async function sendNextMail(work: Work): Promise<string> {
  const { env, db, message } = work;
  const job = outboxJob.safeParse(message.body);
  if (!job.success) return storeDeadLetter(work);
  await sendOutboxMail(env, db, parseSettings(env), job.data.id, Date.now());
  return 'done';
}

async function readNextMail(work: Work): Promise<string> {
  const { env, message } = work;
  const job = mailJob.safeParse(message.body);
  if (!job.success) return storeDeadLetter(work);
  return (await readReceivedMail(env, job.data.mailId, Date.now())).outcome;
}

/** A mail on which the reader failed to the end: kept as lost, and shown to its account as a card. */
async function storeDeadMail(work: Work): Promise<string> {
  const { db, message } = work;
  await storeDeadLetter(work);
  const job = mailJob.safeParse(message.body);
  const mail = job.success ? await findReceivedMail(db, job.data.mailId) : undefined;
  if (mail?.status === 'waiting') await storeUnreadableMail(db, mail, 'gave-up', Date.now());
  return 'buried';
}
