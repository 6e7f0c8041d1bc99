import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { findAnywhere } from '../db/databases.ts';
import { deleteReservation, reserveCoupon } from '../db/directory/coupons.ts';
import { listDisputedIntents } from '../db/directory/disputes.ts';
import { findCheckout, updateCheckoutCanceled } from '../db/itinerary/payments/checkouts.ts';
import {
  insertOrphanPayment,
  listSurplusPayments,
  recordPayment,
  recordRefund,
  type Unlocked,
  unlockWithCoupon,
} from '../db/itinerary/payments/payments.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { CheckoutRow } from '../db/schema/itinerary/payments.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { renderReceiptMail } from '../domain/email/outgoing-emails.ts';
import { announceProjectChanges } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import { cancelIntent, type PaymentIntent, refundIntent, retrieveIntent } from '../services/stripe.ts';
import type { ActionContext } from './action-context.ts';
import { deliverAtOnce } from './deliver-messages.ts';
import { enqueueMails, sealMail } from './outbox.ts';
import { deletePendingFile, readPendingContent } from './pending-content.ts';
import { readShareLink } from './share-link.ts';
import { createWithdrawalToken } from './withdraw-payment.ts';
import { writeToOwner } from './write-to-owner.ts';

/** Stripe's minimum charge in USD (Stripe docs, Minimum and maximum charge amounts). */
const MIN_CHARGE_CENTS = 50;
/** How long a coupon use stays reserved while the upgrade completes. */
const RESERVATION_MS = 30 * 60_000;

/**
 * Fetches a PaymentIntent of one of the itineraries in `db` from Stripe and applies its status. Every paid upgrade goes
 * through here: confirmation, webhook and reconciliation may call it in any order, any number of times. Undefined for an
 * unknown intent.
 */
export async function settlePayment(
  context: ActionContext,
  intentId: string,
): Promise<PaymentIntent | undefined> {
  const { env, db, settings, now } = context;
  const found = await findCheckout(db, intentId);
  if (!found) return undefined;
  const intent = await retrieveIntent(settings, intentId);
  if (intent.status === 'canceled') await updateCheckoutCanceled(db, found.checkout.id, now);
  if (intent.status !== 'succeeded') return intent;
  requireMatchingIntent(intent, found.project);
  const receipt = await createReceipt(context, found.project, {
    id: `receipt:${intentId}`,
    intentId,
    amount: intent.amountReceived,
    couponCode: intent.couponCode ?? null,
  });
  const unlocked = { mail: receipt, pending: await readPendingContent(env, found.project) };
  const { payment, isFirst } = await recordPayment(db, found.project, toReceived(intent), unlocked, now);
  if (isFirst) await finishUnlock(env, found.project, unlocked);
  // A payment that was refunded before we heard of it does not unlock anything.
  if (intent.isRefunded) await recordRefund(db, intentId, now);
  else if (payment?.status === 'surplus') await refundSurplus(context, intentId);
  await tellOthers(context, found.project.id);
  // A webhook or cron run has no request of this project whose middleware would announce the change.
  if (isFirst || intent.isRefunded) {
    const { project } = found;
    await announceProjectChanges(env, project, () => findProject(db, project.projectId));
  }
  return intent;
}

/** The intent's itinerary is in any of the databases: events of Stripe do not say in which. */
export async function settleAnyPayment(context: Omit<ActionContext, 'db'>, intentId: string): Promise<void> {
  const db = await findAnywhere(context.env, async (each) =>
    (await findCheckout(each, intentId)) ? each : undefined,
  );
  if (db) await settlePayment({ ...context, db }, intentId);
}

async function finishUnlock(env: Cloudflare.Env, { projectId }: ProjectRow, { mail, pending }: Unlocked) {
  await enqueueMails(env, [mail]);
  if (pending) await deletePendingFile(env, projectId);
}

/** The directory counts uses of coupons and shows what is paid. */
async function tellOthers({ env, db, now }: ActionContext, projectNumber: number): Promise<void> {
  await Promise.all([deliverAtOnce(env, db, now), tellDirectoryLater(env, projectNumber)]);
}

function toReceived({ id, amountReceived, currency, couponCode, receiptUrl }: PaymentIntent) {
  return {
    intentId: id,
    amount: amountReceived,
    currency,
    couponCode: couponCode ?? null,
    receiptUrl: receiptUrl ?? null,
  };
}

/** Only our secret key can set an intent's price and metadata, so a mismatch means that we did not create it. */
function requireMatchingIntent(intent: PaymentIntent, project: ProjectRow) {
  const { amountReceived, amount, currency, projectId, couponCode } = intent;
  const isPriceValid = couponCode
    ? amount >= MIN_CHARGE_CENTS && amount <= FULL_ACCESS_CENTS
    : amount === FULL_ACCESS_CENTS;
  if (!isPriceValid || amountReceived !== amount || currency !== 'usd' || projectId !== project.projectId) {
    throw new AppError('CONFLICT', {
      message: 'This payment doesn’t match its checkout. Please contact support.',
    });
  }
}

/** Upgrades a project with a coupon that covers the full price. Returns whether this call did the upgrade. */
export async function redeemFreeCoupon(
  context: ActionContext,
  project: ProjectRow,
  couponCode: string,
): Promise<boolean> {
  const { env, directory, db, now } = context;
  // The id includes the time because a project can be upgraded again after a refund.
  const id = `receipt:${project.projectId}:${now}`;
  const receipt = await createReceipt(context, project, { id, intentId: undefined, amount: 0, couponCode });
  const reservation = crypto.randomUUID();
  const use = { code: couponCode, projectNumber: project.id, now };
  const reserved = await reserveCoupon(directory, use, { reservation, until: now + RESERVATION_MS });
  if (reserved !== 'reserved') return false;
  const unlocked = { mail: receipt, pending: await readPendingContent(env, project) };
  const isRedeemed = await unlockWithCoupon(db, project, couponCode, unlocked, now);
  if (isRedeemed) await finishUnlock(env, project, unlocked);
  else await deleteReservation(directory, reservation);
  await tellOthers(context, project.id);
  return isRedeemed;
}

/** If this fails, reconciliation refunds the payment later. */
async function refundSurplus({ db, settings, now }: ActionContext, intentId: string): Promise<void> {
  await refundIntent(settings, intentId);
  await recordRefund(db, intentId, now);
}

/**
 * Closes the checkout of a deleted project: refunds it if it was paid, otherwise cancels the intent. Leaves it open
 * while the bank is still processing the payment.
 */
export async function closeOrphanCheckout(context: ActionContext, checkout: CheckoutRow): Promise<void> {
  const { db, settings, now } = context;
  const { id, intentId } = checkout;
  const intent = intentId ? await retrieveIntent(settings, intentId) : undefined;
  if (intent?.status === 'processing') return;
  if (intent?.status === 'succeeded') {
    await insertOrphanPayment(db, toReceived(intent), now);
    await refundSurplus(context, intent.id);
  } else if (intentId) await cancelIntent(settings, intentId);
  await updateCheckoutCanceled(db, id, now);
  await deliverAtOnce(context.env, db, now);
}

/** Refunds payments for projects that were already paid. Returns the errors. */
export async function refundAllSurplus(context: ActionContext): Promise<unknown[]> {
  const surplus = await listSurplusPayments(context.db);
  const intents = surplus.map(({ intentId }) => intentId);
  // Not those that the bank has taken back, or may, because of a dispute.
  const disputed = await listDisputedIntents(context.directory, intents);
  const refunds = await Promise.allSettled(
    intents.filter((id) => !disputed.has(id)).map((id) => refundSurplus(context, id)),
  );
  return refunds.flatMap((refund) => (refund.status === 'rejected' ? [refund.reason] : []));
}

async function createReceipt(
  context: ActionContext,
  project: ProjectRow,
  receipt: { id: string; intentId: string | undefined; amount: number; couponCode: string | null },
) {
  const { db, settings, now } = context;
  const { id, intentId, amount, couponCode } = receipt;
  const { projectId, ownerEmail } = project;
  const { url: shareUrl } = await readShareLink(db, settings, project);
  const origin = settings.APP_ORIGIN;
  const token = intentId && (await createWithdrawalToken(settings, projectId, intentId));
  const withdrawalUrl = token && `${origin}/withdrawal/${token}`;
  const shown = { amount, couponCode, paidAt: now, shareUrl, withdrawalUrl, origin };
  const rendered = writeToOwner(context, project, () => renderReceiptMail({ ...project, ...shown }));
  return sealMail(settings, { id, projectId, kind: 'receipt', recipient: ownerEmail }, rendered, now);
}
