import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser, signInAsOwner } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import {
  completeProviderPages,
  controlOpenIdProvider,
  createLogin,
  FROM_PROVIDER_HEADERS,
  signInThroughProvider,
  startSignIn,
} from '../testing/openid-provider.ts';
import { createTestItinerary } from '../testing/project.ts';

describeAccess('session');
afterEach(() => controlOpenIdProvider({}));

describe('sign-in', () => {
  it('goes to the provider and back, with all that protects the way', async () => {
    const browser = new TestBrowser();
    const login = createLogin();
    const to = new URL(await startSignIn(browser, '/project/DEM0TR1P?x=1#faq'));
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:8787/api/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const answer = await browser.get(await completeProviderPages(to.href, login), FROM_PROVIDER_HEADERS);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/project/DEM0TR1P?x=1#faq');
    expect(answer.headers.get('set-cookie')).toMatch(
      /__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    expect((await browser.get('/api/auth/user')).body).toEqual({
      id: expect.any(Number),
      firstName: login,
      lastName: 'Tester',
      email: `${login}@example.com`,
      profileImageUrl: null,
      signInProvider: '127.0.0.1',
      createdAt: expect.any(String),
    });
  });

  it('makes one account of many sign-ins, a new session each, and ends the one before', async () => {
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

  it('stores only a hash of the token', async () => {
    const browser = new TestBrowser();
    await signInThroughProvider(browser, createLogin());
    const token = browser.cookies.get('__Host-session') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const { results } = await env.DB.prepare('SELECT * FROM sessions').all();
    expect(JSON.stringify(results)).not.toContain(token);
    expect(JSON.stringify(results)).toContain(
      hash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    );
  });

  it('gives the account what its address owns, once and for good', async () => {
    const login = createLogin();
    const mine = await createTestItinerary({ ownerEmail: `${login}@example.com` });
    const browser = new TestBrowser();
    await signInThroughProvider(browser, login);
    const { id } = (await browser.get('/api/auth/user')).body;
    const owner = () =>
      env.DB.prepare('SELECT owner_user_id FROM projects WHERE id = ?').bind(mine.id).first('owner_user_id');
    expect(await owner()).toBe(id);
    // Somebody else with the same address, by another subject.
    await env.DB.prepare('UPDATE users SET subject = ? WHERE id = ?').bind(`old-${login}`, id).run();
    await signInThroughProvider(new TestBrowser(), login);
    expect(await owner()).toBe(id);
  });

  it('goes to the dashboard for a way back that is not ours', async () => {
    const browser = new TestBrowser();
    const answer = await signInThroughProvider(browser, createLogin(), '//evil.example');
    expect(answer.headers.get('location')).toBe('/dashboard');
  });

  it('goes on with what is known of a provider whose description cannot be had just now', async () => {
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

  it('works in two tabs of one browser, whichever ends first', async () => {
    const browser = new TestBrowser();
    const [one, two] = [await startSignIn(browser, '/a'), await startSignIn(browser, '/b')];
    const login = createLogin();
    expect((await browser.get(await completeProviderPages(two, login))).headers.get('location')).toBe('/b');
    expect((await browser.get(await completeProviderPages(one, login))).headers.get('location')).toBe('/a');
  });
});

it('makes one account of two first sign-ins at once', async () => {
  const login = createLogin();
  const browsers = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
  const answers = await Promise.all(browsers.map((browser) => signInThroughProvider(browser, login)));
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(3).fill('/dashboard'));
  const ids = await Promise.all(
    browsers.map(async (browser) => (await browser.get('/api/auth/user')).body.id),
  );
  expect(new Set(ids).size).toBe(1);
});

describe('signing out', () => {
  it('ends the session on the server, what it opened, and what the browser keeps', async () => {
    const { host, projectId, path } = await createTestItinerary();
    await signInAsOwner(host, projectId);
    const token = host.cookies.get('__Host-session') ?? '';
    expect((await host.get(`${path}/itinerary`)).status).toBe(200);
    const answer = await host.post('/api/logout');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await host.get(`${path}/itinerary`)).status).toBe(401);
    host.cookies.set('__Host-session', token);
    expect((await host.get('/api/auth/user')).status).toBe(401);
  });

  it('leaves what a guest was let into', async () => {
    const { projectId, path } = await createTestItinerary();
    const { browser } = await createSignedInUser();
    await browser.setGrant(projectId, 'viewer');
    await browser.post('/api/logout');
    expect((await browser.get(`${path}/itinerary`)).status).toBe(200);
  });

  it.each(['cross-site', 'same-site', ''])('by address does nothing when %j sent it', async (site) => {
    const { browser } = await createSignedInUser();
    const answer = await browser.get('/api/logout', { 'Sec-Fetch-Site': site });
    expect(answer.headers.get('location')).toBe('/dashboard');
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('by address goes home when %j sent it', async (site) => {
    const { browser } = await createSignedInUser();
    const answer = await browser.get('/api/logout', { 'Sec-Fetch-Site': site });
    expect(answer.headers.get('location')).toBe('/?loggedOut=true');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('everywhere ends all sessions, and the grants that other browsers have from them', async () => {
    const { host, projectId, path } = await createTestItinerary();
    const { browser, user } = await createSignedInUser();
    await signInAsOwner(host, projectId);
    await env.DB.batch([
      env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE project_id = ?').bind(user.id, projectId),
      env.DB.prepare(
        'UPDATE sessions SET user_id = ? WHERE user_id <> ? AND user_id = (SELECT max(id) FROM users)',
      ).bind(user.id, user.id),
    ]);
    expect((await host.get('/api/auth/user')).body.id).toBe(user.id);
    expect((await browser.post('/api/logout-everywhere')).status).toBe(200);
    expect((await host.get('/api/auth/user')).status).toBe(401);
    expect((await host.get(`${path}/itinerary`)).status).toBe(401);
    expect((await host.post(`${path}/events`, {})).status).toBe(401);
  });

  it('comes by itself after thirty days', async () => {
    const { browser } = await createSignedInUser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 });
    try {
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });
});
