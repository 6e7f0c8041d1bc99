import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { Reader } from '../../email-worker/reader.ts';
import { unsealMail } from '../actions/outbox.ts';
import { listOutbox } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { everyDatabase, everyItineraryDb } from '../testing/databases.ts';
import {
  buildEmail,
  buildRestaurantHtml,
  createIntakeUser,
  deliverAndReadEmail,
  deliverEmail,
} from '../testing/mail.ts';
import { readReceivedMail } from './read-mail.ts';

/** The queue message of an account's email. */
const toMessage = (mailId: number) => ({ mailId, projectId: null });

const LIST = '/api/unclaimed-events';

describe('an email to the shared address with the account’s address in its text', () => {
  const SHARED = 'trips@foldout.example';
  const typed = (email: string, from = 'friend@elsewhere.example') =>
    buildEmail({
      from,
      html: `<p>For ${email}</p>${buildRestaurantHtml({ number: crypto.randomUUID().slice(0, 8) })}`,
    });

  it('needs a review, has a confidence of at most 60, and shows its sender', async () => {
    const { browser, email } = await createIntakeUser();
    await deliverAndReadEmail(SHARED, typed(email));
    const [card] = (await browser.get(LIST)).body;
    expect(card).toMatchObject({
      needsReview: true,
      mail: { senderIsKnown: false, envelope: 'friend@elsewhere.example' },
    });
    expect(card.confidence).toBeLessThanOrEqual(60);
    expect(card.reasons[0]).toBe('It came from an address that isn’t one of yours.');
  });

  it('is accepted ten times a day, then dropped', async () => {
    const { browser, email } = await createIntakeUser();
    const results = [];
    for (let n = 0; n < 12; n++) results.push((await deliverAndReadEmail(SHARED, typed(email))).outcome);
    expect(results.filter((outcome) => outcome === 'dropped')).toHaveLength(2);
    expect((await browser.get('/api/intake/mails')).body).toHaveLength(10);
  });

  it('is dropped if it was sent to the personal address of a deleted account', async () => {
    const [deleted, other] = [await createIntakeUser(), await createIntakeUser()];
    const { jobs } = await deliverEmail(deleted.address, typed(other.email));
    await everyDatabase.prepare('DELETE FROM users WHERE id = ?').bind(deleted.userId).run();
    expect(await readReceivedMail(env, toMessage(jobs[0]?.mailId ?? 0), Date.now())).toMatchObject({
      outcome: 'dropped',
    });
    expect((await other.browser.get(LIST)).body).toEqual([]);
  });

  it('is dropped if its text contains no account’s address', async () => {
    const { jobs } = await deliverEmail(SHARED, typed('stranger@nowhere.example'));
    const id = jobs[0]?.mailId ?? 0;
    expect(await readReceivedMail(env, toMessage(id), Date.now())).toEqual({
      outcome: 'dropped',
      proposed: 0,
    });
    const row = await everyDatabase
      .prepare('SELECT user_id, subject FROM mails WHERE id = ?')
      .bind(id)
      .first();
    expect(row).toEqual({ user_id: null, subject: '' });
  });

  it('is not opened further if it belongs to nobody', async () => {
    const { email } = await createIntakeUser();
    const booking = buildEmail({ html: buildRestaurantHtml({ number: 'INNER1' }) });
    const write = (text: string) =>
      [
        'From: friend@elsewhere.example',
        `Message-ID: <${crypto.randomUUID()}@elsewhere.example>`,
        'Content-Type: multipart/mixed; boundary=x',
        `\r\n--x\r\nContent-Type: text/plain\r\n\r\n${text}`,
        `--x\r\nContent-Type: message/rfc822\r\n\r\n${booking}`,
        '--x--',
      ].join('\r\n');
    const deliver = async (text: string) => {
      const readMail = vi.fn<Reader['readMail']>((...args) => env.READER.readMail(...args));
      const findMailClues: Reader['findMailClues'] = (raw) => env.READER.findMailClues(raw);
      const { outcome } = await deliverAndReadEmail(SHARED, write(text), {
        READER: { readMail, findMailClues },
      });
      return { outcome, isRead: readMail.mock.calls.length > 0 };
    };
    expect(await deliver('For stranger@nowhere.example')).toEqual({ outcome: 'dropped', isRead: false });
    expect(await deliver(`For ${email}`)).toEqual({ outcome: 'events', isRead: true });
  });

  it('lets the account add the sender as an alias, confirmed by an email to the sender', async () => {
    const { browser, email } = await createIntakeUser();
    const from = `friend-${crypto.randomUUID()}@elsewhere.example`;
    await deliverAndReadEmail(SHARED, typed(email, from));
    const [card] = (await browser.get(LIST)).body;
    const asked = await browser.post(`${LIST}/${card.id}/this-is-me`);
    expect(asked).toMatchObject({ status: 202, body: { email: from, status: 'sent' } });
    expect((await browser.get('/api/intake')).body.aliases).toMatchObject([
      { email: from, status: 'pending' },
    ]);
    const other = await createIntakeUser();
    const token = await readToken(from);
    expect((await other.browser.post('/api/intake/aliases/confirm', { token })).status).toBe(400);
    const confirmed = await browser.post('/api/intake/aliases/confirm', { token });
    expect(confirmed.body).toEqual({ success: true, email: from });
    expect((await browser.post('/api/intake/aliases/confirm', { token })).status).toBe(400);
    const head = [
      'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
      'Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=elsewhere.example',
    ];
    const { jobs } = await deliverEmail(SHARED, buildEmail({ from, head }));
    const row = await everyDatabase
      .prepare('SELECT tie FROM mails WHERE id = ?')
      .bind(jobs[0]?.mailId)
      .first('tie');
    expect(row).toBe('verified');
    const { body } = await browser.get('/api/intake');
    expect((await browser.delete(`/api/intake/aliases/${body.aliases[0].id}`)).status).toBe(200);
  });

  it('is not verified by a result in its header before one of the receiving server was seen', async () => {
    const { browser, email } = await createIntakeUser();
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const head = [
      'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
      `Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${domain}`,
    ];
    const raw = buildEmail({ from: email, head, html: buildRestaurantHtml({ number: 'UNSEEN1' }) });
    const unseen = { MAIL_VERDICT_SEEN: '' };
    const { jobs } = await deliverEmail(SHARED, raw, unseen);
    const id = jobs[0]?.mailId ?? 0;
    expect(await everyDatabase.prepare('SELECT tie FROM mails WHERE id = ?').bind(id).first('tie')).toBe(
      'typed',
    );
    await readReceivedMail({ ...env, ...unseen } as Cloudflare.Env, toMessage(id), Date.now());
    expect((await browser.get(LIST)).body).toMatchObject([
      {
        needsReview: true,
        confidence: 60,
        reasons: ['We couldn’t verify who sent it.'],
        mail: { senderIsKnown: true, envelope: email },
      },
    ]);
  });

  it('is read before a result was seen, if an alias of the account sent it', async () => {
    const { browser, userId } = await createIntakeUser();
    const alias = `alias-${crypto.randomUUID()}@elsewhere.example`;
    await everyDatabase
      .prepare('INSERT INTO mail_aliases (user_id, email, asked_at, confirmed_at) VALUES (?, ?, 1, 2)')
      .bind(userId, alias)
      .run();
    const raw = buildEmail({ from: alias, html: buildRestaurantHtml({ number: 'ALIAS1' }) });
    await deliverAndReadEmail(SHARED, raw, { MAIL_VERDICT_SEEN: '' });
    expect((await browser.get(LIST)).body).toMatchObject([{ reasons: ['We couldn’t verify who sent it.'] }]);
  });

  it('says the same of one that was forged once results were seen', async () => {
    const { browser, email } = await createIntakeUser();
    await deliverAndReadEmail(SHARED, typed(email, email));
    const [card] = (await browser.get(LIST)).body;
    expect(card.reasons).toEqual(['We couldn’t verify who sent it.']);
  });
});

async function readToken(recipient: string): Promise<string> {
  const row = (await listOutbox(everyItineraryDb)).find((mail) => mail.recipient === recipient);
  if (!row) throw new Error('no email in the outbox');
  const mail = await unsealMail(parseSettings(env), row);
  return /confirmSender=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
