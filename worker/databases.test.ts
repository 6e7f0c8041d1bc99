import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { MyProject } from './contract/accounts.ts';
import { listItineraryDatabases } from './db/databases.ts';
import { findBindingOfProject } from './domain/itinerary/slots.ts';
import { createSignedInUser } from './testing/account.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { everyDatabase } from './testing/databases.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './testing/project.ts';
import { wrapDatabase } from './testing/wrap-database.ts';

const findBinding = ({ id }: Pick<TestItinerary, 'id'>) => findBindingOfProject(id) ?? '';

const BINDINGS = listItineraryDatabases(env).map(({ binding }) => binding);
const [FIRST = '', SECOND = '', ADDED = ''] = BINDINGS;

const createWith = (bindings: object, ownerEmail?: string) =>
  createTestItinerary({
    host: Object.assign(new BindingsBrowser(), { bindings }),
    ...(ownerEmail && { ownerEmail }),
  });

/** An itinerary in one of the databases. */
async function createIn(binding: string, ownerEmail?: string): Promise<TestItinerary> {
  const others = BINDINGS.filter((each) => each !== binding).map((each) => [each, undefined]);
  const itinerary = await createWith(Object.fromEntries(others), ownerEmail);
  return { ...itinerary, host: await enterAsGuest(itinerary) };
}

/** A database whose every call fails. */
function failIn(binding: string): D1Database {
  const original = listItineraryDatabases(env).find((each) => each.binding === binding)?.d1;
  return wrapDatabase(original as D1Database, () =>
    Promise.reject(new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')),
  );
}

async function expectToWork(itinerary: TestItinerary): Promise<void> {
  const { host, path } = itinerary;
  expect((await host.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
  const guest = await enterAsGuest(itinerary);
  expect((await guest.get(`${path}/itinerary`)).body.events).toHaveLength(1);
}

describe('itineraries', () => {
  it('are spread over all databases of a region, and each lies in one', async () => {
    const created = [];
    for (let n = 0; n < 24; n++) created.push(await createTestItinerary());
    expect(new Set(created.map(findBinding))).toEqual(new Set(BINDINGS));
    for (const { binding, d1 } of listItineraryDatabases(env)) {
      const { results } = await d1.prepare('SELECT id FROM projects').all<{ id: number }>();
      for (const { id } of results) expect(findBindingOfProject(id)).toBe(binding);
    }
  });

  it('of before and after a database was added work', async () => {
    const before = await createWith({ [ADDED]: undefined });
    expect(findBinding(before)).not.toBe(ADDED);
    const after = await createWith({ [FIRST]: undefined, [SECOND]: undefined });
    expect(findBinding(after)).toBe(ADDED);
    for (const itinerary of [before, after]) {
      Object.assign(itinerary.host, { bindings: {} });
      await expectToWork(itinerary);
    }
  });

  it('are created once for an idempotency key, whichever databases there are meanwhile', async () => {
    const browser = new BindingsBrowser();
    const body = { name: 'Porto', ownerName: 'Ada', ownerEmail: `${crypto.randomUUID()}@example.com` };
    const create = () =>
      browser.post('/api/projects', body, { 'Idempotency-Key': 'a'.repeat(8) + body.ownerEmail });
    browser.bindings = { [SECOND]: undefined, [ADDED]: undefined };
    const first = await create();
    browser.bindings = {};
    const ids = [first, await create(), await create()].map((response) => response.body.project.projectId);
    expect(new Set(ids).size).toBe(1);
    const count = everyDatabase
      .prepare('SELECT count(*) AS n FROM projects WHERE owner_email = ?')
      .bind(body.ownerEmail);
    expect(await count.first('n')).toBe(1);
  });
});

describe('a database that fails', () => {
  it('takes only its own itineraries with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [broken, working] = [await createIn(FIRST), await createIn(SECOND)];
    const guests = await Promise.all(
      [broken, working].map((itinerary) => enterAsGuest(itinerary, new BindingsBrowser())),
    );
    for (const guest of guests) guest.bindings = { [FIRST]: failIn(FIRST) };
    const statuses = await Promise.all(
      [broken, working].map(
        async ({ path }, index) => (await guests[index]?.get(`${path}/itinerary`))?.status,
      ),
    );
    expect(statuses).toEqual([503, 200]);
    vi.restoreAllMocks();
  });

  it('is named on the dashboard, and lets nobody export or delete only a part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const browser = new BindingsBrowser();
    const { user } = await createSignedInUser({ browser });
    const [broken, working] = [await createIn(FIRST, user.email), await createIn(SECOND, user.email)];
    await browser.get('/api/my-projects');
    browser.bindings = { [FIRST]: failIn(FIRST) };
    const listed = (await browser.get('/api/my-projects')).body as MyProject[];
    expect(Object.fromEntries(listed.map((each) => [each.projectId, each.isUnavailable]))).toEqual({
      [broken.projectId]: true,
      [working.projectId]: false,
    });
    const exported = await browser.get('/api/account/export');
    expect(exported).toMatchObject({ status: 503, body: { message: expect.stringContaining('incomplete') } });
    const sent = { itineraries: 'delete', confirmationEmail: user.email };
    const deleted = await browser.delete('/api/account', sent);
    expect(deleted).toMatchObject({ status: 503, body: { message: expect.stringContaining('nothing was') } });
    browser.bindings = {};
    expect((await browser.get('/api/my-projects')).body).toHaveLength(2);
    expect((await browser.get('/api/account/export')).body.itineraries).toHaveLength(2);
    vi.restoreAllMocks();
  });
});
