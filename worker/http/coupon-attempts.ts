import type { Context } from 'hono';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import type { AppEnv } from './context.ts';
import { requireAddressRate } from './rate-limits.ts';

/** Counts a coupon code before it is looked up, so codes cannot be guessed. Throws RATE_LIMITED. */
export async function requireCouponAttempt(c: Context<AppEnv>, perVisitor: RateRule, perAddress: RateRule) {
  await requireAddressRate(c, { perVisitor, perAddress });
}
