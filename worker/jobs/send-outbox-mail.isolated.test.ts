import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { sealMail } from '../actions/outbox.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { wrapAll } from '../testing/database.ts';
import { everyDatabase, testItineraryDb } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';
import { consumeQueueBatch } from './consume-queue-batch.ts';
import type { OutboxMessage } from './queue-messages.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

type Sent = { to: string; from: unknown; subject: string };

const HOUR_MS = 3_600_000;

/** The environment with an email binding that fails `failures` times and then records what is sent. */
function withMailbox(failures = 0, code?: string) {
  const sent: Sent[] = [];
  const EMAIL = {
    send: async (mail: Sent) => {
      if (failures-- > 0) throw Object.assign(new Error('mailbox unavailable'), code && { code });
      sent.push(mail);
      return { messageId: `<${sent.length}@foldout.example>` };
    },
  } as unknown as SendEmail;
  return { sent, env: { ...env, EMAIL } as Cloudflare.Env };
}

/** Inserts an email into the outbox without a queue message. */
async function insertEmail(now = Date.now()) {
  const { projectId } = await createTestItinerary();
  const id = `codes:${projectId}:test`;
  const recipient = `${projectId}@example.com`;
  const rendered = { subject: 'Codes', text: 'Your codes', html: '<p>Your codes</p>' };
  const mail = await sealMail(parseSettings(env), { id, projectId, kind: 'codes', recipient }, rendered, now);
  await insertOutboxMail(testItineraryDb(projectId), mail);
  const row = () =>
    everyDatabase
      .prepare('SELECT status, attempts, last_error, problem FROM outbox WHERE id = ?')
      .bind(id)
      .first();
  return { id, projectId, recipient, row };
}

async function consume(bindings: Cloudflare.Env, ...bodies: unknown[]) {
  const messages = bodies.map((body, n) => ({
    id: `${crypto.randomUUID()}-${n}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch<OutboxMessage>('foldout-outbox', messages as never);
  await consumeQueueBatch(batch, bindings);
  return { messages, ...(await getQueueResult(batch, createExecutionContext())) };
}

/** As in wrangler.toml. */
const ITINERARY_DATABASES = 3;

describe('the outbox', () => {
  it('sends an email once, even if the queue delivers its message again', async () => {
    const { id, projectId, recipient, row } = await insertEmail();
    const mailbox = withMailbox();
    const first = await consume(mailbox.env, { id, projectId }, { id, projectId });
    await consume(mailbox.env, { id, projectId });
    expect(first.explicitAcks).toHaveLength(2);
    const from = { email: 'hello@foldout.example', name: 'Foldout' };
    const replyTo = 'contact@foldout.example';
    expect(mailbox.sent).toMatchObject([{ to: recipient, from, replyTo, subject: 'Codes' }]);
    expect(await row()).toMatchObject({ status: 'sent', attempts: 1, problem: null });
  });

  it('retries when sending fails, and marks the email as failed after the last attempt', async () => {
    let now = Date.now();
    const { id, projectId, row } = await insertEmail(now);
    const broken = withMailbox(Number.POSITIVE_INFINITY);
    await consume(broken.env, { id, projectId });
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1, last_error: 'mailbox unavailable' });
    const working = withMailbox();
    await runScheduledJobs(working.env, now);
    expect(working.sent.filter((mail) => mail.subject === 'Codes')).toEqual([]);
    for (let tries = 2; tries <= 6; tries++) {
      now += 7 * 3_600_000;
      await runScheduledJobs(broken.env, now);
    }
    expect(await row()).toMatchObject({ status: 'failed', attempts: 6 });
  });

  it.each(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED'])(
    'waits two days for the quota without using attempts: %s',
    async (code) => {
      const start = Date.now();
      const { id, projectId, recipient, row } = await insertEmail(start);
      const limited = withMailbox(Number.POSITIVE_INFINITY, code);
      await consume(limited.env, { id, projectId });
      await consume(limited.env, { id, projectId });
      expect(await row()).toMatchObject({ status: 'pending', attempts: 0, problem: 'limit' });
      await runScheduledJobs(limited.env, start + 47 * HOUR_MS);
      expect(await row()).toMatchObject({ status: 'pending', attempts: 0, problem: 'limit' });
      const working = withMailbox();
      await runScheduledJobs(working.env, start + 47.5 * HOUR_MS);
      expect(working.sent.filter((mail) => mail.to === recipient)).toHaveLength(1);
      expect(await row()).toMatchObject({ status: 'sent', attempts: 1, problem: null, last_error: null });
    },
  );

  it('gives up on the quota after two days', async () => {
    const start = Date.now();
    const { id, projectId, row } = await insertEmail(start);
    const limited = withMailbox(Number.POSITIVE_INFINITY, 'E_DAILY_LIMIT_EXCEEDED');
    // Emails that wait behind another are tried in later runs.
    await everyDatabase
      .prepare("UPDATE outbox SET status = 'sent', sent_at = 1 WHERE id <> ?")
      .bind(id)
      .run();
    await consume(limited.env, { id, projectId });
    await runScheduledJobs(limited.env, start + 48 * HOUR_MS);
    expect(await row()).toMatchObject({ status: 'failed', problem: 'sending' });
  });

  it('tries one email of each database per run while the quota is used up', async () => {
    const start = Date.now() - 10 * 60_000;
    for (let n = 0; n < 9; n++) await insertEmail(start);
    let attempts = 0;
    const EMAIL = {
      send: async () => {
        attempts++;
        throw Object.assign(new Error('quota'), { code: 'E_DAILY_LIMIT_EXCEEDED' });
      },
    } as unknown as SendEmail;
    await runScheduledJobs({ ...env, EMAIL }, Date.now());
    expect(attempts).toBeGreaterThan(0);
    expect(attempts).toBeLessThanOrEqual(ITINERARY_DATABASES);
    await runScheduledJobs(withMailbox().env, Date.now() + HOUR_MS);
  });

  it.each(['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED'])(
    'fails at once if the address is refused: %s',
    async (code) => {
      const { id, projectId, row } = await insertEmail();
      await consume(withMailbox(1, code).env, { id, projectId });
      expect(await row()).toMatchObject({ status: 'failed', attempts: 1, problem: 'refused' });
    },
  );

  it('is sent by the scheduled job if its queue message was lost', async () => {
    const { recipient, row } = await insertEmail();
    const mailbox = withMailbox();
    await runScheduledJobs(mailbox.env, Date.now() + 61_000);
    expect(mailbox.sent.filter((mail) => mail.to === recipient)).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'sent' });
  });

  it('retries a message if the database fails, and stores an invalid one as a dead letter', async () => {
    const { id, projectId } = await insertEmail();
    const failing = { ...env, ...wrapAll(() => Promise.reject(new Error('D1_ERROR: overloaded'))) };
    const retried = await consume(failing as Cloudflare.Env, { id, projectId });
    expect(retried.retryMessages).toHaveLength(1);
    const invalid = await consume(env, { nothing: true });
    expect(invalid.explicitAcks).toHaveLength(1);
    const deadLetter = await everyDatabase
      .prepare('SELECT queue, body FROM dead_jobs WHERE id = ?')
      .bind(invalid.messages[0]?.id)
      .first();
    expect(deadLetter).toEqual({ queue: 'foldout-outbox', body: '{"nothing":true}' });
  });
});
