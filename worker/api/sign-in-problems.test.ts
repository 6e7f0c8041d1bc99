import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { RATE } from '../http/rate-limits.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  completeProviderPages,
  controlOpenIdProvider,
  createLogin,
  FROM_PROVIDER_HEADERS,
  startSignIn,
} from '../testing/openid-provider.ts';
import { spendRate } from '../testing/rates.ts';

afterEach(() => controlOpenIdProvider({}));

const parseProblem = (location: string | null) =>
  new URL(location ?? '', 'http://localhost').searchParams.get('problem');

describe('sign-in redirects with a problem', () => {
  const readProblem = async (browser: TestBrowser, path: string) => {
    const response = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/sign-in\?problem=/);
    expect(browser.cookies.has('__Host-session')).toBe(false);
    return parseProblem(response.headers.get('location'));
  };

  it('when the user cancels', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser, '/dashboard?tab=settings'), 'x', {
      cancel: true,
    });
    const response = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(response.headers.get('location')).toBe(
      '/sign-in?problem=refused&returnTo=%2Fdashboard%3Ftab%3Dsettings',
    );
  });

  it.each([
    ['issuer', 'answer-invalid'],
    ['nonce', 'answer-invalid'],
    ['audience', 'answer-invalid'],
    ['expired', 'answer-invalid'],
    ['signature', 'answer-invalid'],
    ['down', 'provider-down'],
    ['garbage', 'provider-down'],
    ['hang', 'provider-down'],
  ])('when the provider fault is %s: %s', { timeout: 30_000 }, async (fault, problem) => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    await controlOpenIdProvider({ fault });
    expect(await readProblem(browser, path)).toBe(problem);
  });

  it('when the provider shares no email, without creating an account', async () => {
    const login = createLogin();
    await controlOpenIdProvider({ hasEmail: false });
    const browser = new TestBrowser();
    expect(await readProblem(browser, await completeProviderPages(await startSignIn(browser), login))).toBe(
      'email-missing',
    );
    const count = everyDatabase.prepare('SELECT count(*) AS n FROM users WHERE subject = ?').bind(login);
    expect(await count.first('n')).toBe(0);
  });

  it('when the state, cookie or issuer does not match', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    expect(await readProblem(new TestBrowser(), path)).toBe('expired');
    expect(await readProblem(browser, path.replace(/state=[^&]+/, 'state=another'))).toBe('expired');
    expect(await readProblem(browser, path.replace(/&?state=[^&]+/, ''))).toBe('expired');
    expect(await readProblem(browser, path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))).toBe(
      'answer-invalid',
    );
  });

  it('when the callback is repeated, or the code was used elsewhere', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    const cookies = new Map(browser.cookies);
    expect((await browser.get(path, FROM_PROVIDER_HEADERS)).headers.get('location')).toBe('/dashboard');
    const again = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(parseProblem(again.headers.get('location'))).toBe('expired');
    const otherBrowser = new TestBrowser();
    for (const [name, value] of cookies) otherBrowser.cookies.set(name, value);
    expect(await readProblem(otherBrowser, path)).toBe('expired');
  });

  it('when it takes longer than 10 minutes', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    try {
      expect(await readProblem(browser, path)).toBe('expired');
    } finally {
      vi.useRealTimers();
    }
  });

  it('when no provider is configured, the provider is unreachable, or the database fails', async () => {
    const browser = new TestBrowser();
    const context = createExecutionContext();
    const withoutIssuer = { ...env, OIDC_ISSUER: '' } as Cloudflare.Env;
    const notConfigured = await app.fetch(browser.toRequest('GET', '/api/login'), withoutIssuer, context);
    expect(parseProblem(notConfigured.headers.get('location'))).toBe('not-configured');
    const unknown = { ...env, OIDC_ISSUER: `${parseSettings(env).OIDC_ISSUER}/nowhere` } as Cloudflare.Env;
    const unreachable = await app.fetch(browser.toRequest('GET', '/api/login'), unknown, context);
    expect(parseProblem(unreachable.headers.get('location'))).toBe('provider-down');

    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    await everyDatabase.exec(
      "CREATE TRIGGER fail BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    try {
      expect(await readProblem(browser, path)).toBe('failed');
    } finally {
      await everyDatabase.exec('DROP TRIGGER fail');
      vi.restoreAllMocks();
    }
  });

  it('when one IP address makes too many attempts', async () => {
    const browser = new TestBrowser();
    await spendRate(`address:${browser.ip}`, RATE.signIn, 58);
    for (let tries = 0; tries < 2; tries++)
      expect(parseProblem((await browser.get('/api/login')).headers.get('location'))).toBeNull();
    expect(await readProblem(browser, '/api/login')).toBe('too-many');
  });
});
