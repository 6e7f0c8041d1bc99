import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

it('counts again after its storage was deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limiter = env.RATE_LIMITER.getByName(`address:${crypto.randomUUID()}`);
  const rule = { name: 'preview', limit: 1, windowMs: 3_600_000 };
  expect(await limiter.hit(rule)).toBe(0);
  vi.setSystemTime(Date.now() + rule.windowMs + 1000);
  expect(await runDurableObjectAlarm(limiter)).toBe(true);
  expect(await limiter.hit(rule)).toBe(0);
  expect(await limiter.hit(rule)).toBeGreaterThan(0);
});
