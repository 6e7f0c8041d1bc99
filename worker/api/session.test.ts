import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser, signInAgain, signInAsOwner } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  completeProviderPages,
  controlOpenIdProvider,
  createLogin,
  FROM_PROVIDER_HEADERS,
  signInThroughProvider,
  startSignIn,
} from '../testing/openid-provider.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

describeAccess('session');
afterEach(() => controlOpenIdProvider({}));

describe('sign-in', () => {
  it('redirects to the provider with PKCE, state and nonce, and sets a session cookie', async () => {
    const browser = new TestBrowser();
    const login = createLogin();
    const providerUrl = new URL(await startSignIn(browser, '/project/DEM0TR1P?x=1#faq'));
    expect(Object.fromEntries(providerUrl.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:8787/api/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const response = await browser.get(
      await completeProviderPages(providerUrl.href, login),
      FROM_PROVIDER_HEADERS,
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/project/DEM0TR1P?x=1#faq');
    expect(response.headers.get('set-cookie')).toMatch(
      /__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    expect((await browser.get('/api/auth/user')).body).toEqual({
      id: expect.any(Number),
      firstName: login,
      lastName: 'Tester',
      email: `${login}@example.com`,
      emailVerified: true,
      profileImageUrl: null,
      signInProvider: '127.0.0.1',
      createdAt: expect.any(String),
    });
  });

  it('uses one account for repeated sign-ins, and replaces the session', async () => {
    const browser = new TestBrowser();
    const login = createLogin();
    await signInThroughProvider(browser, login);
    const first = browser.cookies.get('__Host-session') ?? '';
    const { id } = (await browser.get('/api/auth/user')).body;
    await signInThroughProvider(browser, login);
    expect(browser.cookies.get('__Host-session')).not.toBe(first);
    expect((await browser.get('/api/auth/user')).body.id).toBe(id);
    const old = new TestBrowser();
    old.cookies.set('__Host-session', first);
    expect((await old.get('/api/auth/user')).status).toBe(401);
  });

  it('stores only a hash of the session token', async () => {
    const browser = new TestBrowser();
    await signInThroughProvider(browser, createLogin());
    const token = browser.cookies.get('__Host-session') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const { results } = await everyDatabase.prepare('SELECT * FROM sessions').all();
    expect(JSON.stringify(results)).not.toContain(token);
    expect(JSON.stringify(results)).toContain(
      hash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    );
  });

  it('assigns unowned itineraries with the verified email to the first account only', async () => {
    const login = createLogin();
    const mine = await createTestItinerary({ ownerEmail: `${login}@example.com` });
    const browser = new TestBrowser();
    await signInThroughProvider(browser, login);
    const { id } = (await browser.get('/api/auth/user')).body;
    const owner = () =>
      everyDatabase
        .prepare('SELECT owner_user_id FROM projects WHERE id = ?')
        .bind(mine.id)
        .first('owner_user_id');
    expect(await owner()).toBe(id);
    // Another subject at the provider with the same email.
    await everyDatabase.prepare('UPDATE users SET subject = ? WHERE id = ?').bind(`old-${login}`, id).run();
    await signInThroughProvider(new TestBrowser(), login);
    expect(await owner()).toBe(id);
  });

  it('redirects to the dashboard when returnTo is on another site', async () => {
    const browser = new TestBrowser();
    const response = await signInThroughProvider(browser, createLogin(), '//evil.example');
    expect(response.headers.get('location')).toBe('/dashboard');
  });

  it('uses cached provider metadata when the provider is down', async () => {
    const browser = new TestBrowser();
    await startSignIn(browser);
    await controlOpenIdProvider({ fault: 'down' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    try {
      expect(await startSignIn(browser)).toContain('/auth?');
    } finally {
      vi.useRealTimers();
    }
  });

  it('works in two tabs at once', async () => {
    const browser = new TestBrowser();
    const [one, two] = [await startSignIn(browser, '/a'), await startSignIn(browser, '/b')];
    const login = createLogin();
    expect((await browser.get(await completeProviderPages(two, login))).headers.get('location')).toBe('/b');
    expect((await browser.get(await completeProviderPages(one, login))).headers.get('location')).toBe('/a');
  });
});

it('creates one account for parallel first sign-ins', async () => {
  const login = createLogin();
  const browsers = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
  const responses = await Promise.all(browsers.map((browser) => signInThroughProvider(browser, login)));
  expect(responses.map(({ headers }) => headers.get('location'))).toEqual(Array(3).fill('/dashboard'));
  const ids = await Promise.all(
    browsers.map(async (browser) => (await browser.get('/api/auth/user')).body.id),
  );
  expect(new Set(ids).size).toBe(1);
});

describe('sign-out', () => {
  it('deletes the session, owner grants and browser storage', async () => {
    const { host, projectId, path } = await createTestItinerary();
    await signInAsOwner(host, projectId);
    const token = host.cookies.get('__Host-session') ?? '';
    expect((await host.get(`${path}/itinerary`)).status).toBe(200);
    const response = await host.post('/api/logout');
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await host.get(`${path}/itinerary`)).status).toBe(401);
    host.cookies.set('__Host-session', token);
    expect((await host.get('/api/auth/user')).status).toBe(401);
  });

  it('keeps guest grants', async () => {
    const { projectId, path } = await createTestItinerary();
    const { browser } = await createSignedInUser();
    await browser.setGrant(projectId, 'viewer');
    await browser.post('/api/logout');
    expect((await browser.get(`${path}/itinerary`)).status).toBe(200);
  });

  it('ends the access to an itinerary that the account created', async () => {
    const { browser, user } = await createSignedInUser();
    const { path, redirectUrl } = await createTestItinerary({ host: browser, ownerEmail: user.email });
    expect((await browser.get(path)).body.project.viewer.role).toBe('owner');
    expect((await browser.get('/api/my-projects')).body).toHaveLength(1);
    await browser.post('/api/logout');
    expect((await browser.get(path)).status).toBe(401);
    expect((await browser.post(`${path}/events`, EVENT_INPUT)).status).toBe(401);
    expect((await browser.get(redirectUrl)).text).not.toContain('adminCode');
  });

  it('ends the access to an itinerary created with another email, and keeps it until then', async () => {
    const { browser } = await createSignedInUser();
    const { path, adminCode, ...itinerary } = await createTestItinerary({ host: browser });
    expect((await browser.get(path)).body.project.viewer.role).toBe('admin');
    // Opening the admin panel sends the stored code; changing a code renews the grant. Both must not keep it for good.
    expect((await browser.post(`${path}/verify-admin`, { adminCode })).status).toBe(200);
    await browser.post(`${path}/access`, { accessCode: itinerary.accessCode });
    for (const codes of [{ accessCode: 'K7M2QX' }, { adminCode: 'K7M2QXK7M2QZ' }]) {
      expect((await browser.put(`${path}/customizations`, codes)).status).toBe(200);
    }
    expect((await browser.get(path)).body.project.viewer.role).toBe('admin');
    await browser.post('/api/logout');
    expect((await browser.get(path)).status).toBe(401);
  });

  it.each([
    ['of the account', true],
    ['created with another email', false],
  ])('everywhere ends the access to an itinerary %s', async (_, isOwner) => {
    const { browser, user } = await createSignedInUser();
    const ownerEmail = isOwner ? { ownerEmail: user.email } : {};
    const { path } = await createTestItinerary({ host: browser, ...ownerEmail });
    const { browser: elsewhere } = await signInAgain(user);
    expect((await elsewhere.post('/api/logout-everywhere')).status).toBe(200);
    expect((await browser.get(path)).status).toBe(401);
    expect((await browser.get(`${path}/itinerary`)).status).toBe(401);
  });

  it('ends grants that a slow response brought back, even for another account', async () => {
    const { browser } = await createSignedInUser();
    const { path } = await createTestItinerary({ host: browser });
    const grants = browser.cookies.get('__Host-grants') ?? '';
    await browser.post('/api/logout');
    await createSignedInUser({ browser });
    browser.cookies.set('__Host-grants', grants);
    expect((await browser.get(path)).status).toBe(401);
  });

  it('keeps the access to an itinerary created before signing in', async () => {
    const { host, path } = await createTestItinerary();
    await createSignedInUser({ browser: host });
    await host.post('/api/logout');
    expect((await host.get(path)).body.project.viewer.role).toBe('admin');
  });

  it.each(['cross-site', 'same-site', ''])('ignores GET /api/logout with Sec-Fetch-Site %j', async (site) => {
    const { browser } = await createSignedInUser();
    const response = await browser.get('/api/logout', { 'Sec-Fetch-Site': site });
    expect(response.headers.get('location')).toBe('/dashboard');
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('accepts GET /api/logout with Sec-Fetch-Site %j', async (site) => {
    const { browser } = await createSignedInUser();
    const response = await browser.get('/api/logout', { 'Sec-Fetch-Site': site });
    expect(response.headers.get('location')).toBe('/?loggedOut=true');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('everywhere deletes all sessions and ends their owner grants', async () => {
    const { host, projectId, path } = await createTestItinerary();
    const { browser, user } = await createSignedInUser();
    await signInAsOwner(host, projectId);
    await everyDatabase.batch([
      everyDatabase
        .prepare('UPDATE projects SET owner_user_id = ? WHERE project_id = ?')
        .bind(user.id, projectId),
      everyDatabase
        .prepare(
          'UPDATE sessions SET user_id = ? WHERE user_id <> ? AND user_id = (SELECT max(id) FROM users)',
        )
        .bind(user.id, user.id),
    ]);
    expect((await host.get('/api/auth/user')).body.id).toBe(user.id);
    expect((await browser.post('/api/logout-everywhere')).status).toBe(200);
    expect((await host.get('/api/auth/user')).status).toBe(401);
    expect((await host.get(`${path}/itinerary`)).status).toBe(401);
    expect((await host.post(`${path}/events`, {})).status).toBe(401);
  });

  it('happens automatically after 30 days', async () => {
    const { browser } = await createSignedInUser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 });
    try {
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });
});
