import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { wrapAll } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';
import { consumeQueueBatch } from './consume-queue-batch.ts';

/** An itinerary whose email with the codes was sent with a known id. */
async function createSent() {
  const { id, host, path, ownerEmail } = await createTestItinerary();
  const messageId = `${crypto.randomUUID()}@foldout.example`;
  await everyDatabase
    .prepare("UPDATE outbox SET status = 'sent', sent_at = 1, message_id = ? WHERE project_id = ?")
    .bind(messageId, id)
    .run();
  const readMail = async () => (await host.get(`${path}/codes-mail`)).body;
  return { messageId, ownerEmail, readMail };
}

/** An event as Cloudflare documents it. */
const createEvent = (type: string, messageId: string, report: object = {}) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: 'email.sending', zoneId: '023e105f', domain: 'foldout.example' },
  payload: {
    eventId: crypto.randomUUID(),
    messageId,
    sender: 'hello@foldout.example',
    recipient: 'owner@example.com',
    terminal: true,
    delivery: { status: type },
    ...report,
  },
  metadata: { accountId: 'f9f79265', eventSchemaVersion: 1, eventTimestamp: '2026-06-01T02:48:57.132Z' },
});

const HARD = {
  bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' },
};

/** Consumes one event; returns whether it was acknowledged or retried, and the outcome in the log. */
async function consume(body: unknown, attempts = 1, bindings = env) {
  const [ack, retry] = [vi.fn(), vi.fn()];
  const message = { id: crypto.randomUUID(), body, attempts, timestamp: new Date(), ack, retry };
  const log = vi.spyOn(console, 'log');
  await consumeQueueBatch({ queue: 'foldout-email-events', messages: [message] } as never, bindings);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  const { outcome } = JSON.parse(lines.at(-1) ?? '{}');
  return { outcome, acknowledged: ack.mock.calls.length, retried: retry.mock.calls.length, lines };
}

const done = (outcome: string) => ({ outcome, acknowledged: 1, retried: 0 });

describe('foldout-email-events', () => {
  it.each([
    ['bounced', HARD, 'address'],
    ['bounced', { bounce: { type: 'soft', reason: '452 4.2.2 Mailbox full' } }, 'unavailable'],
    ['rejected', { rejection: { reason: 'suppressed', party: 'recipient' } }, 'refused'],
    ['failed', { failure: { reason: 'delivery_failed' } }, 'sending'],
    ['complained', { complaint: { type: 'abuse' } }, 'spam'],
  ])('records that an email %s', async (type, report, problem) => {
    const { messageId, ownerEmail, readMail } = await createSent();
    const consumed = await consume(createEvent(type, messageId, report));
    expect(consumed).toMatchObject(done(problem));
    expect(await readMail()).toMatchObject({ status: 'failed', email: ownerEmail, problem });
    for (const line of consumed.lines) expect(line).not.toContain('@');
  });

  it('records a delivery, and that it was marked as spam later', async () => {
    const { messageId, readMail } = await createSent();
    expect(await consume(createEvent('delivered', messageId))).toMatchObject(done('delivered'));
    expect(await readMail()).toMatchObject({ status: 'sent', isDelivered: true });
    await consume(createEvent('complained', messageId));
    expect(await readMail()).toMatchObject({ status: 'failed', problem: 'spam', mayHaveArrived: true });
  });

  it('finds the email by an id in angle brackets, and takes an event twice', async () => {
    const { messageId, readMail } = await createSent();
    const event = createEvent('bounced', `<${messageId}>`, HARD);
    expect(await consume(event)).toMatchObject(done('address'));
    const first = await readMail();
    expect(await consume(event)).toMatchObject(done('address'));
    expect(await readMail()).toEqual(first);
  });

  it('ignores a deferred email, which may still arrive', async () => {
    const { messageId, readMail } = await createSent();
    const event = createEvent('deferred', messageId, { bounce: { type: 'soft' } });
    expect(await consume(event)).toMatchObject(done('waiting'));
    expect(await readMail()).toMatchObject({ status: 'sent', problem: null });
  });

  it('waits for an email that is not marked as sent yet, then drops the event', async () => {
    const event = createEvent('bounced', crypto.randomUUID(), HARD);
    for (const attempts of [1, 2, 3]) {
      expect(await consume(event, attempts)).toMatchObject({ outcome: 'retry', retried: 1 });
    }
    expect(await consume(event, 4)).toMatchObject(done('unknown-email'));
  });

  it.each([
    ['unknown-event', createEvent('opened', 'x')],
    ['invalid-event', { type: 'cf.email.sending.message.bounced' }],
    ['invalid-event', { ...createEvent('bounced', 'x'), payload: { messageId: 7 } }],
    ['invalid-event', 'text'],
    ['invalid-event', null],
  ])('logs what it does not know as %s and does not retry it', async (outcome, body) => {
    expect(await consume(body)).toMatchObject(done(outcome));
  });

  it('retries when the database fails', async () => {
    const { messageId, readMail } = await createSent();
    const failing = wrapAll(() => Promise.reject(new Error('D1_ERROR: overloaded')));
    const event = createEvent('bounced', messageId, HARD);
    expect(await consume(event, 1, { ...env, ...failing })).toMatchObject({ outcome: 'retry', retried: 1 });
    expect(await readMail()).toMatchObject({ status: 'sent' });
    const batch = createMessageBatch('foldout-email-events', [
      { id: crypto.randomUUID(), timestamp: new Date(), attempts: 2, body: event },
    ]);
    await consumeQueueBatch(batch, env);
    expect(await readMail()).toMatchObject({ status: 'failed', problem: 'address' });
  });
});
