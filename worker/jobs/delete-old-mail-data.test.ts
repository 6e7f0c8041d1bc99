import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { createIntakeUser, deliverEmail, deliverAndReadEmail, buildEmail, buildRestaurantHtml } from '../testing/mail.ts';
import { consumeBatch } from './consume-batch.ts';
import { deleteOldMailData } from './delete-old-mail-data.ts';

const LIST = '/api/unclaimed-events';
const DAY_MS = 24 * 3_600_000;

const batch = (queue: string, body: unknown) =>
  createMessageBatch(queue, [{ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }]);
const findFile = async (hash: string) => env.MAIL.head(`raw/${hash}`);

async function keep(address: string, raw = buildEmail({ html: buildRestaurantHtml() })) {
  const { jobs } = await deliverEmail(address, raw);
  const id = jobs[0]?.mailId ?? 0;
  const hash = await env.DB.prepare('SELECT hash FROM mails WHERE id = ?').bind(id).first<string>('hash');
  return { id, hash: hash ?? '' };
}

describe('the queue of mails', () => {
  it('reads a mail, and keeps what is no message of ours', async () => {
    const { browser, address } = await createIntakeUser();
    const { id } = await keep(address);
    await consumeBatch(batch('foldout-mail', { mailId: id }), env);
    expect((await browser.get(LIST)).body).toHaveLength(1);
    const nonsense = batch('foldout-mail', { mailId: 'x' });
    await consumeBatch(nonsense, env);
    const [dead] = nonsense.messages;
    expect(await env.DB.prepare('SELECT body FROM dead_jobs WHERE id = ?').bind(dead?.id).first('body')).toBe(
      '{"mailId":"x"}',
    );
  });

  it('tries again what failed, later each time', async () => {
    const { browser, address } = await createIntakeUser();
    const { id } = await keep(address);
    const retry = vi.fn();
    const message = {
      id: 'a',
      body: { mailId: id },
      attempts: 3,
      timestamp: new Date(),
      ack: vi.fn(),
      retry,
    };
    const broken = { ...env, MAIL: { get: () => Promise.reject(new Error('bucket down')) } };
    const messages = { queue: 'foldout-mail', messages: [message] } as unknown as MessageBatch;
    await consumeBatch(messages, broken as unknown as Cloudflare.Env);
    expect([retry.mock.calls, message.ack.mock.calls]).toEqual([[[{ delaySeconds: 80 }]], []]);
    expect((await browser.get(LIST)).body).toEqual([]);
  });

  it('makes a card of a mail that failed to the end, once', async () => {
    const { browser, address } = await createIntakeUser();
    const { id } = await keep(address);
    for (let n = 0; n < 2; n++) await consumeBatch(batch('foldout-mail-dead', { mailId: id }), env);
    expect((await browser.get(LIST)).body).toMatchObject([
      { kind: 'problem', needsReview: true, description: expect.stringContaining('went wrong on our side') },
    ]);
    expect((await browser.get('/api/intake/mails')).body).toMatchObject([{ outcome: 'unreadable' }]);
  });

  it('makes a card of a mail whose bytes are gone', async () => {
    const { browser, address } = await createIntakeUser();
    const { id, hash } = await keep(address);
    await env.MAIL.delete(`raw/${hash}`);
    await consumeBatch(batch('foldout-mail', { mailId: id }), env);
    expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'problem' }]);
  });
});

describe('the night', () => {
  it('takes mail that is nobody’s and mail of accounts that are gone, and leaves what others have', async () => {
    const [gone, stays] = [await createIntakeUser(), await createIntakeUser()];
    const shared = buildEmail({ html: buildRestaurantHtml() });
    const files = [
      await keep(gone.address),
      await keep(gone.address, shared),
      await keep(stays.address, shared),
    ];
    const nobody = await keep('trips@foldout.example');
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(gone.userId).run();
    await deleteOldMailData(env, Date.now());
    expect(await findFile(nobody.hash)).not.toBeNull();
    await deleteOldMailData(env, Date.now() + DAY_MS + 1);
    const left = await Promise.all([...files, nobody].map(({ hash }) => findFile(hash)));
    expect(left.map((file) => file !== null)).toEqual([false, true, true, false]);
    const rows = await env.DB.prepare('SELECT id FROM mails WHERE id IN (?, ?, ?, ?)')
      .bind(...files.map(({ id }) => id), nobody.id)
      .all();
    expect(rows.results).toEqual([{ id: files[2]?.id }]);
  });

  it('takes all mails of an account that is gone, and the bytes that two such accounts had', async () => {
    const [one, two] = [await createIntakeUser(), await createIntakeUser()];
    const raw = buildEmail({ html: buildRestaurantHtml() });
    const file = await keep(one.address, raw);
    await keep(two.address, raw);
    await env.DB.prepare(
      `INSERT INTO mails (user_id, hash, tie, bytes, sender, received_at, next_at)
       SELECT ?, 'many-' || key, 'personal', 1, '', ?, 0 FROM json_each(?)`,
    )
      .bind(one.userId, Date.now(), JSON.stringify(Array(1000).fill(0)))
      .run();
    const ids = [one.userId, two.userId];
    await env.DB.prepare('DELETE FROM users WHERE id IN (?, ?)')
      .bind(...ids)
      .run();
    await deleteOldMailData(env, Date.now() + DAY_MS + 1);
    expect(await findFile(file.hash)).toBeNull();
    const left = await env.DB.prepare("SELECT count(*) AS n FROM mails WHERE hash LIKE 'many-%' OR hash = ?")
      .bind(file.hash)
      .first('n');
    expect(left).toBe(0);
  });
});

it('Gmail’s forwarding code is on a card, and its link is not followed', async () => {
  const { browser, address } = await createIntakeUser();
  const raw = buildEmail({
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#483920175) Gmail Forwarding Confirmation - Receive Mail from a@b.example',
    text: 'Confirmation code: 483920175\r\nhttps://mail-settings.google.com/mail/vf-abc',
  });
  const followed = vi.spyOn(globalThis, 'fetch');
  expect(await deliverAndReadEmail(address, raw)).toEqual({ outcome: 'code', cards: 1 });
  expect(followed).not.toHaveBeenCalled();
  followed.mockRestore();
  expect((await browser.get(LIST)).body).toMatchObject([{ kind: 'forwarding-code', code: '483920175' }]);
});
