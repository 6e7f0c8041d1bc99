import { env } from 'cloudflare:workers';
import { parseSettings } from '../services/settings.ts';
import type { TestBrowser, TestResponse } from './browser.ts';

/** Sets the failure switches of the OpenID provider emulator, see dev/openid/. `{}` resets them. */
export async function controlOpenIdProvider(switches: object): Promise<void> {
  await fetch(`${parseSettings(env).OIDC_ISSUER}/_control`, {
    method: 'POST',
    body: JSON.stringify(switches),
  });
}

/** Starts a sign-in. Returns the provider URL that the browser is redirected to. */
export async function startSignIn(browser: TestBrowser, returnTo = '/dashboard'): Promise<string> {
  const response = await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`);
  const location = response.headers.get('location') ?? '';
  if (!location.startsWith('http://127.0.0.1'))
    throw new Error(`Not redirected to the provider: ${location}`);
  return location;
}

/**
 * Goes through the provider's pages: signs in as `login` and consents, or cancels. Returns the path on our site that the
 * provider redirects to.
 */
export async function completeProviderPages(
  from: string,
  login: string,
  { cancel = false } = {},
): Promise<string> {
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
  throw new Error(`Too many steps at the provider: ${address}`);
}

/** Signs in through the provider. Returns the response of the callback. */
export async function signInThroughProvider(
  browser: TestBrowser,
  login: string,
  returnTo?: string,
): Promise<TestResponse> {
  return browser.get(
    await completeProviderPages(await startSignIn(browser, returnTo), login),
    FROM_PROVIDER_HEADERS,
  );
}

/** Sent by browsers that follow a redirect from another site. */
export const FROM_PROVIDER_HEADERS = { 'Sec-Fetch-Site': 'cross-site' };

/** A new user name at the provider, also the local part of the email address. */
export const createLogin = () => `p${crypto.randomUUID().slice(0, 8)}`;
