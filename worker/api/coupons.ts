import type { Context } from 'hono';
import { applyCoupon, removeCoupon } from '../actions/checkout-coupon.ts';
import { type CouponResult, validateCouponSchema } from '../contract/payments.ts';
import { findAnywhere } from '../db/databases.ts';
import { findCheckout } from '../db/itinerary/payments/checkouts.ts';
import type { CheckoutRow } from '../db/schema/itinerary/payments.ts';
import { can } from '../domain/access/capabilities.ts';
import { normalizeCouponCode } from '../domain/payments/coupons.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { requireCouponAttempt } from '../http/coupon-attempts.ts';
import { findCaller, findProjectAndPerson } from '../http/grants.ts';
import { RATE } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { jsonBody } from '../http/validation.ts';

/** Applying a coupon to an open checkout. */
export const couponRoutes = factory
  .createApp()
  .post('/validate-coupon', jsonBody(validateCouponSchema), async (c) => {
    const { couponCode, paymentIntentId } = c.req.valid('json');
    const checkout = await requireOwnCheckout(c, paymentIntentId);
    await requireCouponAttempt(c, RATE.couponByBrowser, RATE.couponByAddress);
    const code = normalizeCouponCode(couponCode);
    // After `requireOwnCheckout`, which opens the itinerary.
    const context = toActionContext(c);
    const price = code ? await applyCoupon(context, checkout, code) : await removeCoupon(context, checkout);
    if (!price) throw new AppError('COUPON_INVALID');
    const message = code ? 'Coupon applied.' : 'Coupon removed.';
    const freeUpgrade = price.finalAmount === 0;
    return c.json({ success: true, ...price, freeUpgrade, message } satisfies CouponResult);
  });

/** Throws ACCESS_REQUIRED without any grant or session, and NOT_FOUND for payments of other projects. */
async function requireOwnCheckout(c: Context<AppEnv>, intentId: string): Promise<CheckoutRow> {
  const user = await findUser(c);
  if (c.get('grants').length === 0 && !user) throw new AppError('ACCESS_REQUIRED');
  const found = await findAnywhere(c.env, (db) => findCheckout(db, intentId));
  if (found) await findProjectAndPerson(c, found.project.projectId);
  const caller = findCaller(c, found?.project);
  if (found && caller && can(caller.access, 'upgrade')) return found.checkout;
  throw new AppError('NOT_FOUND');
}
