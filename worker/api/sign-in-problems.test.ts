import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import {
  completeProviderPages,
  controlOpenIdProvider,
  createLogin,
  FROM_PROVIDER_HEADERS,
  startSignIn,
} from '../testing/openid-provider.ts';

afterEach(() => controlOpenIdProvider({}));

const toProblem = (location: string | null) =>
  new URL(location ?? '', 'http://localhost').searchParams.get('problem');

describe('sign-in says what happened', () => {
  const problemOf = async (browser: TestBrowser, path: string) => {
    const answer = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?problem=/);
    expect(browser.cookies.has('__Host-session')).toBe(false);
    return toProblem(answer.headers.get('location'));
  };

  it('when the person says no', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser, '/dashboard?tab=settings'), 'x', {
      cancel: true,
    });
    const answer = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(answer.headers.get('location')).toBe(
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
  ])('when the provider is wrong about the %s: %s', { timeout: 30_000 }, async (fault, problem) => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    await controlOpenIdProvider({ fault });
    expect(await problemOf(browser, path)).toBe(problem);
  });

  it('when the address is not verified, and makes no account', async () => {
    const login = createLogin();
    await controlOpenIdProvider({ verified: false });
    const browser = new TestBrowser();
    expect(await problemOf(browser, await completeProviderPages(await startSignIn(browser), login))).toBe(
      'email-unverified',
    );
    const count = env.DB.prepare('SELECT count(*) AS n FROM users WHERE subject = ?').bind(login);
    expect(await count.first('n')).toBe(0);
  });

  it('when the answer is not for this browser: no state, another state, no cookie, another issuer', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    expect(await problemOf(new TestBrowser(), path)).toBe('expired');
    expect(await problemOf(browser, path.replace(/state=[^&]+/, 'state=another'))).toBe('expired');
    expect(await problemOf(browser, path.replace(/&?state=[^&]+/, ''))).toBe('expired');
    expect(await problemOf(browser, path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))).toBe(
      'answer-invalid',
    );
  });

  it('when the same answer comes twice, or its code was used elsewhere', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    const cookies = new Map(browser.cookies);
    expect((await browser.get(path, FROM_PROVIDER_HEADERS)).headers.get('location')).toBe('/dashboard');
    const again = await browser.get(path, FROM_PROVIDER_HEADERS);
    expect(toProblem(again.headers.get('location'))).toBe('expired');
    const thief = new TestBrowser();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect(await problemOf(thief, path)).toBe('expired');
  });

  it('when it took longer than ten minutes', async () => {
    const browser = new TestBrowser();
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    try {
      expect(await problemOf(browser, path)).toBe('expired');
    } finally {
      vi.useRealTimers();
    }
  });

  it('when no provider is set, when none answers, and when our database fails', async () => {
    const browser = new TestBrowser();
    const context = createExecutionContext();
    const unset = { ...env, OIDC_ISSUER: '' } as Cloudflare.Env;
    const refused = await app.fetch(browser.toRequest('GET', '/api/login'), unset, context);
    expect(toProblem(refused.headers.get('location'))).toBe('not-configured');
    const nobody = { ...env, OIDC_ISSUER: `${parseSettings(env).OIDC_ISSUER}/nowhere` } as Cloudflare.Env;
    const unanswered = await app.fetch(browser.toRequest('GET', '/api/login'), nobody, context);
    expect(toProblem(unanswered.headers.get('location'))).toBe('provider-down');

    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = await completeProviderPages(await startSignIn(browser), createLogin());
    await env.DB.exec(
      "CREATE TRIGGER boom BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    try {
      expect(await problemOf(browser, path)).toBe('failed');
    } finally {
      await env.DB.exec('DROP TRIGGER boom');
      vi.restoreAllMocks();
    }
  });

  it('when one network tries without end', { timeout: 30_000 }, async () => {
    const browser = new TestBrowser();
    for (let tries = 0; tries < 60; tries++) await browser.get('/api/login');
    expect(await problemOf(browser, '/api/login')).toBe('too-many');
  });
});
