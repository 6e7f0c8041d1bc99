import { createDb } from '../db/client.ts';
import { insertDeadJob } from '../db/outbox.ts';
import { parseSettings } from '../settings.ts';
import { outboxJob } from './outbox-job.ts';
import { sendAnnouncedMail } from './send-mail.ts';

/**
 * The queue door. Each message is answered for itself: what can never succeed is kept as a dead job and
 * acknowledged, what may succeed later is retried with a growing delay.
 */
export async function consumeBatch(batch: MessageBatch, env: Cloudflare.Env): Promise<void> {
  const db = createDb(env.DB);
  const bury = (message: Message) =>
    insertDeadJob(db, {
      id: message.id,
      queue: batch.queue,
      body: JSON.stringify(message.body) ?? 'null',
      diedAt: Date.now(),
    });
  for (const message of batch.messages) {
    const startedAt = Date.now();
    let outcome = 'done';
    try {
      const job = outboxJob.safeParse(message.body);
      if (batch.queue.endsWith('-dead') || !job.success) {
        outcome = 'buried';
        await bury(message);
      } else {
        await sendAnnouncedMail(env, db, parseSettings(env), job.data.id, Date.now());
      }
      message.ack();
    } catch (error) {
      outcome = 'retry';
      message.retry({ delaySeconds: Math.min(10 * 2 ** message.attempts, 3600) });
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      console.log(
        JSON.stringify({ door: 'queue', error: cause instanceof Error ? cause.message : 'unknown' }),
      );
    }
    const ms = Date.now() - startedAt;
    console.log(
      JSON.stringify({ door: 'queue', queue: batch.queue, attempts: message.attempts, outcome, ms }),
    );
  }
}
