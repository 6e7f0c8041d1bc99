import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { openItinerary } from '../db/databases.ts';
import {
  deleteReservation,
  expireReservation,
  findCoupon,
  findUsableCoupon,
  listExpiredReservations,
  reserveCoupon,
} from '../db/directory/coupons.ts';
import {
  findCheckoutOfReservation,
  finishPriceChange,
  type PriceChange,
  startCoupon,
  startCouponRemoval,
  startExpiredRemoval,
  startPriceChange,
} from '../db/itinerary/payments/checkouts.ts';
import type { CouponRow, CouponUseRow } from '../db/schema/directory/coupons.ts';
import type { CheckoutRow } from '../db/schema/itinerary/payments.ts';
import { computePrice } from '../domain/payments/coupons.ts';
import { AppError } from '../errors.ts';
import { type PaymentIntent, updateIntent } from '../services/stripe.ts';
import type { ActionContext } from './action-context.ts';
import { deliverAtOnce } from './deliver-messages.ts';
import { settlePayment } from './settle-payment.ts';

type Price = ReturnType<typeof computePrice>;

const FULL_PRICE: Price = { discountAmount: 0, finalAmount: FULL_ACCESS_CENTS };
const RESERVATION_MS = 30 * 60_000;
/** Price changes by other requests during our own, before we give up. */
const MAX_PRICE_CHANGES = 5;
/** Statuses in which nothing has been authorized at the price of the intent. */
const UNPAID = new Set(['requires_payment_method', 'requires_confirmation']);

/**
 * Reserves a use of a coupon for 30 minutes and sets the price of the checkout's intent. Undefined if the coupon is not
 * usable; the intent then has the full price. Throws CONFLICT for a checkout that is no longer open.
 */
export async function applyCoupon(
  context: ActionContext,
  checkout: CheckoutRow,
  code: string,
): Promise<Price | undefined> {
  requireOpen(checkout);
  // Off the intent first, so that the use of the earlier coupon is not freed while it still sets the price.
  if (checkout.couponCode && checkout.couponCode !== code) await removeCoupon(context, checkout);
  let change = await reserve(context, checkout, code);
  if (!change && (await removeExpiredReservations(context, code))) {
    change = await reserve(context, checkout, code);
  }
  if (!change) {
    await removeCoupon(context, checkout);
    return undefined;
  }
  const coupon = await updatePrice(context, checkout, change);
  return coupon?.code === code ? computePrice(coupon) : undefined;
}

/** Reserves a use in the directory first, then starts the price change. Undefined if either refuses; then nothing is reserved. */
async function reserve(
  { directory, db, now }: ActionContext,
  { id, projectId }: CheckoutRow,
  code: string,
): Promise<PriceChange | undefined> {
  if (projectId === null) return undefined;
  const [name, until] = [crypto.randomUUID(), now + RESERVATION_MS];
  const use = { code, projectNumber: projectId, now };
  const reserved = await reserveCoupon(directory, use, { reservation: name, until });
  if (!reserved) return undefined;
  // A use that was counted before needs no other one.
  const reservation = reserved === 'reserved' ? name : null;
  const change = await startCoupon(db, id, { code, until, reservation });
  if (!change && reservation) await deleteReservation(directory, reservation);
  return change;
}

/** Sets the full price and frees the reserved use. Throws CONFLICT for a checkout that is no longer open. */
export async function removeCoupon(context: ActionContext, checkout: CheckoutRow): Promise<Price> {
  requireOpen(checkout);
  // Without an earlier change, Stripe has the full price.
  const change = checkout.keyVersion > 0 ? await startCouponRemoval(context.db, checkout.id) : undefined;
  if (!change) return FULL_PRICE;
  // If the price cannot be changed now, the caller who needs the use tries again.
  const { couponReservation } = change;
  if (couponReservation) await expireReservation(context.directory, couponReservation, context.now);
  await updatePrice(context, checkout, change);
  return FULL_PRICE;
}

/** The coupon, if this project can use it. Takes it off payments whose reservation has expired, if that is needed. */
export async function findAvailableCoupon(
  context: ActionContext,
  code: string,
  projectNumber: number,
): Promise<CouponRow | undefined> {
  const find = () => findUsableCoupon(context.directory, { code, projectNumber, now: context.now });
  return (await find()) ?? ((await removeExpiredReservations(context, code)) ? find() : undefined);
}

/** Returns whether a use of the coupon may have been freed. */
async function removeExpiredReservations(context: ActionContext, code: string): Promise<boolean> {
  const expired = await listExpiredReservations(context.directory, code, context.now);
  // Another project's payment that cannot be changed now must not fail this request; its use stays reserved.
  await Promise.allSettled(expired.map((use) => removeExpiredReservation(context, use)));
  return expired.length > 0;
}

/** A reservation that no price has belongs to a request that ended in between. */
async function removeExpiredReservation(
  context: ActionContext,
  { projectNumber, reservation }: CouponUseRow,
): Promise<void> {
  if (!reservation) return;
  const db = openItinerary(context.env, projectNumber);
  const checkout = await findCheckoutOfReservation(db, reservation);
  if (checkout) await removeExpiredCoupon({ ...context, db }, checkout);
  else await deleteReservation(context.directory, reservation);
}

/**
 * Takes the coupon off a checkout whose reservation has expired. If the payment went through at that price, it is
 * recorded instead, with its coupon; while it is being authorized, nothing changes. Returns the intent.
 */
export async function removeExpiredCoupon(
  context: ActionContext,
  checkout: CheckoutRow,
): Promise<PaymentIntent | undefined> {
  const intent = checkout.intentId ? await settlePayment(context, checkout.intentId) : undefined;
  if (intent && UNPAID.has(intent.status)) {
    const change = await startExpiredRemoval(context.db, checkout.id, context.now);
    if (change) await updatePrice(context, checkout, change);
  }
  return intent;
}

function requireOpen({ status }: CheckoutRow) {
  if (status === 'open') return;
  throw new AppError('CONFLICT', { message: 'This payment can’t be changed anymore. Reload the page.' });
}

/**
 * Sets the intent's price to what the checkout says, again if another request has changed it in the meantime: its call
 * may have reached Stripe before ours. Returns the coupon that the price now has.
 */
async function updatePrice(
  { env, directory, db, settings, now }: ActionContext,
  { id, intentId }: CheckoutRow,
  change: PriceChange,
): Promise<CouponRow | undefined> {
  let current: PriceChange | undefined = change;
  for (let changes = 0; current && intentId && changes < MAX_PRICE_CHANGES; changes++) {
    const { version, couponCode, couponReservedUntil } = current;
    const isRemoved = couponCode === null || couponReservedUntil === null;
    const coupon = isRemoved ? undefined : await findCoupon(directory, couponCode);
    await updateIntent(settings, intentId, toIntentPrice(coupon), `amount:${id}:${version}`);
    if (await finishPriceChange(db, id, version, now)) {
      await deliverAtOnce(env, db, now);
      return coupon;
    }
    current = await startPriceChange(db, id);
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}

/** Stripe allows no intent of 0 cents, so a coupon for the full price leaves the price; it is redeemed without it. */
function toIntentPrice(coupon: CouponRow | undefined): { amount: number; couponCode: string } {
  const price = coupon ? computePrice(coupon).finalAmount : 0;
  return coupon && price > 0
    ? { amount: price, couponCode: coupon.code }
    : { amount: FULL_ACCESS_CENTS, couponCode: '' };
}
