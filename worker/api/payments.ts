import type { Context } from 'hono';
import { findAvailableCoupon } from '../actions/checkout-coupon.ts';
import { redeemFreeCoupon, settlePayment } from '../actions/settle-payment.ts';
import { confirmPaymentSchema, type PaymentConfirmation } from '../contract/payments.ts';
import {
  findCheckout,
  incrementKeyVersion,
  openCheckout,
  updateCheckoutCanceled,
  updateCheckoutIntent,
} from '../db/itinerary/payments/checkouts.ts';
import { listReceipts } from '../db/itinerary/payments/payments.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { CheckoutRow } from '../db/schema/itinerary/payments.ts';
import { computePrice, normalizeCouponCode } from '../domain/payments/coupons.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { requireCouponAttempt } from '../http/coupon-attempts.ts';
import { requireCan } from '../http/guards.ts';
import { RATE } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { toPayment } from '../serializers/payment.ts';
import { toProject } from '../serializers/project.ts';
import {
  createIntent,
  findCheckoutIntent,
  isSavedFailure,
  type PaymentIntent,
  retrieveIntent,
} from '../services/stripe.ts';

/** Stripe forgets idempotency keys after 24 hours. */
const KEY_LIFETIME_MS = 23 * 3_600_000;

/** Buying Full Access: checkout, confirmation and receipts. */
export const paymentRoutes = factory
  .createApp()
  .post('/projects/:projectId/upgrade', requireCan('upgrade'), async (c) => {
    const project = c.get('project');
    if (project.isPaid) throw toAlreadyPaidError();
    const { clientSecret } = await openPaymentIntent(c, project);
    return c.json({ success: true as const, clientSecret });
  })
  .post(
    '/projects/:projectId/confirm-payment',
    requireCan('upgrade'),
    jsonBody(confirmPaymentSchema),
    async (c) => {
      const project = c.get('project');
      const { paymentIntentId, couponCode } = c.req.valid('json');
      if (couponCode) await requireCouponAttempt(c, RATE.redeemByBrowser, RATE.redeemByAddress);
      const freeCoupon = couponCode ? await findFreeCoupon(c, couponCode, paymentIntentId) : undefined;
      if (freeCoupon) await requireRedeemed(c, project, freeCoupon);
      else if ((await requirePaidBy(c, project, paymentIntentId)) === 'processing') {
        return c.json<PaymentConfirmation, 202>(PROCESSING, 202, { 'Retry-After': '3' });
      }
      const current = (await findProject(c.get('db'), project.projectId)) ?? project;
      return c.json<PaymentConfirmation>({
        success: true,
        project: await toProject(current, c.get('viewer'), c.get('settings')),
      });
    },
  )
  .get('/projects/:projectId/payments', requireCan('see-receipts'), async (c) => {
    return c.json((await listReceipts(c.get('db'), c.get('project').id)).map(toPayment));
  });

const PROCESSING: PaymentConfirmation = {
  success: true,
  processing: true,
  message: 'Your bank is still processing the payment. Full Access starts as soon as it clears.',
};

const toAlreadyPaidError = () =>
  new AppError('CONFLICT', { message: 'This itinerary already has Full Access.' });

/** Reads the project again, since it may have been paid in the meantime. */
async function isPaidNow(c: Context<AppEnv>, { projectId }: ProjectRow): Promise<boolean> {
  return (await findProject(c.get('db'), projectId))?.isPaid === true;
}

/** The project's only open intent; a canceled one is replaced. */
async function openPaymentIntent(c: Context<AppEnv>, project: ProjectRow): Promise<PaymentIntent> {
  const [db, settings] = [c.get('db'), c.get('settings')];
  for (let tries = 0; tries < 3; tries++) {
    const checkout = await openCheckout(db, project.id, Date.now());
    if (!checkout.intentId) {
      const created = await createCheckoutIntent(c, project, checkout);
      await updateCheckoutIntent(db, checkout.id, created.id);
      return created;
    }
    const intent = await retrieveIntent(settings, checkout.intentId);
    if (intent.status === 'canceled') {
      await updateCheckoutCanceled(db, checkout.id, Date.now());
      continue;
    }
    if (intent.status === 'succeeded') {
      // Paid, but neither the page nor a webhook has reported it yet.
      await settlePayment(toActionContext(c), intent.id);
      throw toAlreadyPaidError();
    }
    return intent;
  }
  throw new AppError('UNAVAILABLE', { message: 'Failed to initiate upgrade. Please try again.' });
}

/**
 * Creates the intent of a checkout. If an earlier try got no response, it is repeated with the same idempotency key; if
 * it failed at Stripe, with another key, unless the intent was created nevertheless.
 */
async function createCheckoutIntent(
  c: Context<AppEnv>,
  { projectId }: ProjectRow,
  { id: checkoutId, keyVersion, createdAt }: CheckoutRow,
): Promise<PaymentIntent> {
  const settings = c.get('settings');
  const isFirstTry = keyVersion === 0 && Date.now() - createdAt < KEY_LIFETIME_MS;
  const existing = isFirstTry ? undefined : await findCheckoutIntent(settings, checkoutId, createdAt);
  if (existing) return existing;
  try {
    return await createIntent(settings, { projectId, checkoutId, keyVersion });
  } catch (error) {
    if (isSavedFailure(error)) await incrementKeyVersion(c.get('db'), checkoutId, keyVersion);
    throw error;
  }
}

/**
 * The coupon code, if it covers the full price. Throws COUPON_INVALID for an unusable code, unless there is an intent
 * to check: a coupon that expired after it was paid with does not invalidate the payment.
 */
async function findFreeCoupon(
  c: Context<AppEnv>,
  code: string,
  intentId: string | undefined,
): Promise<string | undefined> {
  const project = c.get('project');
  const coupon = await findAvailableCoupon(toActionContext(c), normalizeCouponCode(code), project.id);
  if (coupon) return computePrice(coupon).finalAmount === 0 ? coupon.code : undefined;
  // This project may have used the coupon for the last time, so a repeated confirmation must succeed.
  if (intentId || (await isPaidNow(c, project))) return undefined;
  throw new AppError('COUPON_INVALID');
}

/** Throws COUPON_INVALID. */
async function requireRedeemed(c: Context<AppEnv>, project: ProjectRow, couponCode: string): Promise<void> {
  const isRedeemed = await redeemFreeCoupon(toActionContext(c), project, couponCode);
  if (!isRedeemed && !(await isPaidNow(c, project))) throw new AppError('COUPON_INVALID');
}

/** Throws NOT_FOUND, or PAYMENT_FAILED unless the project is paid or the bank is still processing the payment. */
async function requirePaidBy(
  c: Context<AppEnv>,
  project: ProjectRow,
  intentId: string | undefined,
): Promise<'paid' | 'processing'> {
  if (!intentId) {
    if (await isPaidNow(c, project)) return 'paid';
    throw new AppError('INVALID_INPUT', { fields: { paymentIntentId: 'There is no payment to confirm.' } });
  }
  const found = await findCheckout(c.get('db'), intentId);
  if (found?.project.id !== project.id) throw new AppError('NOT_FOUND');
  const intent = await settlePayment(toActionContext(c), intentId);
  if (intent?.status === 'processing') return 'processing';
  // A refunded payment is fine only if the project is paid by another one.
  if (intent?.status === 'succeeded' && (!intent.isRefunded || (await isPaidNow(c, project)))) return 'paid';
  if (intent?.isRefunded) throw new AppError('PAYMENT_FAILED', { message: 'This payment was refunded.' });
  throw new AppError('PAYMENT_FAILED', intent?.failure ? { message: intent.failure } : {});
}
