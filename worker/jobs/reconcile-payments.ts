import type { ActionContext } from '../actions/action-context.ts';
import { removeExpiredCoupon } from '../actions/checkout-coupon.ts';
import { deliverAtOnce } from '../actions/deliver-messages.ts';
import { closeOrphanCheckout, refundAllSurplus, settlePayment } from '../actions/settle-payment.ts';
import { finishWithdrawals } from '../actions/withdraw-payment.ts';
import { openAllItineraries, openDirectory } from '../db/databases.ts';
import { leaseDueCheckouts, updateCheckoutCanceled } from '../db/itinerary/payments/checkouts.ts';
import type { CheckoutRow } from '../db/schema/itinerary/payments.ts';
import { log } from '../log.ts';
import { parseSettings } from '../services/settings.ts';
import { cancelIntent, isPaymentConfigured } from '../services/stripe.ts';

const INTERVAL_MS = 10 * 60_000;
const ABANDONED_MS = 24 * 60 * 60_000;
/** An invocation has six connections (Cloudflare docs, Workers, Limits). */
const CHUNK_SIZE = 6;
/** Our share of the 1,000 queries and subrequests that the scheduled jobs of one minute may use. */
const MAX_CALLS = 400;
/** Queries and subrequests for one checkout, by what was found. */
const CALLS = { lease: 1, unpaid: 2, failed: 3, changed: 10, paid: 20 };
/** Leaves time for the last chunk, of which each call may time out twice. */
const MAX_DURATION_MS = 35_000;

type Outcome = Exclude<keyof typeof CALLS, 'lease'>;

/**
 * Asks Stripe about checkouts that have been open for ten minutes, in case the browser was closed or a webhook was lost.
 * Each of up to 1,000 open checkouts is checked every ten minutes, the longest overdue first. Also refunds second
 * payments whose refund failed.
 */
export async function reconcilePayments(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  if (!isPaymentConfigured(settings)) return;
  const directory = openDirectory(env);
  const contexts = openAllItineraries(env).map((db) => ({ env, directory, db, settings, now }));
  const { checked, errors } = await reconcileDueCheckouts(contexts, now);
  const ended = await Promise.allSettled(
    contexts.map(async (context) => [
      ...(await refundAllSurplus(context)),
      ...(await finishWithdrawals(context)),
    ]),
  );
  for (const each of ended) errors.push(...(each.status === 'rejected' ? [each.reason] : each.value));
  const failed = errors.length;
  if (checked > 0 || failed > 0) log({ handler: 'scheduled', job: 'reconcile', checked, failed });
  if (failed > 0) throw errors[0];
}

/**
 * Leases and checks a chunk of due checkouts of one database after the other until none is left, or the calls or the time
 * of this run are used up. Each minute begins with another database.
 */
async function reconcileDueCheckouts(contexts: ActionContext[], now: number) {
  const startedAt = Date.now();
  const errors: unknown[] = [];
  let [checked, calls] = [0, 0];
  const first = Math.floor(now / 60_000) % contexts.length;
  const waiting = [...contexts.slice(first), ...contexts.slice(0, first)];
  for (let context = waiting.shift(); context; context = waiting.shift()) {
    if (calls + CHUNK_SIZE * CALLS.paid >= MAX_CALLS || Date.now() - startedAt >= MAX_DURATION_MS) break;
    calls += CALLS.lease;
    try {
      const done = await reconcileChunk(context);
      checked += done.checked;
      calls += done.calls;
      errors.push(...done.errors);
      if (done.checked === CHUNK_SIZE) waiting.push(context);
    } catch (error) {
      // The other databases go on.
      errors.push(error);
    }
  }
  return { checked, errors };
}

async function reconcileChunk(context: ActionContext) {
  const due = await leaseDueCheckouts(context.db, context.now, { delayMs: INTERVAL_MS, limit: CHUNK_SIZE });
  const tried = await Promise.allSettled(due.map((checkout) => reconcileCheckout(context, checkout)));
  return {
    checked: due.length,
    calls: tried.reduce((sum, each) => sum + CALLS[each.status === 'fulfilled' ? each.value : 'failed'], 0),
    errors: tried.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])),
  };
}

async function reconcileCheckout(context: ActionContext, checkout: CheckoutRow): Promise<Outcome> {
  const { db, settings, now } = context;
  const { id, projectId, intentId, createdAt, couponCode, couponReservedUntil } = checkout;
  if (projectId === null) {
    await closeOrphanCheckout(context, checkout);
    return 'changed';
  }
  const isExpired = couponCode !== null && (couponReservedUntil ?? 0) <= now;
  const intent = isExpired
    ? await removeExpiredCoupon(context, checkout)
    : intentId && (await settlePayment(context, intentId));
  const status = intent ? intent.status : undefined;
  if (status === 'succeeded') return 'paid';
  if (status === 'processing' || now - createdAt < ABANDONED_MS) return isExpired ? 'changed' : 'unpaid';
  if (intentId) await cancelIntent(settings, intentId);
  await updateCheckoutCanceled(db, id, now);
  await deliverAtOnce(context.env, db, now);
  return 'changed';
}
