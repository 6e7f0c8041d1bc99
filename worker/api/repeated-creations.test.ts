import { describe, expect, it, vi } from 'vitest';
import { createSignedInUser } from '../testing/account.ts';
import { TestBrowser, type TestResponse } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';

const FILE = {
  format: 'foldout-itinerary',
  version: 1,
  itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
};

type Creation = 'create' | 'import' | 'duplicate';
const CREATIONS: Creation[] = ['create', 'import', 'duplicate'];

async function prepareCreation(creation: Creation) {
  const { browser, user } = await createSignedInUser();
  if (creation === 'import') return { browser, route: '/api/projects/import', body: FILE };
  if (creation === 'duplicate') {
    const { path } = await createTestItinerary({ host: browser, ownerEmail: user.email });
    return { browser, route: `${path}/duplicate`, body: {} };
  }
  const ownerEmail = `${crypto.randomUUID()}@example.com`;
  return {
    browser: new TestBrowser(),
    route: '/api/projects',
    body: { name: 'Lisbon', ownerName: 'Ada', ownerEmail },
  };
}

/** Creates a paid itinerary. `repeat` sends the request again, by default from the same browser. */
async function create(creation: Creation, by?: TestBrowser) {
  const prepared = await prepareCreation(creation);
  const { route, body } = prepared;
  const browser = by ?? prepared.browser;
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const repeat = (from = browser) => from.post(route, body, key);
  const { project } = (await repeat()).body;
  await everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(project.id).run();
  return { browser, path: `/api/projects/${project.projectId}`, project, repeat };
}

function expectRefused({ status, body, text, headers }: TestResponse) {
  expect(status).toBe(409);
  expect(body).toEqual({
    success: false,
    code: 'CONFLICT',
    message: 'This itinerary was already created. Find its codes in the email we sent you.',
    requestId: expect.any(String),
  });
  expect(text).not.toContain('K7M2QX');
  expect(headers.get('set-cookie') ?? '').not.toContain('grants');
}

describe.each(CREATIONS)('repeating: %s', (creation) => {
  it.each([{ accessCode: 'K7M2QX' }, { adminCode: 'K7M2QXK7M2QZ' }])(
    'returns the codes until one has changed: %j',
    async (codes) => {
      const { browser, path, project, repeat } = await create(creation);
      expect((await repeat()).body.project).toEqual(project);
      expect((await browser.put(`${path}/customizations`, codes)).status).toBe(200);
      expectRefused(await repeat());
    },
  );

  it('returns the codes for 15 minutes', async () => {
    const { project, repeat } = await create(creation);
    const createdAt = Date.now();
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: createdAt + 14 * 60_000 });
      expect((await repeat()).body.project).toEqual(project);
      vi.setSystemTime(createdAt + 15 * 60_000);
      expectRefused(await repeat());
    } finally {
      vi.useRealTimers();
    }
  });
});

it('refuses a fresh browser that has only the key, once a code has changed', async () => {
  const { browser, path, project, repeat } = await create('create');
  const other = new TestBrowser();
  expect((await repeat(other)).body.project).toEqual(project);
  await browser.put(`${path}/customizations`, { accessCode: 'K7M2QX' });
  const fresh = new TestBrowser();
  expectRefused(await repeat(fresh));
  expect((await fresh.get(path)).status).toBe(401);
  expect((await other.get(path)).status).toBe(401);
});

it('returns no codes of an account after it has signed out', async () => {
  const { browser } = await createSignedInUser();
  const { project, repeat } = await create('create', browser);
  expect((await repeat()).body.project).toEqual(project);
  await browser.post('/api/logout');
  const { body, text } = await repeat();
  expect(body.project.projectId).not.toBe(project.projectId);
  expect(text).not.toContain(project.adminCode);
});
