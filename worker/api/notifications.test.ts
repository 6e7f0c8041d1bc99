import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  newTestEmail as newEmail,
  PUSH_PREFIX,
  readMailsTo,
  readTokenInEmail,
  setUpPushService,
  subscribeEmail,
  subscribePush,
} from '../testing/notices.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';

describeAccess('notifications');

const DAY_MS = 24 * 3_600_000;
const NONE = { evening: false, hour: false };

const service = setUpPushService();
let itinerary: TestItinerary;
let path: string;

beforeEach(async () => {
  itinerary ??= await createTestItinerary();
  path = `${itinerary.path}/notifications`;
});

afterEach(() => void vi.useRealTimers());

const listMine = async (browser: TestBrowser) => (await browser.get(path)).body.mine;

describe('a push subscription', () => {
  it('is the browser’s own until it ends it; hosts see only how many there are', async () => {
    const { host, ...rest } = await createTestItinerary();
    const own = { host, ...rest };
    const url = `${own.path}/notifications`;
    const guest = await enterAsGuest(own);
    expect((await guest.get(url)).body).toEqual({ mine: [], count: null });
    const endpoint = await subscribePush(service, guest, own);
    const mine = [{ kind: 'push', email: null, onlyMine: false, reminders: NONE, status: 'active' }];
    expect((await guest.get(url)).body).toEqual({ mine, count: null });
    const seen = await host.get(url);
    expect(seen.body).toEqual({ mine: [], count: 1 });
    expect(seen.text).not.toContain(endpoint);
    await subscribePush(service, guest, own);
    expect((await host.get(url)).body.count).toBe(1);
    expect((await guest.delete(url)).body).toEqual({ success: true });
    expect((await host.get(url)).body.count).toBe(0);
    expect((await guest.delete(url)).status).toBe(200);
  });

  it('moves to a browser that lost its cookie', async () => {
    const guest = await enterAsGuest(itinerary);
    const subscription = await service.subscribe(PUSH_PREFIX);
    await guest.post(path, { kind: 'push', subscription });
    guest.cookies.delete('__Host-visitor');
    expect((await guest.post(path, { kind: 'push', subscription })).status).toBe(201);
    const rows = everyDatabase.prepare('SELECT count(*) AS n FROM notice_subscriptions WHERE endpoint = ?');
    expect(await rows.bind(subscription.endpoint).first('n')).toBe(1);
  });

  it('for a person’s events needs a person', async () => {
    const guest = await enterAsGuest(itinerary);
    const subscription = await service.subscribe(PUSH_PREFIX);
    const body = { kind: 'push', subscription, onlyMine: true };
    expect(await guest.post(path, body)).toMatchObject({ status: 403, body: { code: 'IDENTITY_REQUIRED' } });
    await guest.post(`${itinerary.path}/identity`, { name: 'Cleo' });
    expect((await guest.post(path, body)).status).toBe(201);
    expect(await listMine(guest)).toMatchObject([{ onlyMine: true }]);
  });

  it('is refused where push messages are off, and an email is not', async () => {
    const guest = Object.assign(new BindingsBrowser(), { bindings: { VAPID_PRIVATE_KEY: '' } });
    await guest.setGrant(itinerary.projectId, 'viewer');
    const subscription = await service.subscribe(PUSH_PREFIX);
    expect((await guest.get('/api/config')).body.vapidPublicKey).toBeNull();
    expect(await guest.post(path, { kind: 'push', subscription })).toMatchObject({ status: 503 });
    expect((await guest.post(path, { kind: 'email', email: newEmail() })).status).toBe(202);
    expect((await new TestBrowser().get('/api/config')).body.vapidPublicKey).toMatch(/^B[\w-]{86}$/);
  });

  it.each([
    ['an address inside a network', { endpoint: 'https://169.254.169.254/latest/meta-data/' }],
    ['an unknown service', { endpoint: 'https://push.evil.example/a' }],
    ['our own API', { endpoint: 'http://localhost:8787/api/config' }],
    ['no URL', { endpoint: 'fcm' }],
    ['a short key', { keys: { p256dh: 'BAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
    ['a point off the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
    ['no keys', { keys: undefined }],
  ])('with %s is refused', async (_, change) => {
    const guest = await new TestBrowser().setGrant(itinerary.projectId, 'viewer');
    const subscription = { ...(await service.subscribe(PUSH_PREFIX)), ...change };
    expect((await guest.post(path, { kind: 'push', subscription })).status).toBe(400);
    expect(await listMine(guest)).toEqual([]);
  });

  it('is refused by a full itinerary, which keeps those it has', async () => {
    const full = await createTestItinerary();
    const guest = await enterAsGuest(full);
    await subscribePush(service, guest, full);
    await everyDatabase
      .prepare(
        `INSERT INTO notice_subscriptions (project_id, visitor_id, kind, endpoint, p256dh, auth, only_mine, grant_version,
       notified_seq, created_at, confirmed_at) SELECT ?, value, 'push', value, 'p', 'a', 0, 1, 0, 1, 1 FROM json_each(?)`,
      )
      .bind(
        full.id,
        JSON.stringify(Array.from({ length: LIMITS.noticeSubscriptions - 1 }, (_, n) => `v${n}`)),
      )
      .run();
    await subscribePush(service, guest, full);
    const subscription = await service.subscribe(PUSH_PREFIX);
    const other = await enterAsGuest(full);
    const url = `${full.path}/notifications`;
    expect(await other.post(url, { kind: 'push', subscription })).toMatchObject({
      status: 409,
      body: { code: 'FULL' },
    });
    expect((await other.post(url, { kind: 'email', email: newEmail() })).status).toBe(409);
  });
});

describe('an email subscription', () => {
  it('needs the link in the email, and a click there', async () => {
    const guest = await enterAsGuest(itinerary);
    const email = newEmail();
    expect((await guest.post(path, { kind: 'email', email: ` ${email.toUpperCase()} ` })).status).toBe(202);
    expect(await listMine(guest)).toEqual([
      { kind: 'email', email, onlyMine: false, reminders: NONE, status: 'pending' },
    ]);
    const token = await readTokenInEmail(email);
    const anyone = new TestBrowser();
    const page = await anyone.get(`/notifications/${token}`);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('>Confirm</button>') });
    expect(page.text).toContain('Lisbon');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'nonce-");
    expect(await listMine(guest)).toMatchObject([{ status: 'pending' }]);
    expect((await anyone.post(`/notifications/${token}`)).text).toContain('You’re all set');
    expect(await listMine(guest)).toMatchObject([{ status: 'active' }]);
    expect((await anyone.get(`/notifications/${token}`)).text).not.toContain('<form');
    // The same address of the same browser is confirmed already.
    await guest.post(path, { kind: 'email', email });
    expect(await readMailsTo(email)).toHaveLength(1);
    expect(await listMine(guest)).toMatchObject([{ status: 'active' }]);
  });

  it('keeps its link when it is asked for again, for a day', async () => {
    const guest = await enterAsGuest(itinerary);
    const email = newEmail();
    await guest.post(path, { kind: 'email', email });
    const token = await readTokenInEmail(email);
    await guest.post(path, { kind: 'email', email });
    expect(await readTokenInEmail(email)).toBe(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1_000 });
    expect((await guest.post(`/notifications/${token}`)).status).toBe(404);
    expect(await listMine(guest)).toMatchObject([{ status: 'pending' }]);
  });

  it('sends one confirmation email to an address, however often it is asked for', async () => {
    const [guest, email] = [await enterAsGuest(itinerary), newEmail()];
    await guest.post(path, { kind: 'email', email });
    await guest.post(path, { kind: 'email', email });
    expect(await readMailsTo(email)).toHaveLength(1);
  });

  it('asks at most five addresses an hour to confirm, for all itineraries of a browser', async () => {
    const guest = await enterAsGuest(itinerary);
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      const { status } = await guest.post(path, { kind: 'email', email: newEmail() });
      statuses.push(status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const other = await createTestItinerary();
    await guest.post(`${other.path}/access`, { accessCode: other.accessCode });
    const late = await guest.post(`${other.path}/notifications`, { kind: 'email', email: newEmail() });
    expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    // Other guests of the same house are not affected.
    const neighbor = await enterAsGuest(itinerary);
    neighbor.ip = guest.ip;
    expect((await neighbor.post(path, { kind: 'email', email: newEmail() })).status).toBe(202);
  });

  it('to another address is to be confirmed again', async () => {
    const guest = await enterAsGuest(itinerary);
    await subscribeEmail(guest, itinerary, newEmail());
    const email = newEmail();
    await guest.post(path, { kind: 'email', email });
    expect(await listMine(guest)).toEqual([
      { kind: 'email', email, onlyMine: false, reminders: NONE, status: 'pending' },
    ]);
  });

  it('is not confirmed by the link to another address of the same moment', async () => {
    const guest = await enterAsGuest(itinerary);
    const [own, others] = [newEmail(), newEmail()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (const email of [own, others]) await guest.post(path, { kind: 'email', email });
    expect((await guest.post(`/notifications/${await readTokenInEmail(own)}`)).status).toBe(404);
    expect(await listMine(guest)).toMatchObject([{ email: others, status: 'pending' }]);
  });

  it('replaces an earlier one of the same address once it is confirmed, not before', async () => {
    const [first, second] = [await enterAsGuest(itinerary), await enterAsGuest(itinerary)];
    const email = newEmail();
    await subscribeEmail(first, itinerary, email);
    await second.post(path, { kind: 'email', email });
    expect(await listMine(first)).toMatchObject([{ status: 'active' }]);
    await new TestBrowser().post(`/notifications/${await readTokenInEmail(email)}`);
    expect(await listMine(first)).toEqual([]);
    expect(await listMine(second)).toMatchObject([{ status: 'active' }]);
  });

  it('sends three emails a day to an address, however it is spelled', async () => {
    const email = newEmail();
    const statuses = [];
    for (const tag of ['', '+a', '+b', '+c']) {
      const other = await createTestItinerary();
      const guest = await enterAsGuest(other);
      const tagged = email.replace('@', `${tag}@`);
      statuses.push(
        (await guest.post(`${other.path}/notifications`, { kind: 'email', email: tagged })).status,
      );
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  it.each([
    '',
    'c1.1.aaaa',
    'u1.1795338274965.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '%00',
    'x'.repeat(2_000),
  ])('has no page for the token %j', async (token) => {
    const browser = new TestBrowser();
    const url = `/notifications/${token || 'x'}`;
    expect((await browser.get(url)).status).toBe(404);
    expect((await browser.post(url)).status).toBe(404);
  });
});

it('ends with the browser’s own request, not with another guest’s', async () => {
  const [first, second] = [await enterAsGuest(itinerary), await enterAsGuest(itinerary)];
  await subscribeEmail(first, itinerary, newEmail());
  await second.delete(path);
  expect(await listMine(first)).toHaveLength(1);
  await first.delete(path);
  expect(await listMine(first)).toEqual([]);
});

it('remembers by which link a guest came', async () => {
  const { browser, person } = await invitePerson(itinerary, 'Dora');
  const endpoint = await subscribePush(service, browser, itinerary);
  const row = await everyDatabase
    .prepare('SELECT * FROM notice_subscriptions WHERE endpoint = ?')
    .bind(endpoint)
    .first();
  expect(row).toMatchObject({ person_id: person.id, link_version: 1, grant_version: null });
});

it('is exported and deleted with the account that has its email address', async () => {
  const { browser, user } = await createSignedInUser();
  await subscribeEmail(await enterAsGuest(itinerary), itinerary, user.email);
  const { notifications } = (await browser.get('/api/account/export')).body;
  expect(notifications).toMatchObject([
    { projectId: itinerary.projectId, kind: 'email', email: user.email, status: 'active' },
  ]);
  await browser.delete('/api/account', { itineraries: 'keep', confirmationEmail: user.email });
  const rows = everyDatabase
    .prepare('SELECT count(*) AS n FROM notice_subscriptions WHERE email = ?')
    .bind(user.email);
  expect(await rows.first('n')).toBe(0);
  expect(await readMailsTo(user.email)).toEqual([]);
});
