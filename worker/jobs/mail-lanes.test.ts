import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { sealMail } from '../actions/outbox.ts';
import { findItineraryD1, openEither } from '../db/databases.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema/shared/outbox.ts';
import { NEVER_EMAIL_LINK } from '../domain/email/never-email.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import { listMailsTo } from '../testing/outbox.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';
import { sendOutboxMail } from './send-outbox-mail.ts';

let count = 0;

/** The same Worker on a day of its own, since the day's emails are counted together. `databases`: those of its emails. */
function createSender(limit: number) {
  const databases = new Set<D1Database | undefined>();
  const now = Date.now() + ++count * 10 * 24 * 3_600_000;
  const bindings = {
    ...env,
    MAIL_DAILY_LIMIT: String(limit),
    EMAIL: { send: async () => ({ messageId: crypto.randomUUID() }) },
  } as unknown as Cloudflare.Env;
  const send = async (kind: OutboxRow['kind'], recipient = 'nora@example.com') => {
    const { projectId } = await createTestItinerary();
    databases.add(findItineraryD1(env, projectId));
    const db = openEither(env, toProjectNumber(projectId) ?? 0);
    const header = { id: `${kind}:${projectId}:lanes`, projectId, kind, recipient };
    const rendered = { subject: 'S', text: `T ${NEVER_EMAIL_LINK}`, html: `<p>${NEVER_EMAIL_LINK}</p>` };
    await insertOutboxMail(db, await sealMail(parseSettings(env), header, rendered, now));
    return sendOutboxMail(bindings, db, parseSettings(bindings), header.id, now);
  };
  return Object.assign(send, { databases });
}

describe('the daily limit', () => {
  it('sends only codes, receipts and account matters from 80 % on', async () => {
    const send = createSender(10);
    for (let n = 0; n < 8; n++) expect(await send('notice')).toBe('sent');
    expect(await send('notice')).toBe('waits-for-quota');
    expect(await send('notice-confirmation')).toBe('waits-for-quota');
    expect(await send('codes')).toBe('sent');
    expect(await send('receipt')).toBe('sent');
    expect(await send('codes')).toBe('waits-for-quota');
  });

  it('is one for all databases, also for emails sent at once', async () => {
    const send = createSender(5);
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => send('codes')));
    expect(send.databases.size).toBeGreaterThan(1);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'waits-for-quota')).toHaveLength(11);
  });
});

describe('never email me again', () => {
  it('stops everything but receipts, for the whole product, until it is undone', async () => {
    const send = createSender(100);
    const recipient = `${crypto.randomUUID()}@example.com`;
    expect(await send('codes', recipient)).toBe('sent');
    const [mail] = await listMailsTo(recipient);
    const path = /http:\/\/localhost:8787(\/no-email\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(path);
    const reader = new TestBrowser();
    expect((await reader.get(path)).text).toContain('>Never email me again</button>');
    expect(await send('notice', recipient)).toBe('sent');
    expect((await reader.post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await send('codes', recipient.toUpperCase())).toBe('failed');
    expect(await send('notice', recipient)).toBe('failed');
    expect(await send('receipt', recipient)).toBe('sent');
    expect((await reader.post(`${path}?again`)).status).toBe(200);
    expect(await send('codes', recipient)).toBe('sent');
  });
});

describe('words of others', () => {
  const SPAM = '$499 charged, call 1-888-555';

  it('are left out of emails to addresses that did not ask', async () => {
    const itinerary = await createTestItinerary({ name: SPAM, paid: false });
    const { path, projectId, ownerEmail } = itinerary;
    const email = `${crypto.randomUUID()}@example.com`;
    await (await enterAsGuest(itinerary)).post(`${path}/notifications`, { kind: 'email', email });
    for (const recipient of [ownerEmail, email]) {
      const [mail] = await listMailsTo(recipient);
      expect(mail?.text).toContain(`our itinerary ${projectId}`);
      for (const text of [mail?.subject, mail?.text, mail?.html]) {
        expect(text).not.toContain('$499');
        expect(text).not.toContain('1-888');
      }
    }
  });

  it('are sent to people who confirmed or paid', async () => {
    const { host, path, id, ownerEmail } = await createTestItinerary({ name: SPAM, paid: true });
    await host.post(`${path}/codes-mail`);
    expect(id).toBeGreaterThan(0);
    expect((await listMailsTo(ownerEmail)).at(-1)?.subject).toContain('499');
  });
});

it('asks an address to confirm once in 90 days for an itinerary', async () => {
  const itinerary = await createTestItinerary();
  const email = `${crypto.randomUUID()}@example.com`;
  for (let n = 0; n < 4; n++) {
    const guest = await enterAsGuest(itinerary);
    const { status } = await guest.post(`${itinerary.path}/notifications`, { kind: 'email', email });
    expect(status).toBe(202);
  }
  expect(await listMailsTo(email)).toHaveLength(1);
});
