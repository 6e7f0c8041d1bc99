import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';

afterEach(() => vi.useRealTimers());

describeAccess('installed-app');

/** The address at which the app that is installed from this browser starts. */
const readStartUrl = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(`${path}/manifest`)).body.start_url as string;

const readViewer = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(`${path}/itinerary`)).body.project?.viewer;

/** A launch from the home screen, or a link in an email. */
const LAUNCH = { 'Sec-Fetch-Site': 'none' };

/** What the page at the start URL does in an app, and elsewhere when its button is pressed. */
const start = (app: TestBrowser, startUrl: string) => app.post(startUrl);

describe('the manifest', () => {
  it('names the itinerary and is stored nowhere', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const { status, headers, body } = await guest.get(`${itinerary.path}/manifest`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toMatchObject({
      name: itinerary.name,
      display: 'standalone',
      id: `/project/${itinerary.projectId}`,
    });
    expect(body.start_url).toMatch(new RegExp(`^/open/${itinerary.projectId}\\?token=[\\w-]{43}$`));
  });

  it('starts at the itinerary, without a token, where the app shares the cookies of the browser', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const { status, body } = await guest.get(`${itinerary.path}/manifest?storage=shared`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      start_url: `/project/${itinerary.projectId}`,
      id: `/project/${itinerary.projectId}`,
    });
    const strangers = await new TestBrowser().get(`${itinerary.path}/manifest?storage=shared`);
    expect(strangers.status).toBe(401);
  });

  it('stores only the hash of its token', async () => {
    const itinerary = await createTestItinerary();
    const startUrl = await readStartUrl(await enterAsGuest(itinerary), itinerary);
    const token = startUrl.split('token=')[1] ?? '';
    const { results } = await everyDatabase
      .prepare('SELECT * FROM handovers WHERE project_id = ?')
      .bind(itinerary.id)
      .all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(token);
  });

  it('is limited', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++)
      statuses.push((await guest.get(`${itinerary.path}/manifest`)).status);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });
});

describe('the installed app', () => {
  it('opens as the same guest, once', async () => {
    const itinerary = await createTestItinerary();
    const guest = await invitePerson(itinerary, 'Ben');
    const startUrl = await readStartUrl(guest.browser, itinerary);
    const app = new TestBrowser();
    const { status, headers } = await start(app, startUrl);
    expect([status, headers.get('location')]).toEqual([303, `/project/${itinerary.projectId}`]);
    expect(await readViewer(app, itinerary)).toEqual({
      role: 'viewer',
      person: expect.objectContaining({ name: 'Ben', linked: true }),
    });
    // The next start, and somebody else who has the address.
    expect((await app.get(startUrl, LAUNCH)).status).toBe(302);
    const other = new TestBrowser();
    await start(other, startUrl);
    expect(await readViewer(other, itinerary)).toBeUndefined();
  });

  it('asks before it takes access over: a link in an email makes nobody an admin', async () => {
    const itinerary = await createTestItinerary();
    const startUrl = await readStartUrl(itinerary.host, itinerary);
    const victim = new TestBrowser();
    const page = await victim.get(startUrl, LAUNCH);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Open this itinerary here?');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await readViewer(victim, itinerary)).toBeUndefined();
    // The token is still there.
    await start(victim, startUrl);
    expect((await readViewer(victim, itinerary)).role).toBe('admin');
  });

  it('gets the access to all itineraries of the browser, but not what ends with a session', async () => {
    const [first, second] = [await createTestItinerary(), await createTestItinerary()];
    const guest = await enterAsGuest(first);
    await guest.post(`${second.path}/access`, { accessCode: second.accessCode });
    const app = new TestBrowser();
    await start(app, await readStartUrl(guest, first));
    expect((await readViewer(app, second)).role).toBe('viewer');
    const host = new TestBrowser();
    await start(host, await readStartUrl(first.host, first));
    expect((await readViewer(host, first)).role).toBe('admin');
  });

  it('keeps who somebody already is', async () => {
    const itinerary = await createTestItinerary();
    const [ana, ben] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Ben')];
    await start(ana.browser, await readStartUrl(ben.browser, itinerary));
    expect((await readViewer(ana.browser, itinerary)).person.name).toBe('Ana');
  });

  it('gets nothing after an hour, or from another site', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const startUrl = await readStartUrl(guest, itinerary);
    const app = new TestBrowser();
    const forged = await app.send('POST', startUrl, undefined, { 'Sec-Fetch-Site': 'cross-site' });
    expect(forged).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect(await readViewer(app, itinerary)).toBeUndefined();
    vi.useFakeTimers({ now: Date.now() + 3_600_001, toFake: ['Date'] });
    await start(app, startUrl);
    expect(await readViewer(app, itinerary)).toBeUndefined();
  });

  it.each(['', '?token=', '?token=short'])('leads on without a valid token: %s', async (query) => {
    const { status, headers } = await new TestBrowser().get(`/open/abcd2345${query}`, LAUNCH);
    expect([status, headers.get('location')]).toEqual([302, '/project/ABCD2345']);
  });

  it('leads on with a token that is not known', async () => {
    const { status, headers } = await start(new TestBrowser(), `/open/abcd2345?token=${'A'.repeat(43)}`);
    expect([status, headers.get('location')]).toEqual([303, '/project/ABCD2345']);
  });
});
