import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { app } from './app.ts';
import { signInAsOwner } from './testing/account.ts';
import { TestBrowser } from './testing/browser.ts';
import { createTestItinerary, EVENT_INPUT } from './testing/project.ts';

describe('cross-site requests', () => {
  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
    { 'Sec-Fetch-Site': '' },
  ])('are rejected: %o', async (headers) => {
    const { host, path } = await createTestItinerary();
    const response = await host.post(`${path}/events`, EVENT_INPUT, headers);
    expect(response).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect((await host.get(`${path}/events`)).body).toEqual([]);
  });

  it('are recognized by Origin in browsers without Fetch Metadata', async () => {
    const { host, path } = await createTestItinerary();
    const response = await host.post(`${path}/events`, EVENT_INPUT, {
      'Sec-Fetch-Site': '',
      Origin: 'http://localhost:8787',
    });
    expect(response.status).toBe(201);
  });
});

/** Routes that accept a body; PROJECT_ROUTES are relative to the project's path. */
const ROUTES = [
  ['POST', '/api/projects'],
  ['POST', '/api/projects/import'],
  ['DELETE', '/api/account'],
  ['POST', '/api/users/avatar/upload-url'],
  ['POST', '/api/users/avatar/complete'],
  ['POST', '/api/validate-coupon'],
  ['PATCH', '/api/unclaimed-events/1'],
  ['POST', '/api/unclaimed-events/1/assign'],
  ['POST', '/api/unclaimed-events/assign'],
  ['POST', '/api/unclaimed-events/restore'],
  ['POST', '/api/intake/aliases/confirm'],
  ['POST', '/api/webhooks/stripe'],
] as const;

const PROJECT_ROUTES = [
  ['POST', '/duplicate'],
  ['DELETE', ''],
  ['POST', '/events'],
  ['PUT', '/events/1'],
  ['POST', '/events/restore'],
  ['POST', '/faqs'],
  ['PUT', '/faqs/reorder'],
  ['PUT', '/customizations'],
  ['POST', '/images'],
  ['POST', '/images/upload-url'],
  ['POST', '/access'],
  ['POST', '/verify-admin'],
  ['POST', '/feedback'],
  ['POST', '/confirm-payment'],
] as const;

/** Field names from all their bodies. */
const FIELDS = [
  'title',
  'description',
  'datetime',
  'timeZone',
  'ids',
  'faqIds',
  'imageUrls',
  'expected',
  'contentType',
  'size',
  'name',
  'ownerEmail',
  'accessCode',
  'sequence',
  'format',
  'version',
  'itinerary',
  'customizations',
  'events',
  'shiftDays',
  'firstDay',
  'key',
  'confirmationName',
  'feedbackText',
  'couponCode',
  'paymentIntentId',
  'projectId',
  'token',
];

describe('request bodies', () => {
  it('need a JSON content type', async () => {
    const { host, path } = await createTestItinerary();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await host.post(`${path}/events`, JSON.stringify(EVENT_INPUT), {
        'Content-Type': type,
      });
      expect(response).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    }
  });

  it('with a content type similar to JSON are rejected instead of read as empty', async () => {
    const { host, path } = await createTestItinerary();
    for (const type of [
      'application/json-patch+json',
      'Application/JSON',
      'application/json;',
      'text/json',
    ]) {
      const response = await host.put(`${path}/customizations`, JSON.stringify({ name: 'Porto' }), {
        'Content-Type': type,
      });
      expect(response).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    }
    const known = { 'Content-Type': 'application/json; charset="utf-8"' };
    expect((await host.put(`${path}/customizations`, '{"name":"Porto"}', known)).status).toBe(200);
  });

  it('may be missing, even with a content type', async () => {
    const { host, path } = await createTestItinerary();
    const type = { 'Content-Type': 'application/json' };
    expect((await host.post(`${path}/images/upload-url`, undefined, type)).status).toBe(200);
    expect(await host.post(`${path}/events`, undefined, type)).toMatchObject({
      status: 400,
      body: { fields: { title: 'Please enter a title.', datetime: 'This field is required.' } },
    });
  });

  it('with invalid values get messages for users', async () => {
    const { body } = await new TestBrowser().post('/api/projects', { name: 7, groupSize: 0 });
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: 'This value isn’t valid.' });
    expect(body.fields).toMatchObject({
      ownerName: 'Please enter your name.',
      groupSize: 'This is too short or too small.',
    });
    expect(JSON.stringify(body)).not.toMatch(/expected (string|number)|received/);
  });

  it('must be valid JSON and not too large', async () => {
    const { host, path } = await createTestItinerary();
    expect(await host.post(`${path}/events`, '{"title":')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    const huge = await host.post(`${path}/events`, { ...EVENT_INPUT, description: 'x'.repeat(257 * 1024) });
    expect(huge).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it('of any shape never cause a server error', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await signInAsOwner(host, projectId);
    const calls = [...ROUTES, ...PROJECT_ROUTES.map(([method, end]) => [method, path + end] as const)];
    const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 100 }));
    const anything = fc.oneof(value, fc.dictionary(fc.constantFrom(...FIELDS), value));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), anything, async ([method, target], sent) => {
        expect((await host.send(method, target, JSON.stringify(sent))).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});

describe('responses', () => {
  it('of the API are not cached and have security headers', async () => {
    const { headers } = await new TestBrowser().get('/api/config');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('disable sign-in if the provider’s URL is invalid, and log it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const bindings = { ...env, OIDC_ISSUER: 'accounts.example' } as Cloudflare.Env;
    const response = await app.fetch(
      new TestBrowser().toRequest('GET', '/api/config'),
      bindings,
      createExecutionContext(),
    );
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(await response.json()).toMatchObject({ appName: 'Foldout', signInProvider: null });
    expect(lines).toContainEqual(
      expect.stringMatching(/^{"job":"settings","ignored":"OIDC_ISSUER","requestId"/),
    );
  });

  it('to unknown routes are errors of the same shape', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PATCH', '/api/projects'],
      ['POST', '/api/'],
      ['POST', '/project/DEM0TR1P'],
      ['DELETE', '/'],
    ] as const) {
      const response = await new TestBrowser().send(method, path);
      expect(response).toMatchObject({
        status: 404,
        body: { success: false, code: 'NOT_FOUND', requestId: expect.any(String) },
      });
    }
  });

  it.each([
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'a'.repeat(40)],
    ['APP_SECRET', 'abcdefghi'.repeat(5)],
    ['APP_SECRET_PREVIOUS', 'a'.repeat(40)],
  ])('are NOT_CONFIGURED with the weak %s %s, and name the setting only in the log', async (name, value) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = await Promise.resolve(
      app.fetch(
        new Request('http://localhost:8787/api/config'),
        { ...env, [name]: value } as never,
        createExecutionContext(),
      ),
    );
    expect(error.status).toBe(503);
    const text = await error.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'NOT_CONFIGURED' });
    expect(text).not.toContain(value);
    expect(text).not.toContain('SECRET');
    const logged = log.mock.calls.flat().join();
    expect(logged).toContain(name);
    expect(logged).not.toContain(value);
    log.mockRestore();
  });

  it('set cookies with HttpOnly, Secure and SameSite', async () => {
    const { path } = await createTestItinerary();
    const request = new Request(`http://localhost:8787${path}/preview`);
    const response = await app.fetch(request, env, createExecutionContext());
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-visitor=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
