import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, createIntakeUser, deliverEmail } from '../testing/mail.ts';
import { requeueMails } from './requeue-mails.ts';

const SHARED = 'trips@foldout.example';
const findRow = (id: number | undefined) =>
  everyDatabase
    .prepare('SELECT * FROM mails WHERE id = ?')
    .bind(id ?? 0)
    .first<Record<string, unknown>>();

describe('receiveEmail', () => {
  it('stores the file and a row, then enqueues a message', async () => {
    const { address, userId } = await createIntakeUser();
    const raw = buildEmail({ from: '"Nora" <Nora@Host.example>', text: 'Hello' });
    const { jobs, rejected } = await deliverEmail(address, raw);
    expect([rejected, jobs.length]).toEqual([undefined, 1]);
    const row = await findRow(jobs[0]?.mailId);
    expect(row).toMatchObject({
      user_id: userId,
      tie: 'personal',
      status: 'waiting',
      sender: 'nora@host.example',
    });
    expect(await (await env.MAIL.get(`raw/${row?.hash}`))?.text()).toBe(raw);
  });

  it('stores the same email once per account', async () => {
    const [one, two] = [await createIntakeUser(), await createIntakeUser()];
    const raw = buildEmail({});
    const first = await deliverEmail(one.address, raw);
    const again = await deliverEmail(one.address, raw);
    const other = await deliverEmail(two.address, raw);
    expect(again.jobs).toEqual(first.jobs);
    expect(other.jobs[0]?.mailId).not.toBe(first.jobs[0]?.mailId);
  });

  it('rejects an unknown address and stores nothing', async () => {
    const count = () => everyDatabase.prepare('SELECT count(*) AS n FROM mails').first('n');
    const before = await count();
    const { rejected, jobs } = await deliverEmail('trips+0123456789abcdef@foldout.example', buildEmail({}));
    expect([rejected, jobs, await count()]).toEqual(['Unknown address', [], before]);
  });

  it.each([
    ['the bucket', { MAIL: { put: () => Promise.reject(new Error('bucket down')) } }, 'bucket down'],
    ['the queue', { MAIL_QUEUE: { send: () => Promise.reject(new Error('queue down')) } }, 'queue down'],
  ])('throws if %s fails, so that the sending server retries', async (_, changes, message) => {
    const { address } = await createIntakeUser();
    await expect(deliverEmail(address, buildEmail({}), changes)).rejects.toThrow(message);
  });

  it('throws if the database fails, and accepts the email on retry', async () => {
    const { address } = await createIntakeUser();
    await everyDatabase.exec(
      "CREATE TRIGGER boom BEFORE INSERT ON mails WHEN NEW.sender = 'boom@a.example' BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    const raw = buildEmail({ from: 'boom@a.example' });
    await expect(deliverEmail(address, raw)).rejects.toThrow();
    await everyDatabase.exec('DROP TRIGGER boom');
    expect((await deliverEmail(address, raw)).jobs).toHaveLength(1);
  });

  it('enqueues an email again if its queue message was lost', async () => {
    const { address } = await createIntakeUser();
    const { jobs } = await deliverEmail(address, buildEmail({}));
    const sent: unknown[] = [];
    const MAIL_QUEUE = { sendBatch: async (messages: unknown[]) => void sent.push(...messages) };
    const broken = { ...env, MAIL_QUEUE } as unknown as Cloudflare.Env;
    await requeueMails(broken, Date.now());
    expect(sent).not.toContainEqual({ body: jobs[0] });
    await requeueMails(broken, Date.now() + 31 * 60_000);
    expect(sent).toContainEqual({ body: jobs[0] });
  });
});

describe('the shared address', () => {
  const authenticate = (domain: string) => [
    'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
    `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${domain}`,
  ];

  it('accepts an email from the account’s address if Cloudflare authenticated it', async () => {
    const { email, userId } = await createIntakeUser();
    const { jobs } = await deliverEmail(
      SHARED,
      buildEmail({ from: email, head: authenticate('example.com') }),
    );
    expect(await findRow(jobs[0]?.mailId)).toMatchObject({ user_id: userId, tie: 'verified' });
  });

  it.each([
    ['without authentication results', []],
    ['with results for another domain', authenticate('evil.example')],
    [
      'with forged results above the real header',
      ['Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=example.com'],
    ],
  ])('does not trust the sender %s', async (_, head) => {
    const { email } = await createIntakeUser();
    const { jobs } = await deliverEmail(SHARED, buildEmail({ from: email, head }));
    expect(await findRow(jobs[0]?.mailId)).toMatchObject({ user_id: null, tie: 'typed' });
  });
});

describe('intake addresses', () => {
  it('are personal, and keep working for seven days after a renewal', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { browser, address } = await createIntakeUser();
      expect(address).toMatch(/^trips\+[0-9a-hjkmnp-tv-z]{16}@foldout\.example$/);
      expect((await browser.get('/api/intake')).body.address).toBe(address);
      const { body } = await browser.post('/api/intake/renew');
      expect(body).toMatchObject({ previous: { address }, sharedAddress: SHARED, aliases: [] });
      expect(body.address).not.toBe(address);
      expect((await deliverEmail(address, buildEmail({}))).rejected).toBeUndefined();
      vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1);
      expect((await deliverEmail(address, buildEmail({}))).rejected).toBe('Unknown address');
      expect((await deliverEmail(body.address, buildEmail({}))).rejected).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
