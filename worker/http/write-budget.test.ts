import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, EVENT_INPUT, enterAsAdmin } from '../testing/project.ts';

/** Counts writes for an IP address, or for the browser in an itinerary. */
async function addWrites(browser: TestBrowser, count: number, projectId?: string) {
  const subject = projectId ? `holder:${readVisitor(browser)}` : `address:${browser.ip}`;
  const limiter = env.RATE_LIMITER.getByName(subject);
  // Creates the table.
  await limiter.hit({ name: 'test', limit: 1, windowMs: 1 });
  await runInDurableObject(limiter, (_, { storage }) => {
    for (let n = 0; n < count; n++) {
      const name = projectId ? `writes/${projectId}` : 'writes';
      const now = Date.now();
      storage.sql.exec('INSERT INTO hits VALUES (?, ?, ?, ?)', name, `${n}`, now, now + 600_000);
    }
  });
}

const readVisitor = ({ cookies }: TestBrowser) => cookies.get('__Host-visitor')?.split('!')[0] ?? '';

describe('a host', () => {
  it('may add 200 events without a pause', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await addWrites(host, 180, projectId);
    await addWrites(host, 180);
    const added = Array.from({ length: 20 }, () => host.post(`${path}/events`, EVENT_INPUT));
    const statuses = (await Promise.all(added)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('may not make 500 edits in seconds', async () => {
    const { host, path, projectId } = await createTestItinerary({ paid: false });
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    const edit = { ...EVENT_INPUT, description: 'x'.repeat(4000) };
    await addWrites(host, 280, projectId);
    const edits = Array.from({ length: 40 }, () => host.put(`${path}/events/${id}`, edit));
    const responses = await Promise.all(edits);
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
    const refused = responses.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused?.body.message).toMatch(/^Too many requests\. Try again in (\d+ minutes|\d+ seconds)\.$/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await host.get(path)).status).toBe(200);
  });

  it('is not limited by what other browsers of the same address did', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    const neighbor = await enterAsAdmin(itinerary);
    neighbor.ip = host.ip;
    await addWrites(host, 300, projectId);
    await addWrites(host, 1200);
    expect((await host.post(`${path}/events`, EVENT_INPUT)).status).toBe(429);
    expect((await neighbor.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
  });

  it('has one budget from all addresses, whatever cookies it drops, and one for each itinerary', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const other = await createTestItinerary({ host });
    await addWrites(host, 299, projectId);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      host.ip = new TestBrowser().ip;
      statuses.push((await host.post(`${path}/events`, EVENT_INPUT)).status);
      host.cookies.delete('__Host-visitor');
    }
    expect(statuses).toEqual([201, 429, 429]);
    expect((await host.post(`${other.path}/events`, EVENT_INPUT)).status).toBe(201);
  });
});

it('limits callers without a grant by address', async () => {
  const { path } = await createTestItinerary();
  const stranger = new TestBrowser();
  expect((await stranger.post(`${path}/events`, EVENT_INPUT)).status).toBe(401);
  await addWrites(stranger, 1200);
  expect((await stranger.post(`${path}/events`, EVENT_INPUT)).status).toBe(429);
});

describe('a repeated request', () => {
  it('with its Idempotency-Key counts once', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await addWrites(host, 298, projectId);
    const add = (key: string) => host.post(`${path}/events`, EVENT_INPUT, { 'Idempotency-Key': key });
    const statuses: number[] = [];
    for (const key of ['first', 'first', 'second', 'first', 'second', 'third']) {
      statuses.push((await add(key)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is refused after ten repeats, as the attack of 60 imports with one key', async () => {
    const { host, path } = await createTestItinerary();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await host.post(`${path}/events`, EVENT_INPUT, { 'Idempotency-Key': 'same' })).status);
    }
    expect(statuses).toEqual([...Array(11).fill(201), 429]);
  });

  it('counts each time that it fails', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await addWrites(host, 297, projectId);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const key = { 'Idempotency-Key': 'fails' };
      statuses.push((await host.post(`${path}/events`, { ...EVENT_INPUT, title: '' }, key)).status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('counts where keys mean nothing', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    await addWrites(host, 298, projectId);
    const key = { 'Idempotency-Key': 'always the same' };
    const edit = async () => (await host.put(`${path}/events/${id}`, EVENT_INPUT, key)).status;
    expect([await edit(), await edit()]).toEqual([200, 429]);
  });
});

it('counts neither codes nor webhooks, which have limits of their own', async () => {
  const itinerary = await createTestItinerary();
  const { path, accessCode, adminCode } = itinerary;
  const guest = new TestBrowser();
  await addWrites(guest, 1200);
  expect((await guest.post(`${path}/access`, { accessCode })).status).toBe(200);
  expect((await guest.post(`${path}/verify-admin`, { adminCode })).status).toBe(200);
  expect((await guest.delete(`${path}/access`)).status).toBe(200);
  expect((await guest.post('/api/webhooks/stripe', {})).status).not.toBe(429);
});

it('lets requests pass that cannot be counted', async () => {
  const { host, path } = await createTestItinerary();
  const getByName = () => ({ hit: () => Promise.reject(new Error('unavailable')) });
  const bindings = { ...env, RATE_LIMITER: { getByName } } as unknown as Cloudflare.Env;
  const request = host.toRequest('POST', `${path}/events`, EVENT_INPUT);
  expect((await app.fetch(request, bindings, createExecutionContext())).status).toBe(201);
});

it('limits exports and calendar feeds', async () => {
  const { host, path } = await createTestItinerary();
  const exported = await Promise.all(
    Array.from({ length: 31 }, (_, n) => host.get(`${path}/export${n % 2 ? '.ics' : ''}`)),
  );
  expect(exported.filter(({ status }) => status === 429)).toHaveLength(1);
  const { pathname } = new URL((await host.get(`${path}/calendar`)).body.feedUrl);
  const app = new TestBrowser();
  const fetched = await Promise.all(Array.from({ length: 61 }, () => app.get(pathname)));
  expect(fetched.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await new TestBrowser().get(pathname)).status).toBe(200);
});

it('counts plus-addresses of one mailbox together when itineraries are created', async () => {
  const mailbox = crypto.randomUUID();
  const create = (tag: string) =>
    new TestBrowser().post('/api/projects', {
      name: 'Lisbon',
      ownerName: 'Ada',
      ownerEmail: `${mailbox}${tag}@example.com`,
    });
  const statuses: number[] = [];
  for (const tag of ['', '+a', '+b', '+c']) statuses.push((await create(tag)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
