import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary } from '../testing/project.ts';

const DAY_MS = 24 * 3_600_000;
const TRY = { subject: 'access', visitor: 'address:192.0.2.7', address: '192.0.2.7' };

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

describe('the guard of codes forgets', () => {
  it('wrong codes after a day, with the addresses they came from, though nobody tries again', async () => {
    const guard = newGuard();
    await guard.attempt(TRY);
    vi.setSystemTime(Date.now() + DAY_MS / 2);
    await guard.attempt({ ...TRY, visitor: 'later' });
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'failures')).toMatchObject([{ visitor: 'later' }]);
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'sqlite_master')).toEqual([]);
    // The same object, which now has no table, goes on counting.
    expect(await guard.attempt(TRY)).toMatchObject({ outcome: 'compare', attemptsRemaining: 4 });
  });

  it('no browser that entered, and knows it by its visitor id, never by an address', async () => {
    const itinerary = await createTestItinerary();
    const guard = env.ACCESS_GUARD.getByName(`project:${itinerary.projectId}`);
    const guest = new TestBrowser();
    await guest.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode });
    const visitor = guest.cookies.get('__Host-visitor')?.split('!')[0];
    expect(await readTable(guard, 'entered')).toEqual([{ subject: 'access', visitor }]);
    vi.setSystemTime(Date.now() + DAY_MS + 1000);
    await runDurableObjectAlarm(guard);
    expect(await readTable(guard, 'entered')).toHaveLength(1);
  });
});

it('a right code as the hundredth try does not keep the owner from being advised', async () => {
  const guard = newGuard();
  const attempt = async (n: number) => {
    vi.setSystemTime(Date.now() + 10_000);
    return guard.attempt({ ...TRY, visitor: `v${n}`, address: `192.0.2.${n}` });
  };
  for (let n = 1; n <= 99; n++) expect(await attempt(n)).toMatchObject({ adviseOwner: false });
  const right = await attempt(100);
  expect(right).toMatchObject({ adviseOwner: true });
  await guard.accept(right.attemptId, 'guest');
  expect(await attempt(101)).toMatchObject({ adviseOwner: true });
  expect(await attempt(102)).toMatchObject({ adviseOwner: false });
});
