import type { Context } from 'hono';
import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { type CouponResult, validateCouponSchema } from '../contract/payments.ts';
import type { CheckoutRow } from '../db/payment-schema.ts';
import { findCheckout, findUsableCoupon, incrementAmountVersion } from '../db/payments.ts';
import { computePrice, normalizeCouponCode } from '../domain/payments/coupons.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCouponAttempt } from '../http/coupon-attempts.ts';
import { findGrantedRole } from '../http/grants.ts';
import { RATE } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { jsonBody } from '../http/validation.ts';
import { updateIntent } from '../services/stripe.ts';

/** Applying a coupon to an open checkout. */
export const couponRoutes = factory
  .createApp()
  .post('/validate-coupon', jsonBody(validateCouponSchema), async (c) => {
    const { couponCode, paymentIntentId } = c.req.valid('json');
    const checkout = await requireOwnCheckout(c, paymentIntentId);
    await requireCouponAttempt(c, RATE.couponByBrowser, RATE.couponByAddress);
    const code = normalizeCouponCode(couponCode);
    const coupon = code === '' ? undefined : await findUsableCoupon(c.get('db'), code, Date.now());
    if (code !== '' && !coupon) {
      // The page shows the full price again, so a discount applied earlier must not stay on the intent.
      if (checkout.amountVersion > 0) await updateAmount(c, checkout, FULL_ACCESS_CENTS, '');
      throw new AppError('COUPON_INVALID');
    }
    const price = coupon ? computePrice(coupon) : { discountAmount: 0, finalAmount: FULL_ACCESS_CENTS };
    // Stripe allows no intent of 0 cents; a coupon for the full price is redeemed without one.
    if (price.finalAmount > 0) await updateAmount(c, checkout, price.finalAmount, code);
    const message = coupon ? 'Coupon applied.' : 'Coupon removed.';
    const freeUpgrade = price.finalAmount === 0;
    return c.json({ success: true, ...price, freeUpgrade, message } satisfies CouponResult);
  });

/** Throws ACCESS_REQUIRED without any grant or session, and NOT_FOUND for payments of other projects. */
async function requireOwnCheckout(c: Context<AppEnv>, intentId: string): Promise<CheckoutRow> {
  const user = await findUser(c);
  if (c.get('grants').length === 0 && !user) throw new AppError('ACCESS_REQUIRED');
  const found = await findCheckout(c.get('db'), intentId);
  const isOwner = user !== undefined && found?.project.ownerUserId === user.id;
  if (found && (isOwner || findGrantedRole(c, found.project) === 'admin')) return found.checkout;
  throw new AppError('NOT_FOUND');
}

/** Sets the price of a checkout's intent in US cents. `couponCode` is empty without a coupon. */
async function updateAmount(
  c: Context<AppEnv>,
  { id, intentId }: CheckoutRow,
  amount: number,
  couponCode: string,
) {
  const version = await incrementAmountVersion(c.get('db'), id);
  await updateIntent(c.get('settings'), intentId ?? '', { amount, couponCode }, `amount:${id}:${version}`);
}
