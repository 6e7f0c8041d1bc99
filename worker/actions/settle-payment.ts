import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import type { Db } from '../db/client.ts';
import {
  findCheckout,
  fulfil,
  insertOrphanPayment,
  listSurplus,
  redeemFreely,
  refund,
  updateCheckoutCanceled,
} from '../db/payments.ts';
import type { CheckoutRow, ProjectRow } from '../db/schema.ts';
import { renderReceiptMail } from '../domain/email/outgoing-emails.ts';
import { AppError } from '../errors.ts';
import { announce } from '../http/live-updates.ts';
import type { Settings } from '../services/settings.ts';
import { cancelIntent, type Intent, refundIntent, retrieveIntent } from '../services/stripe.ts';
import { queueMail, toOutbox } from './outbox.ts';

/** What everything about payments needs, whichever door it came through. */
export type Cashier = { env: Cloudflare.Env; db: Db; settings: Settings; now: number };

/**
 * Looks an intent up and does what its state asks for. The one way to Full Access by money: confirmation,
 * webhook and reconciliation all end here, in any order and number. Undefined for an intent not of ours.
 */
export async function settleIntent(cashier: Cashier, intentId: string): Promise<Intent | undefined> {
  const { env, db, settings, now } = cashier;
  const found = await findCheckout(db, intentId);
  if (!found) return undefined;
  const intent = await retrieveIntent(settings, intentId);
  if (intent.status === 'canceled') await updateCheckoutCanceled(db, found.checkout.id);
  if (intent.status !== 'succeeded') return intent;
  requireOurs(intent, found.project);
  const { amountReceived: amount, currency, couponCode = null, receiptUrl = null } = intent;
  const mail = await toReceipt(settings, found.project, `receipt:${intentId}`, amount, now);
  const received = { intentId, amount, currency, couponCode, receiptUrl };
  const { payment, isFirst } = await fulfil(db, found.project, received, mail, now);
  if (isFirst) await queueMail(env, [mail.id]);
  // The refund of a payment that nobody had told us about comes with it: what went back unlocks nothing.
  if (intent.isRefunded) await refund(db, intentId, now);
  else if (payment?.status === 'surplus') await returnSurplus(cashier, intentId);
  // Stripe and the clock have no page of ours open: who pays in one tab waits for this in another.
  if (isFirst || intent.isRefunded) await announce(env, db, found.project, 'details');
  return intent;
}

/** Only our own key can set an intent's price and metadata; what does not fit was not made by us. */
function requireOurs(intent: Intent, project: ProjectRow) {
  const { amountReceived, amount, currency, projectId, couponCode } = intent;
  const fits = couponCode ? amount >= 50 && amount <= FULL_ACCESS_CENTS : amount === FULL_ACCESS_CENTS;
  if (!fits || amountReceived !== amount || currency !== 'usd' || projectId !== project.projectId) {
    throw new AppError('CONFLICT', {
      message: 'This payment does not fit its checkout. Please contact support.',
    });
  }
}

/** Full Access by a coupon that covers everything. Returns whether this call did it. */
export async function redeem(cashier: Cashier, project: ProjectRow, couponCode: string): Promise<boolean> {
  const { env, db, settings, now } = cashier;
  // The time is part of the id: after a refund the same project may be unlocked, and told so, again.
  const mail = await toReceipt(settings, project, `receipt:${project.projectId}:${now}`, 0, now);
  const done = await redeemFreely(db, project, couponCode, mail, now);
  if (done) await queueMail(env, [mail.id]);
  return done;
}

/** Sends a second payment back. Should that fail, reconciliation finds it again. */
async function returnSurplus({ db, settings, now }: Cashier, intentId: string): Promise<void> {
  await refundIntent(settings, intentId);
  await refund(db, intentId, now);
}

/**
 * Ends the checkout of an itinerary that was deleted: what was paid meanwhile goes back, what was not can no
 * longer be. One that the bank still works on waits for the next look.
 */
export async function endOrphan(cashier: Cashier, checkout: CheckoutRow): Promise<void> {
  const { db, settings, now } = cashier;
  const { id, intentId } = checkout;
  const intent = intentId ? await retrieveIntent(settings, intentId) : undefined;
  if (intent?.status === 'processing') return;
  if (intent?.status === 'succeeded') {
    const { amountReceived: amount, currency, couponCode = null, receiptUrl = null } = intent;
    await insertOrphanPayment(db, { intentId: intent.id, amount, currency, couponCode, receiptUrl }, now);
    await returnSurplus(cashier, intent.id);
  } else if (intentId) await cancelIntent(settings, intentId);
  await updateCheckoutCanceled(db, id);
}

/** Sends back every second payment that is still with us. */
export async function returnAllSurplus(cashier: Cashier): Promise<void> {
  for (const { intentId } of await listSurplus(cashier.db)) await returnSurplus(cashier, intentId);
}

function toReceipt(settings: Settings, project: ProjectRow, id: string, amount: number, now: number) {
  const { name, projectId, ownerEmail } = project;
  const rendered = renderReceiptMail({ name, projectId, amount, origin: settings.APP_ORIGIN });
  return toOutbox(settings, { id, projectId, kind: 'receipt', recipient: ownerEmail }, rendered, now);
}
