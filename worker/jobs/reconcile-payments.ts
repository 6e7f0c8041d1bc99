import type { ActionContext } from '../actions/action-context.ts';
import { removeExpiredCoupon } from '../actions/checkout-coupon.ts';
import { closeOrphanCheckout, refundAllSurplus, settlePayment } from '../actions/settle-payment.ts';
import { leaseDueCheckouts, updateCheckoutCanceled } from '../db/checkouts.ts';
import { createDb } from '../db/client.ts';
import type { CheckoutRow } from '../db/payment-schema.ts';
import { parseSettings } from '../services/settings.ts';
import { cancelIntent, isPaymentConfigured } from '../services/stripe.ts';

const INTERVAL_MS = 10 * 60_000;
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Asks Stripe about checkouts that have been open for ten minutes, in case the browser was closed or a webhook was lost.
 * Also refunds second payments whose refund failed.
 */
export async function reconcilePayments(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  if (!isPaymentConfigured(settings)) return;
  const context = { env, db: createDb(env.DB), settings, now };
  const due = await leaseDueCheckouts(context.db, now, INTERVAL_MS);
  const outcomes = await Promise.allSettled(due.map((checkout) => reconcileCheckout(context, checkout)));
  await refundAllSurplus(context);
  if (due.length > 0)
    console.log(JSON.stringify({ handler: 'scheduled', job: 'reconcile', due: due.length }));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function reconcileCheckout(context: ActionContext, checkout: CheckoutRow): Promise<void> {
  const { db, settings, now } = context;
  const { id, projectId, intentId, createdAt, couponCode, couponReservedUntil } = checkout;
  if (projectId === null) return closeOrphanCheckout(context, checkout);
  const isExpired = couponCode !== null && (couponReservedUntil ?? 0) <= now;
  const intent = isExpired
    ? await removeExpiredCoupon(context, checkout)
    : intentId && (await settlePayment(context, intentId));
  const isSettling = intent && (intent.status === 'succeeded' || intent.status === 'processing');
  if (isSettling || now - createdAt < ABANDONED_MS) return;
  if (intentId) await cancelIntent(settings, intentId);
  await updateCheckoutCanceled(db, id);
}
