import { describe, expect, it, vi } from 'vitest';
import { createSignedInUser } from '../testing/account.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { spendRate } from '../testing/rates.ts';
import { RATE } from './rate-limits.ts';

const VERIFY_URL = 'https://turnstile.example/siteverify';
const TURNSTILE = {
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  TURNSTILE_VERIFY_URL: VERIFY_URL,
};

function open(bindings: object, ip?: string) {
  const browser = new BindingsBrowser();
  browser.bindings = bindings;
  if (ip) browser.ip = ip;
  return browser;
}

const create = (browser: BindingsBrowser, fields: object = {}) =>
  browser.post('/api/projects', {
    ...{ name: 'Trip', ownerName: 'Ada', ownerEmail: `${crypto.randomUUID()}@example.com` },
    ...fields,
  });

/** Cloudflare's answers: the token `pass` is right. */
function emulateTurnstile() {
  const fetchOthers = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== VERIFY_URL) return fetchOthers(input, init);
    const sent = init?.body as URLSearchParams;
    return Response.json({ success: sent.get('response') === 'pass' && sent.get('secret') === 'secret' });
  });
}

/** In an hour of its own, since the budget is one for all. */
const inHour = (hour: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + hour * 3_600_000);
};

describe('the budget for all callers without an account', () => {
  it('answers BUSY beyond it, but not to accounts', async () => {
    inHour(2);
    const bindings = { STRANGERS_PER_HOUR: '3' };
    for (let n = 0; n < 3; n++) expect((await create(open(bindings))).status).toBe(201);
    const refused = await create(open(bindings));
    expect(refused).toMatchObject({ status: 503, body: { code: 'BUSY' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { browser } = await createSignedInUser();
    const host = open(bindings);
    for (const [name, value] of browser.cookies) host.cookies.set(name, value);
    expect((await create(host)).status).toBe(201);
    vi.useRealTimers();
  });

  it('is another one for registrations of assistants, whatever their address', async () => {
    inHour(6);
    const bindings = { STRANGERS_PER_HOUR: '2' };
    const register = (at: number) =>
      open(bindings, `192.0.2.${at}`).post('/oauth/register', {
        redirect_uris: ['https://assistant.example/callback'],
      });
    expect((await create(open(bindings))).status).toBe(201);
    for (let at = 1; at <= 2; at++) expect((await register(at)).status).toBe(201);
    const refused = await register(3);
    expect(refused).toMatchObject({ status: 503, body: { code: 'BUSY' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await create(open(bindings))).status).toBe(201);
    vi.useRealTimers();
  });

  it('asks for a challenge beyond it where there is one', async () => {
    inHour(4);
    emulateTurnstile();
    const bindings = { ...TURNSTILE, STRANGERS_PER_HOUR: '1' };
    expect((await create(open(bindings))).status).toBe(201);
    expect(await create(open(bindings))).toMatchObject({
      status: 403,
      body: { code: 'CHALLENGE_REQUIRED', siteKey: 'site' },
    });
    expect((await create(open(bindings), { challenge: 'wrong' })).status).toBe(403);
    expect((await create(open(bindings), { challenge: 'pass' })).status).toBe(201);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('asks for a challenge from the fourth creation of an address on', async () => {
    emulateTurnstile();
    const ip = '192.0.2.77';
    for (let n = 0; n < 3; n++) expect((await create(open(TURNSTILE, ip))).status).toBe(201);
    expect((await create(open(TURNSTILE, ip))).body.code).toBe('CHALLENGE_REQUIRED');
    expect((await create(open(TURNSTILE, ip), { challenge: 'pass' })).status).toBe(201);
    vi.restoreAllMocks();
  });
});

it('counts IPv6 callers by /64, /56 and /48', async () => {
  const send = (ip: string) => create(open({ STRANGERS_PER_HOUR: '100000' }, ip));
  // 30 an hour from an address, of which each browser may create 10.
  const statuses: number[] = [];
  const { perAddress } = RATE.create;
  await spendRate('network:2001:db8:77:0::/56', { ...perAddress, limit: 3 * perAddress.limit }, 85);
  for (let n = 0; n < 8; n++) statuses.push((await send(`2001:db8:77:${(n * 31).toString(16)}::1`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect((await send('2001:db8:77:1234::1')).status).toBe(201);
});
