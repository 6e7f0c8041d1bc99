import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary } from '../testing/project.ts';

const DAY_MS = 24 * 3_600_000;
const ATTEMPT = {
  subject: 'access',
  visitor: 'early',
  visitorId: 'early',
  address: '192.0.2.1',
  version: 1,
  hasGrant: false,
  knowsCode: false,
  epoch: 0,
  typed: ['hash of a guess'],
  stored: 'hash of the code',
};
const RIGHT = { typed: ['hash of the code'] };
const newGuard = () => env.ACCESS_GUARD.getByName(`project:${crypto.randomUUID()}`);

type Guard = ReturnType<typeof newGuard>;

const readTable = (guard: Guard, table: string) =>
  runInDurableObject(guard, (_, state) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('forgets wrong codes after a restore of the database, once', async () => {
  const guard = newGuard();
  for (let tries = 0; tries < 5; tries++) await guard.attempt(ATTEMPT);
  expect(await guard.attempt({ ...ATTEMPT, ...RIGHT })).toMatchObject({ outcome: 'locked' });
  const restored = { ...ATTEMPT, epoch: 1_795_000_000 };
  expect(await guard.attempt({ ...restored, ...RIGHT })).toEqual({ outcome: 'accepted' });
  for (let tries = 0; tries < 5; tries++) await guard.attempt(restored);
  expect(await guard.attempt({ ...restored, ...RIGHT })).toMatchObject({ outcome: 'locked' });
});

describe('the alarm of AccessGuard', () => {
  it('deletes failed attempts and their addresses after a day', async () => {
    const guard = newGuard();
    await guard.attempt(ATTEMPT);
    vi.setSystemTime(Date.now() + DAY_MS / 2);
    await guard.attempt({ ...ATTEMPT, visitor: 'later' });
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'attempts')).toMatchObject([{ visitor: 'later' }]);
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'sqlite_master')).toEqual([]);
    // The same object counts again after its tables were deleted.
    expect(await guard.attempt(ATTEMPT)).toMatchObject({ outcome: 'wrong', attemptsRemaining: 4 });
  });

  it('keeps visitors that entered, by visitor id instead of address', async () => {
    const itinerary = await createTestItinerary();
    const guard = env.ACCESS_GUARD.getByName(`project:${itinerary.projectId}`);
    const guest = new TestBrowser();
    await guest.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode });
    const visitor = guest.cookies.get('__Host-visitor')?.split('!')[0];
    expect(await readTable(guard, 'entries')).toEqual([{ subject: 'access', visitor, version: 1 }]);
    vi.setSystemTime(Date.now() + DAY_MS + 1000);
    await runDurableObjectAlarm(guard);
    expect(await readTable(guard, 'entries')).toHaveLength(1);
  });
});

it('writes nothing for a visitor who enters again with the same code', async () => {
  const guard = newGuard();
  const enter = { subject: 'access', visitorId: 'guest', version: 1 };
  const countChanges = () =>
    runInDurableObject(guard, (_, { storage }) => storage.sql.exec('SELECT total_changes() AS n').one().n);
  await guard.recordEntry(enter);
  const before = await countChanges();
  await guard.recordEntry(enter);
  expect(await guard.attempt({ ...ATTEMPT, ...RIGHT, visitor: 'guest', visitorId: 'guest' })).toEqual({
    outcome: 'accepted',
  });
  expect(await countChanges()).toBe(before);
  await guard.recordEntry({ ...enter, version: 2 });
  expect(await countChanges()).toBe(Number(before) + 1);
  expect(await readTable(guard, 'entries')).toEqual([{ subject: 'access', visitor: 'guest', version: 2 }]);
});

it('warns the owner at the hundredth wrong code, once', async () => {
  const guard = newGuard();
  const attempt = async (n: number, typed = ATTEMPT.typed) => {
    vi.setSystemTime(Date.now() + 10_000);
    return guard.attempt({ ...ATTEMPT, typed, visitor: `v${n}`, address: `192.0.2.${n}` });
  };
  for (let n = 1; n <= 99; n++) expect(await attempt(n)).toMatchObject({ adviseOwner: false });
  expect(await attempt(100, RIGHT.typed)).toEqual({ outcome: 'accepted' });
  expect(await attempt(101)).toMatchObject({ adviseOwner: true });
  expect(await attempt(102)).toMatchObject({ adviseOwner: false });
});

describe('a project under attack', () => {
  /** Fifty wrong codes from six addresses, the last one just now. */
  const attack = async (guard: Guard) => {
    for (let n = 0; n < 50; n++) {
      const address = `203.0.113.${n % 6}`;
      const attempt = { ...ATTEMPT, visitor: `attacker ${n}`, visitorId: `attacker ${n}`, address };
      expect(await guard.attempt(attempt)).toMatchObject({ outcome: 'wrong' });
    }
  };
  const newGuest = (n: number) => ({
    ...ATTEMPT,
    ...RIGHT,
    visitor: `guest ${n}`,
    visitorId: `guest ${n}`,
    address: `198.51.100.${n}`,
  });

  it('lets twenty new guests in at once, ten seconds after the last wrong code', async () => {
    const guard = newGuard();
    await attack(guard);
    expect(await guard.attempt(newGuest(0))).toMatchObject({ outcome: 'wait', retryAfterMs: 10_000 });
    vi.setSystemTime(Date.now() + 10_000);
    for (let n = 0; n < 20; n++) expect(await guard.attempt(newGuest(n))).toEqual({ outcome: 'accepted' });
  });

  it('counts a refused attempt against its caller, but not against the project', async () => {
    const guard = newGuard();
    await attack(guard);
    const eager = newGuest(1);
    for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
      expect(await guard.attempt(eager)).toMatchObject({ outcome: 'wait', attemptsRemaining });
    }
    vi.setSystemTime(Date.now() + 60_000);
    expect(await guard.attempt(eager)).toMatchObject({ outcome: 'locked', attemptsRemaining: 0 });
    const wrong = (await readTable(guard, 'attempts')).filter((row) => row.wrong === 1);
    expect(wrong).toHaveLength(50);
  });

  it('lets those in at once who have a grant or entered before, with this code or an older one', async () => {
    const guard = newGuard();
    await guard.recordEntry({ subject: 'access', visitorId: 'guest 1', version: 1 });
    await guard.recordEntry({ subject: 'access', visitorId: 'guest 2', version: 0 });
    await attack(guard);
    expect(await guard.attempt({ ...newGuest(0), hasGrant: true })).toEqual({ outcome: 'accepted' });
    expect(await guard.attempt(newGuest(1))).toEqual({ outcome: 'accepted' });
    expect(await guard.attempt(newGuest(2))).toEqual({ outcome: 'accepted' });
    expect(await guard.attempt(newGuest(3))).toMatchObject({ outcome: 'wait' });
  });

  it('makes those wait at the address of a guesser who never entered with the present code, and those with a wrong code longer', async () => {
    const guard = newGuard();
    const address = '203.0.113.9';
    for (const [visitorId, version] of [
      ['present', 1],
      ['former', 0],
    ] as const) {
      await guard.recordEntry({ subject: 'access', visitorId, version });
    }
    for (const visitor of ['new', 'former', 'present']) await guard.attempt({ ...ATTEMPT, visitor, address });
    for (let n = 3; n < 11; n++) await guard.attempt({ ...ATTEMPT, visitor: `attacker ${n}`, address });
    const enter = (visitor: string) =>
      guard.attempt({ ...ATTEMPT, ...RIGHT, visitor, visitorId: visitor, address });
    const wait = { outcome: 'locked', attemptsRemaining: 4, retryAfterMs: 20_000 };
    expect(await enter('new')).toEqual(wait);
    expect(await enter('former')).toEqual(wait);
    expect(await enter('present')).toEqual({ outcome: 'accepted' });
    vi.setSystemTime(Date.now() + 10_000);
    expect(await enter('without a wrong code')).toEqual({ outcome: 'accepted' });
    expect(await enter('new')).toEqual({ ...wait, retryAfterMs: 10_000 });
  });
});
