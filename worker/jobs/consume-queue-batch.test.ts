import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { deleteOldDeadLetters } from '../db/directory/dead-letters.ts';
import { beginReading } from '../db/inbox/mails.ts';
import { everyDatabase, testDirectory, testItineraryDb } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, createIntakeUser, deliverEmail } from '../testing/mail.ts';
import { createTestItinerary } from '../testing/project.ts';
import { consumeQueueBatch } from './consume-queue-batch.ts';

const LIST = '/api/unclaimed-events';

const createBatch = (queue: string, body: unknown) =>
  createMessageBatch(queue, [{ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }]);

const findDeadLetter = (id: string | undefined) =>
  everyDatabase.prepare('SELECT queue, body FROM dead_jobs WHERE id = ?').bind(id).first();

async function storeEmail(address: string, name?: string) {
  const html = buildRestaurantHtml({ number: name, name });
  const { jobs } = await deliverEmail(address, buildEmail({ html }));
  const mailId = jobs[0]?.mailId ?? 0;
  const hash = await everyDatabase.prepare('SELECT hash FROM mails WHERE id = ?').bind(mailId).first('hash');
  return { mailId, hash };
}

describe('queues', () => {
  it.each(['foldout-unknown', 'other-foldout-mail', 'foldout-mail-staging', 'dead'])(
    'stores a message of the unknown queue %s as a dead letter and acknowledges it',
    async (queue) => {
      const { browser, address } = await createIntakeUser();
      const { mailId } = await storeEmail(address);
      const ack = vi.fn();
      const retry = vi.fn();
      const id = crypto.randomUUID();
      const message = { id, body: { mailId }, attempts: 1, timestamp: new Date(), ack, retry };
      await consumeQueueBatch({ queue, messages: [message] } as unknown as MessageBatch, env);
      expect(await findDeadLetter(id)).toEqual({ queue, body: JSON.stringify({ mailId }) });
      expect([ack.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
      expect((await browser.get(LIST)).body).toEqual([]);
    },
  );

  it('knows its queues in another environment by the name of the Worker', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address);
    const staging = { ...env, WORKER_NAME: 'foldout-staging' };
    await consumeQueueBatch(createBatch('foldout-staging-mail', { mailId }), staging);
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('stores messages of foldout-dead as dead letters, for a while', async () => {
    const batch = createBatch('foldout-dead', { id: 'codes:x:1' });
    const id = batch.messages[0]?.id;
    await consumeQueueBatch(batch, env);
    expect(await findDeadLetter(id)).toEqual({ queue: 'foldout-dead', body: '{"id":"codes:x:1"}' });
    await everyDatabase.prepare('UPDATE dead_jobs SET died_at = 1000 WHERE id = ?').bind(id).run();
    await deleteOldDeadLetters(testDirectory, 999);
    expect(await findDeadLetter(id)).not.toBeNull();
    await deleteOldDeadLetters(testDirectory, 1000);
    expect(await findDeadLetter(id)).toBeNull();
  });
});

describe('foldout-mail', () => {
  it('reads an email', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('stores an invalid message as a dead letter', async () => {
    const batch = createBatch('foldout-mail', { mailId: 'x' });
    await consumeQueueBatch(batch, env);
    expect(await findDeadLetter(batch.messages[0]?.id)).toEqual({
      queue: 'foldout-mail',
      body: '{"mailId":"x"}',
    });
  });

  it('retries temporary failures with a growing delay', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address);
    const ack = vi.fn();
    const retry = vi.fn();
    const message = { id: 'a', body: { mailId }, attempts: 3, timestamp: new Date(), ack, retry };
    const broken = { ...env, MAIL: { get: () => Promise.reject(new Error('bucket down')) } };
    const batch = { queue: 'foldout-mail', messages: [message] } as unknown as MessageBatch;
    await consumeQueueBatch(batch, broken as unknown as Cloudflare.Env);
    expect([retry.mock.calls, ack.mock.calls]).toEqual([[[{ delaySeconds: 80 }]], []]);
    expect((await browser.get(LIST)).body).toEqual([]);
  });

  it('adds a problem for an email whose file was deleted', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId, hash } = await storeEmail(address);
    await env.MAIL.delete(`raw/${hash}`);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'problem' }]);
  });
});

describe('foldout-mail-dead', () => {
  it('adds one problem for an email that could not be read, even if delivered twice', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address);
    for (let n = 0; n < 2; n++) await consumeQueueBatch(createBatch('foldout-mail-dead', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([
      { kind: 'problem', needsReview: true, description: expect.stringContaining('went wrong on our end') },
    ]);
    expect((await browser.get('/api/intake/mails')).body).toMatchObject([{ outcome: 'unreadable' }]);
  });
});

describe('an email at which the Worker was stopped', () => {
  /** What a Worker leaves that is stopped while it reads. */
  const stopReading = (mailId: number) => beginReading(testDirectory, mailId);

  it('is read after one stop, and after two becomes one card that says so', async () => {
    const { browser, address } = await createIntakeUser();
    const [once, twice] = [await storeEmail(address, 'ONCE'), await storeEmail(address, 'TWICE')];
    await stopReading(once.mailId);
    await stopReading(twice.mailId);
    await stopReading(twice.mailId);
    for (const { mailId } of [twice, once, twice, once])
      await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([
      { kind: 'event', title: expect.stringContaining('ONCE') },
      {
        kind: 'problem',
        title: 'Email from book@ponto.example',
        needsReview: true,
        description: expect.stringContaining('couldn’t finish'),
      },
    ]);
    const outcomes = (await browser.get('/api/intake/mails')).body.map(
      (mail: { outcome: string; summary: string }) => [mail.outcome, mail.summary.includes('twice')],
    );
    expect(outcomes).toEqual(
      expect.arrayContaining([
        ['events', false],
        ['unreadable', true],
      ]),
    );
  });

  it('counts as well if the Worker that reads was stopped', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address, 'READER');
    const stopped = () => Promise.reject(new Error('Worker exceeded memory limit.'));
    const withoutReader = { ...env, READER: { ...env.READER, readMail: stopped } };
    for (let n = 0; n < 2; n++)
      await consumeQueueBatch(createBatch('foldout-mail', { mailId }), withoutReader);
    expect((await browser.get(LIST)).body).toEqual([]);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([
      { kind: 'problem', description: expect.stringContaining('couldn’t finish') },
    ]);
  });

  it('is one of an itinerary: its hosts see a card', async () => {
    const { path, host, id: projectId } = await createTestItinerary({ paid: true });
    const { address } = (await host.get(`${path}/intake`)).body;
    const { mailId } = await storeEmail(address, 'ITINERARY');
    const db = testItineraryDb(projectId);
    await beginReading(db, mailId);
    await beginReading(db, mailId);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId, projectId }), env);
    expect((await host.get(`${path}/intake/mails`)).body).toMatchObject([{ outcome: 'unreadable' }]);
    expect((await host.get(`${path}/proposals`)).body).toMatchObject([
      { reviewReasons: [expect.stringContaining('couldn’t finish')] },
    ]);
  });

  it('is not counted when reading fails with an error', async () => {
    const { browser, address } = await createIntakeUser();
    const { mailId } = await storeEmail(address, 'FAILED');
    const broken = { ...env, MAIL: { get: () => Promise.reject(new Error('bucket down')) } };
    for (let n = 0; n < 4; n++)
      await consumeQueueBatch(createBatch('foldout-mail', { mailId }), broken as unknown as Cloudflare.Env);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'event' }]);
  });

  it('is read anew when it is sent again after its card was deleted', async () => {
    const { browser, address } = await createIntakeUser();
    const raw = buildEmail({ html: buildRestaurantHtml({ number: 'AGAIN1' }) });
    const { jobs } = await deliverEmail(address, raw);
    const mailId = jobs[0]?.mailId ?? 0;
    await stopReading(mailId);
    await stopReading(mailId);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    const [card] = (await browser.get(LIST)).body;
    await browser.delete(`${LIST}/${card.id}`);
    expect((await deliverEmail(address, raw)).jobs).toEqual([{ mailId, projectId: null }]);
    await consumeQueueBatch(createBatch('foldout-mail', { mailId }), env);
    expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'event' }]);
  });
});
