import type { Context } from 'hono';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

const HOUR_MS = 3_600_000;

/** Limits per subject. */
export const RATE = {
  createByAddress: { name: 'create', limit: 10, windowMs: HOUR_MS },
  createByMailbox: { name: 'create', limit: 3, windowMs: HOUR_MS },
  /** High, because all guests at one place may open the link at once. */
  preview: { name: 'preview', limit: 300, windowMs: HOUR_MS },
  feedback: { name: 'feedback', limit: 5, windowMs: HOUR_MS },
  /** Allows trying several crops of five images. Each upload may take 10 MB for a day. */
  uploads: { name: 'uploads', limit: 60, windowMs: HOUR_MS },
  /** The form validates a code after each pause in typing. */
  couponByBrowser: { name: 'coupon', limit: 10, windowMs: 60_000 },
  couponByAddress: { name: 'coupon', limit: 50, windowMs: HOUR_MS },
  /** For codes that are redeemed without being validated first. */
  redeemByBrowser: { name: 'redeem', limit: 10, windowMs: 60_000 },
  redeemByAddress: { name: 'redeem', limit: 50, windowMs: HOUR_MS },
  resendCodes: { name: 'resend-codes', limit: 3, windowMs: HOUR_MS },
  /** Across all projects, since the address may belong to someone who created none of them. */
  resendByMailbox: { name: 'resend-codes', limit: 6, windowMs: HOUR_MS },
  /** Several people behind one router, with retries. */
  signIn: { name: 'sign-in', limit: 60, windowMs: HOUR_MS },
  /** Copies and imports. Each sends an email with codes. */
  copies: { name: 'copies', limit: 20, windowMs: HOUR_MS },
  renewIntake: { name: 'renew-intake', limit: 10, windowMs: HOUR_MS },
  /** Each sends an email to an address that did not ask for it. */
  aliasByAccount: { name: 'alias', limit: 10, windowMs: HOUR_MS },
  aliasByMailbox: { name: 'alias', limit: 3, windowMs: 24 * HOUR_MS },
  accountExport: { name: 'account-export', limit: 20, windowMs: HOUR_MS },
  /** Unknown project ids. Allows typos, stops enumeration. */
  unknownIds: { name: 'missed-ids', limit: 20, windowMs: HOUR_MS },
} satisfies Record<string, RateRule>;

type LimiterStub = ReturnType<Cloudflare.Env['RATE_LIMITER']['getByName']>;

const callLimiter = <T>(
  c: Context<AppEnv>,
  subject: string,
  call: (limiter: LimiterStub) => PromiseLike<T>,
) => callDurableObject(() => call(c.env.RATE_LIMITER.getByName(subject)));

/** Counts a hit for `subject`. Throws RATE_LIMITED, with the seconds to wait, if it is over the limit. */
export async function requireRate(c: Context<AppEnv>, subject: string, rule: RateRule): Promise<void> {
  throwIfLimited(await callLimiter(c, subject, (limiter) => limiter.hit(rule)));
}

/** Throws RATE_LIMITED if the caller's address has tried too many unknown project ids. Counts nothing itself. */
export async function requireNotEnumerating(c: Context<AppEnv>): Promise<void> {
  throwIfLimited(await callLimiter(c, `address:${c.get('ip')}`, (limiter) => limiter.check(RATE.unknownIds)));
}

/** Counts an unknown project id against the caller's address. */
export async function countUnknownId(c: Context<AppEnv>, projectId: string): Promise<void> {
  const rule = { ...RATE.unknownIds, member: projectId };
  await callLimiter(c, `address:${c.get('ip')}`, (limiter) => limiter.hit(rule));
}

function throwIfLimited(waitMs: number) {
  if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1000) });
}
