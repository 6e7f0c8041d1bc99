import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from './app.ts';

/** As of a browser that has entered nothing. Parameters are ids that do not exist. */
const request = (method: string, route: string) =>
  app.fetch(
    new Request(`http://localhost:8787${route.replace(/:\w+(\{[^}]*\})?/g, '1')}`, { method }),
    env,
    createExecutionContext(),
  );

function expectSecureHeaders({ headers }: Response) {
  expect(headers.get('content-security-policy') ?? '').toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
}

const routes = app.routes
  .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
  .map(({ method, path }) => [method, path] as const);

describe('security headers', () => {
  it.each(routes)('are on the response to %s %s', async (method, route) => {
    expectSecureHeaders(await request(method, route));
  });

  it.each([
    ['/', 'same-origin-allow-popups'],
    ['/dashboard', 'same-origin-allow-popups'],
    ['/checkout/ABCD2345', 'same-origin-allow-popups'],
    // What guests come to by a link is painted later with one.
    ['/access/ABCD2345', null],
    ['/project/ABCD2345', null],
  ])('have an opener policy on %s: %s', async (path, policy) => {
    expect((await request('GET', path)).headers.get('cross-origin-opener-policy')).toBe(policy);
  });

  it.each([
    ['GET', '/covers/lake.svg'],
    ['GET', '/covers/..%2Ficons%2Fmark.svg'],
    ['GET', '/covers/'],
    ['GET', '/covers'],
    ['POST', '/covers/lake.svg'],
    ['GET', '/media'],
    ['GET', '/media/p/x/y.jpg'],
    ['DELETE', '/media/u/1/y.jpg'],
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['OPTIONS', '/api/projects'],
    ['GET', '/mcp'],
    ['GET', '/nowhere'],
    ['GET', '/favicon.ico'],
    ['HEAD', '/'],
    ['PUT', '/'],
  ])('are on the response to %s %s, which is no route', async (method, path) => {
    expectSecureHeaders(await request(method, path));
  });
});
