import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const rule = { name: 'preview', limit: 1, windowMs: HOUR_MS };

const newLimiter = () => env.RATE_LIMITER.getByName(`address:${crypto.randomUUID()}`);

type Limiter = ReturnType<typeof newLimiter>;

const readTable = (limiter: Limiter, table: string) =>
  runInDurableObject(limiter, (_, state) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray());
const readAlarm = (limiter: Limiter) => runInDurableObject(limiter, (_, state) => state.storage.getAlarm());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts again after its storage was deleted', async () => {
  const limiter = newLimiter();
  expect(await limiter.hit(rule)).toBe(0);
  vi.setSystemTime(Date.now() + rule.windowMs + 1000);
  expect(await runDurableObjectAlarm(limiter)).toBe(true);
  expect(await readTable(limiter, 'sqlite_master')).toEqual([]);
  expect(await limiter.hit(rule)).toBe(0);
  expect(await limiter.hit(rule)).toBeGreaterThan(0);
});

it('stores nothing for a subject that is only checked', async () => {
  const limiter = newLimiter();
  expect(await limiter.hit({ ...rule, isCheckOnly: true })).toBe(0);
  expect(await readTable(limiter, 'sqlite_master')).toEqual([]);
  expect(await readAlarm(limiter)).toBeNull();
});

it('keeps hits that are still in their window when the alarm deletes the others', async () => {
  const limiter = newLimiter();
  const [short, long] = [
    { ...rule, name: 'short' },
    { ...rule, name: 'long', windowMs: 2 * HOUR_MS },
  ];
  await limiter.hit(short);
  const firstAlarm = await readAlarm(limiter);
  vi.setSystemTime(Date.now() + HOUR_MS / 2);
  await limiter.hit(long);
  expect(await readAlarm(limiter)).toBe(firstAlarm);
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(await runDurableObjectAlarm(limiter)).toBe(true);
  expect(await readTable(limiter, 'hits')).toMatchObject([{ name: 'long' }]);
  expect(await limiter.hit(short)).toBe(0);
  expect(await limiter.hit(long)).toBe(HOUR_MS);
});
