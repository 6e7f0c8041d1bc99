import { FULL_ACCESS_CENTS } from '../../contract/limits.ts';

/** Stripe's minimum charge in US dollars. */
const MIN_CHARGE_CENTS = 50;

/** `value` is percent, or US cents. */
type Discount = { kind: 'percent' | 'fixed'; value: number };

/** The price of Full Access with a coupon, in US cents: 0, or at least Stripe's minimum charge. */
export function computePrice({ kind, value }: Discount): { discountAmount: number; finalAmount: number } {
  const off = kind === 'percent' ? Math.round((FULL_ACCESS_CENTS * value) / 100) : value;
  const rest = Math.max(0, FULL_ACCESS_CENTS - Math.max(0, off));
  const finalAmount = rest === 0 ? 0 : Math.max(MIN_CHARGE_CENTS, rest);
  return { discountAmount: FULL_ACCESS_CENTS - finalAmount, finalAmount };
}

export function normalizeCouponCode(text: string): string {
  return text.trim().toUpperCase();
}
