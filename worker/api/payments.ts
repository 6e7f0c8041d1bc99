import type { Context } from 'hono';
import { redeemFreeCoupon, settlePayment } from '../actions/settle-payment.ts';
import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { type CouponResult, confirmPaymentSchema, validateCouponSchema } from '../contract/payments.ts';
import {
  findCheckout,
  findUsableCoupon,
  incrementAmountVersion,
  listPayments,
  openCheckout,
  updateCheckoutCanceled,
  updateCheckoutIntent,
} from '../db/payments.ts';
import { findProject } from '../db/projects.ts';
import type { CheckoutRow, ProjectRow } from '../db/schema.ts';
import { computePrice, normalizeCouponCode } from '../domain/payments/coupons.ts';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { findGrantedRole } from '../http/grants.ts';
import { requireAdmin, requireOwner } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { jsonBody } from '../http/validation.ts';
import { findVisitorId } from '../http/visitors.ts';
import { toPayment } from '../serializers/payment.ts';
import { toProject } from '../serializers/project.ts';
import { createIntent, type PaymentIntent, retrieveIntent, updateIntent } from '../services/stripe.ts';

/** The way to Full Access: checkout, coupon, confirmation, receipts. */
export const paymentRoutes = factory
  .createApp()
  .post('/projects/:projectId/upgrade', requireAdmin, async (c) => {
    const project = c.get('project');
    requireTrial(project);
    const intent = await openIntent(c, project);
    return c.json({ success: true as const, clientSecret: intent.clientSecret });
  })
  .post('/validate-coupon', jsonBody(validateCouponSchema), async (c) => {
    const user = await findUser(c);
    if (c.get('grants').length === 0 && !user) throw new AppError('ACCESS_REQUIRED');
    const { couponCode, paymentIntentId } = c.req.valid('json');
    const found = await findCheckout(c.get('db'), paymentIntentId);
    const isOwner = user !== undefined && found?.project.ownerUserId === user.id;
    // Somebody else's payment is as unknown as one that never was.
    if (!found || !(isOwner || findGrantedRole(c, found.project) === 'admin'))
      throw new AppError('NOT_FOUND');
    await requireNoCouponSearch(c, RATE.couponByBrowser, RATE.couponByAddress);

    const code = normalizeCouponCode(couponCode);
    const coupon = code === '' ? undefined : await findUsableCoupon(c.get('db'), code, Date.now());
    if (code !== '' && !coupon) {
      // A page that shows a refusal shows the full price: a code that was typed before must not leave its own.
      if (found.checkout.amountVersion > 0) await setPrice(c, found.checkout, FULL_ACCESS_CENTS, '');
      throw new AppError('COUPON_INVALID');
    }
    const price = coupon ? computePrice(coupon) : { discountAmount: 0, finalAmount: FULL_ACCESS_CENTS };
    // An intent cannot cost nothing: a coupon that covers everything leaves it alone and goes by itself.
    if (price.finalAmount > 0) await setPrice(c, found.checkout, price.finalAmount, code);
    const message = coupon ? 'Coupon applied.' : 'Coupon removed.';
    const result: CouponResult = { success: true, ...price, freeUpgrade: price.finalAmount === 0, message };
    return c.json(result);
  })
  .post('/projects/:projectId/confirm-payment', requireAdmin, jsonBody(confirmPaymentSchema), async (c) => {
    const project = c.get('project');
    const { paymentIntentId, couponCode } = c.req.valid('json');
    if (couponCode) await requireNoCouponSearch(c, RATE.redeemByBrowser, RATE.redeemByAddress);
    const free = couponCode ? await findFreeCoupon(c, couponCode, paymentIntentId) : undefined;
    if (free) {
      const done = await redeemFreeCoupon(toActionContext(c), project, free);
      if (!done && !(await isPaid(c, project))) throw new AppError('COUPON_INVALID');
    } else {
      await requireSettled(c, project, paymentIntentId);
    }
    const paid = await findProject(c.get('db'), project.projectId);
    return c.json({
      success: true as const,
      project: await toProject(paid ?? project, c.get('role'), c.get('settings')),
    });
  })
  .get('/projects/:projectId/payments', requireOwner, async (c) => {
    return c.json((await listPayments(c.get('db'), c.get('project').id)).map(toPayment));
  });

/** Counts a coupon code that is asked about, before it is looked up. Throws RATE_LIMITED. */
async function requireNoCouponSearch(c: Context<AppEnv>, byBrowser: RateRule, byAddress: RateRule) {
  const browser = (await findVisitorId(c)) ?? c.get('ip');
  await requireRate(c, `visitor:${browser}`, byBrowser);
  await requireRate(c, `address:${c.get('ip')}`, byAddress);
}

/** Makes the open intent of a checkout cost so many US cents, by a coupon or, with an empty code, by none. */
async function setPrice(
  c: Context<AppEnv>,
  { id, intentId }: CheckoutRow,
  amount: number,
  couponCode: string,
) {
  const version = await incrementAmountVersion(c.get('db'), id);
  await updateIntent(c.get('settings'), intentId ?? '', { amount, couponCode }, `amount:${id}:${version}`);
}

function requireTrial(project: ProjectRow) {
  if (project.isPaid) throw new AppError('CONFLICT', { message: 'This itinerary has Full Access already.' });
}

async function isPaid(c: Context<AppEnv>, project: ProjectRow): Promise<boolean> {
  return (await findProject(c.get('db'), project.projectId))?.isPaid === true;
}

/**
 * The one intent a project has open. A checkout without one (Stripe did not answer the first time) gets it
 * under the same key, hence the same; one that has ended makes room for another.
 */
async function openIntent(c: Context<AppEnv>, project: ProjectRow): Promise<PaymentIntent> {
  const [db, settings] = [c.get('db'), c.get('settings')];
  for (let tries = 0; tries < 3; tries++) {
    const checkout = await openCheckout(db, project.id, Date.now());
    if (!checkout.intentId) {
      const made = await createIntent(settings, project.projectId, checkout.id);
      await updateCheckoutIntent(db, checkout.id, made.id);
      return made;
    }
    const intent = await retrieveIntent(settings, checkout.intentId);
    if (intent.status === 'canceled') {
      await updateCheckoutCanceled(db, checkout.id);
      continue;
    }
    // Paid, but nobody told us yet: this is the moment.
    if (intent.status === 'succeeded') {
      await settlePayment(toActionContext(c), intent.id);
      requireTrial({ ...project, isPaid: true });
    }
    return intent;
  }
  throw new AppError('UNAVAILABLE', { message: 'Failed to initiate upgrade. Please try again.' });
}

/**
 * The code, if it alone unlocks an itinerary. Throws COUPON_INVALID for one that may not be used, unless
 * there is a payment to look at: a coupon that ran out after it was paid with is no reason to doubt the money.
 */
async function findFreeCoupon(
  c: Context<AppEnv>,
  text: string,
  intentId: string | undefined,
): Promise<string | undefined> {
  const coupon = await findUsableCoupon(c.get('db'), normalizeCouponCode(text), Date.now());
  if (coupon) return computePrice(coupon).finalAmount === 0 ? coupon.code : undefined;
  // The last use may have been this very itinerary's: a repeated confirmation must not fail.
  if (intentId || (await isPaid(c, c.get('project')))) return undefined;
  throw new AppError('COUPON_INVALID');
}

/** Passes when the itinerary is paid by this intent. Throws NOT_FOUND, PAYMENT_FAILED or, while Stripe works, UNAVAILABLE. */
async function requireSettled(c: Context<AppEnv>, project: ProjectRow, intentId: string | undefined) {
  if (!intentId) {
    if (await isPaid(c, project)) return;
    throw new AppError('INVALID_INPUT', { fields: { paymentIntentId: 'There is no payment to confirm.' } });
  }
  const found = await findCheckout(c.get('db'), intentId);
  if (found?.project.id !== project.id) throw new AppError('NOT_FOUND');
  const intent = await settlePayment(toActionContext(c), intentId);
  // A payment that went back counts for nothing, unless something else paid.
  if (intent?.status === 'succeeded' && (!intent.isRefunded || (await isPaid(c, project)))) return;
  if (intent?.isRefunded) throw new AppError('PAYMENT_FAILED', { message: 'This payment was refunded.' });
  if (intent?.status === 'processing') {
    const message = 'Your bank is still working on the payment. Full Access begins as soon as it is done.';
    throw new AppError('UNAVAILABLE', { message, retryAfter: 3 });
  }
  throw new AppError('PAYMENT_FAILED', intent?.failure ? { message: intent.failure } : {});
}
