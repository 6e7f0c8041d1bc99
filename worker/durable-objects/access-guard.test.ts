import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary } from '../testing/project.ts';

const DAY_MS = 24 * 3_600_000;
const ATTEMPT = { subject: 'access', visitor: 'address:192.0.2.7', address: '192.0.2.7' };

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

describe('the alarm of AccessGuard', () => {
  it('deletes failed attempts and their addresses after a day', async () => {
    const guard = newGuard();
    await guard.attempt(ATTEMPT);
    vi.setSystemTime(Date.now() + DAY_MS / 2);
    await guard.attempt({ ...ATTEMPT, visitor: 'later' });
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'failures')).toMatchObject([{ visitor: 'later' }]);
    vi.setSystemTime(Date.now() + DAY_MS / 2 + 1000);
    expect(await runDurableObjectAlarm(guard)).toBe(true);
    expect(await readTable(guard, 'sqlite_master')).toEqual([]);
    // The same object counts again after its tables were deleted.
    expect(await guard.attempt(ATTEMPT)).toMatchObject({ outcome: 'compare', attemptsRemaining: 4 });
  });

  it('keeps visitors that entered, by visitor id instead of address', async () => {
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

it('warns the owner after the next wrong code if the hundredth attempt was correct', async () => {
  const guard = newGuard();
  const attempt = async (n: number) => {
    vi.setSystemTime(Date.now() + 10_000);
    return guard.attempt({ ...ATTEMPT, visitor: `v${n}`, address: `192.0.2.${n}` });
  };
  for (let n = 1; n <= 99; n++) expect(await attempt(n)).toMatchObject({ adviseOwner: false });
  const correct = await attempt(100);
  expect(correct).toMatchObject({ adviseOwner: true });
  await guard.accept(correct.attemptId, 'guest');
  expect(await attempt(101)).toMatchObject({ adviseOwner: true });
  expect(await attempt(102)).toMatchObject({ adviseOwner: false });
});
