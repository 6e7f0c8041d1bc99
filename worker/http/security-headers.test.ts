import { expect, it } from 'vitest';
import { requestPage } from '../testing/page.ts';

it.each(['/', '/dashboard', '/checkout/DEM0TR1P'])(
  'allows the styles and the script that are part of %s',
  async (path) => {
    const page = await requestPage(path, '', {}, { ANALYTICS_TOKEN: 'a-token' });
    const policy = page.headers.get('content-security-policy');
    const [, style, script] =
      /<style nonce="([^"{]+)".*<script nonce="([^"{]+)"/.exec(await page.text()) ?? [];
    expect(policy).toContain(`style-src 'self' 'nonce-${style}'`);
    expect(policy).toContain(`script-src 'self' 'nonce-${script}'`);
  },
);

it('adds analytics to the landing page only, if configured', async () => {
  const settings = { ANALYTICS_TOKEN: 'a-token' };
  const counted = await requestPage('/', '', {}, settings);
  const policy = counted.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+' https:\/\/static\.cloudflareinsights\.com;/);
  expect(policy).toContain("connect-src 'self' https://cloudflareinsights.com;");
  expect(await counted.text()).toMatch(
    /beacon\.min\.js" data-cf-beacon="[^"]*a-token[^"]*"><\/script><\/body>/,
  );
  const others = ['/?createProject=DEM0TR1P', '/faq', '/access/DEM0TR1P', '/project/DEM0TR1P', '/nowhere'];
  for (const page of [
    await requestPage('/'),
    ...(await Promise.all(others.map((path) => requestPage(path, '', {}, settings)))),
  ]) {
    expect(page.headers.get('content-security-policy')).not.toContain('cloudflareinsights');
    expect(await page.text()).not.toContain('beacon');
  }
});

it('allows Stripe only on pages with a checkout', async () => {
  const checkout = await requestPage('/checkout/DEM0TR1P');
  expect(checkout.status).toBe(200);
  const policy = checkout.headers.get('content-security-policy')?.split('; ') ?? [];
  const sources = (name: string) => policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  expect(sources('script-src')).toContain('https://js.stripe.com');
  expect(sources('frame-src')).toContain('https://hooks.stripe.com');
  expect(sources('connect-src')).toEqual(['connect-src', "'self'", 'https://api.stripe.com']);
  expect(sources('style-src').filter((one) => !one.startsWith("'nonce-"))).toEqual(['style-src', "'self'"]);
  for (const path of ['/', '/project/DEM0TR1P', '/checkout', '/api/config', '/checkoutx/1']) {
    expect((await requestPage(path)).headers.get('content-security-policy')).not.toContain('stripe');
  }
});

it('allows Turnstile only where it is configured, on pages that can ask for a challenge', async () => {
  const settings = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' };
  const readPolicy = async (path: string, used: object) =>
    (await requestPage(path, '', {}, used)).headers.get('content-security-policy') ?? '';
  for (const path of ['/', '/access/DEM0TR1P', '/project/DEM0TR1P']) {
    const policy = await readPolicy(path, settings);
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(policy).toContain('; frame-src https://challenges.cloudflare.com');
    expect(await readPolicy(path, {})).not.toContain('cloudflare.com');
  }
  for (const path of ['/faq', '/dashboard', '/checkout/DEM0TR1P', '/api/config']) {
    expect(await readPolicy(path, settings)).not.toContain('challenges.cloudflare.com');
  }
});
