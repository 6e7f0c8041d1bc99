import { env } from 'cloudflare:workers';
import { parseSettings } from '../services/settings.ts';
import type { TestResponse, TestBrowser } from './browser.ts';

/** Sets the switches of the provider, see dev/openid/; `{}` puts all to rest. */
export async function controlOpenIdProvider(switches: object): Promise<void> {
  await fetch(`${parseSettings(env).OIDC_ISSUER}/_control`, {
    method: 'POST',
    body: JSON.stringify(switches),
  });
}

/** Begins a sign-in and answers with the address of the provider that the browser is sent to. */
export async function startSignIn(browser: TestBrowser, returnTo = '/dashboard'): Promise<string> {
  const answer = await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`);
  const to = answer.headers.get('location') ?? '';
  if (!to.startsWith('http://127.0.0.1')) throw new Error(`Not sent to the provider: ${to}`);
  return to;
}

/**
 * Walks the provider's pages as a person would: types `login` and agrees, or gives up with `cancel`. Answers
 * with the path of our own that the provider sends the browser back to.
 */
export async function completeProviderPages(from: string, login: string, { cancel = false } = {}): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (address: string, init: RequestInit = {}) => {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let address = from;
  for (let steps = 0; steps < 12; steps++) {
    let response = await go(address);
    if (response.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? '';
      response = cancel
        ? await go(`${address}/abort`)
        : await go(address, {
            method: 'POST',
            body: new URLSearchParams({ prompt, login, password: 'any' }),
          });
    }
    address = new URL(response.headers.get('location') ?? '', address).href;
    if (address.startsWith('http://localhost:8787/')) return address.slice('http://localhost:8787'.length);
  }
  throw new Error(`The provider does not come to an end: ${address}`);
}

/** Signs in through the provider from beginning to end; answers with what the callback answered. */
export async function signInThroughProvider(browser: TestBrowser, login: string, returnTo?: string): Promise<TestResponse> {
  return browser.get(await completeProviderPages(await startSignIn(browser, returnTo), login), FROM_PROVIDER_HEADERS);
}

/** A browser says so when another site has sent it. */
export const FROM_PROVIDER_HEADERS = { 'Sec-Fetch-Site': 'cross-site' };

/** A name that nobody has signed in by; what the provider calls the person, and begins the address. */
export const createLogin = () => `p${crypto.randomUUID().slice(0, 8)}`;
