import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { createIntakeUser, deliverEmail, buildEmail } from '../testing/mail.ts';
import { requeueMails } from './delete-old-mail-data.ts';

const SHARED = 'trips@foldout.example';
const findRow = (id: number | undefined) =>
  env.DB.prepare('SELECT * FROM mails WHERE id = ?')
    .bind(id ?? 0)
    .first<Record<string, unknown>>();

describe('the mail door', () => {
  it('keeps the bytes and a row before it tells the queue', async () => {
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

  it('notes the same bytes once for an account, and again for another', async () => {
    const [one, two] = [await createIntakeUser(), await createIntakeUser()];
    const raw = buildEmail({});
    const first = await deliverEmail(one.address, raw);
    const again = await deliverEmail(one.address, raw);
    const other = await deliverEmail(two.address, raw);
    expect(again.jobs).toEqual(first.jobs);
    expect(other.jobs[0]?.mailId).not.toBe(first.jobs[0]?.mailId);
  });

  it('turns an unknown address away and keeps nothing', async () => {
    const count = () => env.DB.prepare('SELECT count(*) AS n FROM mails').first('n');
    const before = await count();
    const { rejected, jobs } = await deliverEmail('trips+0123456789abcdef@foldout.example', buildEmail({}));
    expect([rejected, jobs, await count()]).toEqual(['Unknown address', [], before]);
  });

  it.each([
    ['the bucket', { MAIL: { put: () => Promise.reject(new Error('bucket down')) } }, 'bucket down'],
    ['the queue', { MAIL_QUEUE: { send: () => Promise.reject(new Error('queue down')) } }, 'queue down'],
  ])('throws when %s fails, so that the sender’s server tries again', async (_, changes, message) => {
    const { address } = await createIntakeUser();
    await expect(deliverEmail(address, buildEmail({}), changes)).rejects.toThrow(message);
  });

  it('throws when the database fails, with the bytes kept', async () => {
    const { address } = await createIntakeUser();
    await env.DB.exec(
      "CREATE TRIGGER boom BEFORE INSERT ON mails WHEN NEW.sender = 'boom@a.example' BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    const raw = buildEmail({ from: 'boom@a.example' });
    await expect(deliverEmail(address, raw)).rejects.toThrow();
    await env.DB.exec('DROP TRIGGER boom');
    expect((await deliverEmail(address, raw)).jobs).toHaveLength(1);
  });

  it('is asked again about a mail whose message was lost', async () => {
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
  const prove = (domain: string) => [
    'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
    `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${domain}`,
  ];

  it('takes the account’s own mail with Cloudflare’s verdict', async () => {
    const { email, userId } = await createIntakeUser();
    const { jobs } = await deliverEmail(SHARED, buildEmail({ from: email, head: prove('example.com') }));
    expect(await findRow(jobs[0]?.mailId)).toMatchObject({ user_id: userId, tie: 'verified' });
  });

  it.each([
    ['without a verdict', []],
    ['with a verdict about somebody else', prove('evil.example')],
    [
      'with a forged one above',
      ['Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=example.com'],
    ],
  ])('believes nobody %s', async (_, head) => {
    const { email } = await createIntakeUser();
    const { jobs } = await deliverEmail(SHARED, buildEmail({ from: email, head }));
    expect(await findRow(jobs[0]?.mailId)).toMatchObject({ user_id: null, tie: 'typed' });
  });
});

describe('addresses', () => {
  it('are the account’s own, and the old one works for seven days', async () => {
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
