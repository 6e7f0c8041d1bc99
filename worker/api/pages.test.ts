import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';
import { createItinerary } from '../testing/project.ts';

const HTML = '<!doctype html><body><a data-contact="" href="/faq#contact">us</a></body>';

/** A page as a navigation gets it; its file's path is in the header `x-file`. */
async function open(path: string, cookie = '', settings = {}) {
  const ASSETS = {
    fetch: async (url: URL) =>
      new Response(HTML, { headers: { 'Content-Type': 'text/html', ETag: '"1"', 'X-File': url.pathname } }),
  } as unknown as Fetcher;
  const request = new Request(`http://localhost:8787${path}`, { headers: { Cookie: cookie } });
  return app.fetch(request, { ...env, ...settings, ASSETS }, createExecutionContext());
}

it('sends the page for its own paths, and with 404 for others', async () => {
  for (const path of ['/', '/access', '/access/DEM0TR1P?code=GUEST1', '/project/DEM0TR1P']) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('etag')).toBeNull();
  }
  expect((await open('/nothing/here')).status).toBe(404);
});

it('sends pages that were made beforehand from files of their own', async () => {
  for (const path of ['/privacy-policy', '/terms', '/community-guidelines', '/faq']) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-file')).toBe(path);
  }
  expect((await open('/')).headers.get('x-file')).toBe('/landing');
  expect((await open('/access')).headers.get('x-file')).toBe('/');
});

it('writes our mailbox into pages of words', async () => {
  const page = await open('/faq', '', { MAIL_FROM: 'Foldout <hello@foldout.example>' });
  expect(await page.text()).toContain('<a data-contact="" href="mailto:hello@foldout.example">hello@');
  expect(await (await open('/faq', '', { MAIL_FROM: '' })).text()).toBe(HTML);
});

it('counts visits of the front page alone, where that is set up', async () => {
  const settings = { ANALYTICS_TOKEN: 'a-token' };
  const counted = await open('/', '', settings);
  const policy = counted.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' https://static.cloudflareinsights.com;");
  expect(policy).toContain("connect-src 'self' https://cloudflareinsights.com;");
  expect(await counted.text()).toMatch(
    /beacon\.min\.js" data-cf-beacon="[^"]*a-token[^"]*"><\/script><\/body>/,
  );
  const others = ['/?createProject=DEM0TR1P', '/faq', '/access/DEM0TR1P', '/project/DEM0TR1P', '/nowhere'];
  for (const page of [
    await open('/'),
    ...(await Promise.all(others.map((path) => open(path, '', settings)))),
  ]) {
    expect(page.headers.get('content-security-policy')).not.toContain('cloudflareinsights');
    expect(await page.text()).not.toContain('beacon');
  }
});

it('lists the front page alone', async () => {
  expect((await open('/')).headers.get('x-robots-tag')).toBeNull();
  for (const path of ['/access/DEM0TR1P', '/project/DEM0TR1P', '/checkout/DEM0TR1P']) {
    expect((await open(path)).headers.get('x-robots-tag')).toBe('noindex');
  }
});

it('lets Stripe in where a card is typed, and nowhere else', async () => {
  const checkout = await open('/checkout/DEM0TR1P');
  expect(checkout.status).toBe(200);
  const policy = checkout.headers.get('content-security-policy')?.split('; ') ?? [];
  const sources = (name: string) => policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  expect(sources('script-src')).toContain('https://js.stripe.com');
  expect(sources('frame-src')).toContain('https://hooks.stripe.com');
  expect(sources('connect-src')).toEqual(['connect-src', "'self'", 'https://api.stripe.com']);
  expect(sources('style-src')).toEqual(['style-src', "'self'"]);
  for (const path of ['/', '/project/DEM0TR1P', '/checkout', '/api/config', '/checkoutx/1']) {
    expect((await open(path)).headers.get('content-security-policy')).not.toContain('stripe');
  }
});

it('gives whoever comes to the door a visitor id, once', async () => {
  const cookie = (await open('/access/DEM0TR1P')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-visitor=/);
  expect((await open('/access/DEM0TR1P', cookie.split(';')[0])).headers.get('set-cookie')).toBeNull();
});

it('starts the itinerary’s data early for those who may read it', async () => {
  const { host, projectId } = await createItinerary();
  expect((await open(`/project/${projectId}`)).headers.get('link')).toBeNull();
  const cookie = `__Host-grants=${host.cookies.get('__Host-grants')}`;
  const guest = (await open(`/project/${projectId}`, cookie)).headers.get('link');
  expect(guest).toBe(`</api/projects/${projectId}/itinerary>; rel=preload; as=fetch; crossorigin=anonymous`);
});
