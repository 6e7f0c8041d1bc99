import type { Context } from 'hono';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

const HOUR_MS = 3_600_000;

/** How often one subject may do what costs us or others something. */
export const RATE = {
  createByAddress: { name: 'create', limit: 10, windowMs: HOUR_MS },
  createByMailbox: { name: 'create', limit: 3, windowMs: HOUR_MS },
  /** Generous: a whole party on one router opens its link at once. */
  preview: { name: 'preview', limit: 300, windowMs: HOUR_MS },
  feedback: { name: 'feedback', limit: 5, windowMs: HOUR_MS },
  /** A host trying out crops of five pictures; each may take 10 MB for a day. */
  uploads: { name: 'uploads', limit: 60, windowMs: HOUR_MS },
  /** Typing a code asks after each pause; searching for one asks without pause. */
  couponByBrowser: { name: 'coupon', limit: 10, windowMs: 60_000 },
  couponByAddress: { name: 'coupon', limit: 50, windowMs: HOUR_MS },
  /** The same for codes that are confirmed without having been asked about before. */
  redeemByBrowser: { name: 'redeem', limit: 10, windowMs: 60_000 },
  redeemByAddress: { name: 'redeem', limit: 50, windowMs: HOUR_MS },
  resendCodes: { name: 'resend-codes', limit: 3, windowMs: HOUR_MS },
  /** Of all itineraries together: the address may be somebody's who made none of them. */
  resendByMailbox: { name: 'resend-codes', limit: 6, windowMs: HOUR_MS },
  /** A family behind one router, each of whom mistypes a password. */
  signIn: { name: 'sign-in', limit: 60, windowMs: HOUR_MS },
  /** Copies and imports; each sends a mail with codes. */
  copies: { name: 'copies', limit: 20, windowMs: HOUR_MS },
  renewIntake: { name: 'renew-intake', limit: 10, windowMs: HOUR_MS },
  /** Each sends a mail to an address that did not ask for it. */
  aliasByAccount: { name: 'alias', limit: 10, windowMs: HOUR_MS },
  aliasByMailbox: { name: 'alias', limit: 3, windowMs: 24 * HOUR_MS },
  accountExport: { name: 'account-export', limit: 20, windowMs: HOUR_MS },
  /** Different project ids that are none: a typing mistake or two, not a search. */
  missedIds: { name: 'missed-ids', limit: 20, windowMs: HOUR_MS },
} satisfies Record<string, RateRule>;

type Limiter = ReturnType<Cloudflare.Env['RATE_LIMITER']['getByName']>;

const ask = <T>(c: Context<AppEnv>, subject: string, call: (limiter: Limiter) => PromiseLike<T>) =>
  callDurableObject(() => call(c.env.RATE_LIMITER.getByName(subject)));

/** Counts one more for `subject`. Throws RATE_LIMITED, with the seconds to wait, when that is too many. */
export async function requireRate(c: Context<AppEnv>, subject: string, rule: RateRule): Promise<void> {
  refuseAfter(await ask(c, subject, (limiter) => limiter.hit(rule)));
}

/** Throws RATE_LIMITED when the caller's address has missed too many project ids; counts nothing. */
export async function requireNotEnumerating(c: Context<AppEnv>): Promise<void> {
  refuseAfter(await ask(c, `address:${c.get('ip')}`, (limiter) => limiter.check(RATE.missedIds)));
}

/** Notes that the caller's address asked for a project id that is none. */
export async function countUnknownId(c: Context<AppEnv>, projectId: string): Promise<void> {
  const rule = { ...RATE.missedIds, member: projectId };
  await ask(c, `address:${c.get('ip')}`, (limiter) => limiter.hit(rule));
}

function refuseAfter(waitMs: number) {
  if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1000) });
}
