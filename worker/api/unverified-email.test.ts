import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import { hashAliasToken } from '../actions/intake-address.ts';
import { parseSettings } from '../services/settings.ts';
import { createSignedInUser } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, deliverAndReadEmail, deliverEmail } from '../testing/mail.ts';
import { controlOpenIdProvider, createLogin, signInThroughProvider } from '../testing/openid-provider.ts';
import { createTestItinerary } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

afterEach(() => controlOpenIdProvider({}));

const SHARED = 'trips@foldout.example';
const REFUSED = { status: 403, body: { code: 'EMAIL_UNVERIFIED' } };

const createUnverified = (email?: string) =>
  createSignedInUser({ emailVerified: false, ...(email !== undefined && { email }) });

const readOwner = (id: number) =>
  everyDatabase.prepare('SELECT owner_user_id FROM projects WHERE id = ?').bind(id).first('owner_user_id');

describe('signing in with an unverified email', () => {
  it('works, and claims nothing until the email is verified', async () => {
    const login = createLogin();
    const itinerary = await createTestItinerary({ ownerEmail: `${login}@example.com` });
    const browser = new TestBrowser();
    await controlOpenIdProvider({ verified: false });
    const response = await signInThroughProvider(browser, login);
    expect(response.headers.get('location')).toBe('/dashboard');
    expect((await browser.get('/api/auth/user')).body).toMatchObject({
      email: `${login}@example.com`,
      emailVerified: false,
    });
    expect((await browser.get('/api/my-projects')).body).toEqual([]);
    expect((await browser.post(`${itinerary.path}/access-owned`)).status).toBe(404);
    expect(await readOwner(itinerary.id)).toBeNull();

    await controlOpenIdProvider({});
    await signInThroughProvider(browser, login);
    const { id } = (await browser.get('/api/auth/user')).body;
    expect(await readOwner(itinerary.id)).toBe(id);
  });

  it('keeps what the account owned when the email was verified', async () => {
    const login = createLogin();
    const { projectId, path } = await createTestItinerary({ ownerEmail: `${login}@example.com` });
    const browser = new TestBrowser();
    await signInThroughProvider(browser, login);
    const { address } = (await browser.get('/api/intake')).body;
    await controlOpenIdProvider({ verified: false });
    await signInThroughProvider(browser, login);
    expect((await browser.get('/api/auth/user')).body.emailVerified).toBe(false);
    expect((await browser.get('/api/my-projects')).body).toMatchObject([{ projectId }]);
    expect((await browser.post(`${path}/access-owned`)).status).toBe(200);
    expect((await browser.get(path)).body.project.viewer.role).toBe('owner');
    expect((await browser.get('/api/intake')).body).toMatchObject({ address, sharedAddress: null });
    expect((await deliverEmail(address, buildEmail({}))).jobs).toHaveLength(1);
    const renewed = (await browser.post('/api/intake/renew')).body;
    expect(renewed).toMatchObject({ previous: { address } });
    expect(renewed.address).not.toBe(address);
  });
});

describe('an unverified email opens nothing', () => {
  it('of itineraries created with it, even in the same browser', async () => {
    const { browser, user } = await createUnverified();
    const { path, id } = await createTestItinerary({ host: browser, ownerEmail: user.email });
    expect((await browser.get(path)).body.project.viewer.role).toBe('admin');
    expect((await browser.get('/api/my-projects')).body).toEqual([]);
    expect(await readOwner(id)).toBeNull();
    const verified = await createSignedInUser({ email: user.email });
    expect((await verified.browser.get('/api/my-projects')).body).toMatchObject([{ id }]);
  });

  it('of itineraries that their owner removed', async () => {
    const { browser: owner, user } = await createSignedInUser();
    const { path, id } = await createTestItinerary({ host: owner, ownerEmail: user.email });
    expect((await owner.post(`${path}/disown`)).status).toBe(200);
    const { browser } = await createUnverified(user.email);
    expect((await browser.post(`${path}/reclaim`)).status).toBe(404);
    expect(await readOwner(id)).toBeNull();
  });

  it('of intake: no personal address, and no emails by sender or text', async () => {
    const { browser, user } = await createUnverified();
    expect((await browser.get('/api/intake')).body).toEqual({
      address: null,
      previous: null,
      sharedAddress: null,
      aliases: [],
    });
    expect(await browser.post('/api/intake/renew')).toMatchObject(REFUSED);
    const head = [
      'Received: from mail.example by cloudflare-email.net (unknown) id 1; Sat',
      'Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=example.com',
      'Received: from home.example by mail.example id 2; Sat',
    ];
    const bySender = () => buildEmail({ from: user.email, head });
    const byText = () => buildEmail({ html: `<p>For ${user.email}</p>${buildRestaurantHtml()}` });
    expect(await readMailOwner(bySender())).toBeNull();
    expect(await deliverAndReadEmail(SHARED, byText())).toMatchObject({ outcome: 'dropped' });
    expect((await browser.get('/api/unclaimed-events')).body).toEqual([]);

    // The same emails reach an account with this email once it is verified.
    const verified = await createSignedInUser({ email: user.email });
    expect(await readMailOwner(bySender())).toBe(verified.user.id);
    await deliverAndReadEmail(SHARED, byText());
    expect((await verified.browser.get('/api/unclaimed-events')).body).toHaveLength(1);
  });

  it('of aliases: none can be requested or confirmed', async () => {
    const { browser, user } = await createUnverified();
    const sender = `friend-${crypto.randomUUID()}@elsewhere.example`;
    const { id } = await createUnclaimedEvent(user.id, {}, { ownerProof: 'typed', sender });
    expect(await browser.post(`/api/unclaimed-events/${id}/this-is-me`)).toMatchObject(REFUSED);
    const token = crypto.randomUUID();
    const [hash] = await hashAliasToken(parseSettings(env), token);
    await everyDatabase
      .prepare('INSERT INTO mail_aliases (user_id, email, token_hash, asked_at) VALUES (?, ?, ?, ?)')
      .bind(user.id, sender, hash, Date.now())
      .run();
    expect(await browser.post('/api/intake/aliases/confirm', { token })).toMatchObject(REFUSED);
    expect((await browser.get('/api/intake')).body.aliases).toMatchObject([{ status: 'pending' }]);
  });

  it('of emails to that address, when the account is deleted', async () => {
    const { browser, user } = await createUnverified();
    const now = Date.now();
    await env.DB.prepare(
      "INSERT INTO outbox (id, kind, recipient, sealed, next_at, created_at) VALUES (?, 'alias', ?, 'x', ?, ?)",
    )
      .bind(`alias:0:${user.email}`, user.email, now + 1e9, now)
      .run();
    const sent = { itineraries: 'keep', confirmationEmail: user.email };
    expect((await browser.delete('/api/account', sent)).status).toBe(200);
    const left = everyDatabase
      .prepare('SELECT count(*) AS n FROM outbox WHERE recipient = ?')
      .bind(user.email);
    expect(await left.first('n')).toBe(1);
  });
});

describe('an account with an unverified email', () => {
  it('has settings, an export, and itineraries that it imports', async () => {
    const { browser } = await createUnverified();
    const file = {
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
    };
    const { project } = (await browser.post('/api/projects/import', file)).body;
    expect((await browser.get('/api/my-projects')).body).toMatchObject([{ projectId: project.projectId }]);
    expect((await browser.get('/api/account/export')).body).toMatchObject({
      account: { emailVerified: false },
      itineraries: [{ projectId: project.projectId }],
    });
  });

  it('can send only three emails with codes to its address within an hour', async () => {
    const { browser } = await createUnverified();
    const file = { format: 'foldout-itinerary', version: 1, itinerary: { name: 'Porto', ownerName: 'Ada' } };
    const itinerary = { ...file.itinerary, timeZone: 'Europe/Lisbon' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      statuses.push((await browser.post('/api/projects/import', { ...file, itinerary })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

async function readMailOwner(raw: string) {
  const { jobs } = await deliverEmail(SHARED, raw);
  return everyDatabase
    .prepare('SELECT user_id FROM mails WHERE id = ?')
    .bind(jobs[0]?.mailId ?? 0)
    .first('user_id');
}
