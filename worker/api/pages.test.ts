import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';
import { createItinerary } from '../testing/project.ts';

/** A page as a navigation gets it. */
async function open(path: string, cookie = '') {
  const ASSETS = {
    fetch: async () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html', ETag: '"1"' } }),
  } as unknown as Fetcher;
  const request = new Request(`http://localhost:8787${path}`, { headers: { Cookie: cookie } });
  return app.fetch(request, { ...env, ASSETS }, createExecutionContext());
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
