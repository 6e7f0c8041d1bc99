import { FULL_ACCESS_CENTS } from '../../contract/limits.ts';

/** Stripe takes no payment in US dollars below this (Stripe docs, minimum charge amounts). */
const MIN_CHARGE_CENTS = 50;

/** What a coupon takes off. `value` is percent, or US cents. */
export type Discount = { kind: 'percent' | 'fixed'; value: number };

/**
 * What Full Access costs with a coupon, in US cents: nothing, or what Stripe still takes. A remainder
 * of less is raised to that least amount, never above the full price.
 */
export function computePrice({ kind, value }: Discount): { discountAmount: number; finalAmount: number } {
  const off = kind === 'percent' ? Math.round((FULL_ACCESS_CENTS * value) / 100) : value;
  const rest = Math.max(0, FULL_ACCESS_CENTS - Math.max(0, off));
  const finalAmount = rest === 0 ? 0 : Math.max(MIN_CHARGE_CENTS, rest);
  return { discountAmount: FULL_ACCESS_CENTS - finalAmount, finalAmount };
}

/** A coupon's code as people type it. */
export function normalizeCouponCode(text: string): string {
  return text.trim().toUpperCase();
}
