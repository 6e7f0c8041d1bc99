import type { Context } from 'hono';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import type { AppEnv } from './context.ts';
import { requireRate } from './rate-limits.ts';
import { findVisitorId } from './visitors.ts';

/** Counts a coupon code before it is looked up, so codes cannot be guessed. Throws RATE_LIMITED. */
export async function requireCouponAttempt(c: Context<AppEnv>, byBrowser: RateRule, byIp: RateRule) {
  const visitor = (await findVisitorId(c)) ?? c.get('ip');
  await requireRate(c, `visitor:${visitor}`, byBrowser);
  await requireRate(c, `address:${c.get('ip')}`, byIp);
}
