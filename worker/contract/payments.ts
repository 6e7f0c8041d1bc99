import { z } from 'zod';

const intentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,100}$/, 'Unknown payment.');
const couponCode = z.string().trim().max(40);

/** An empty code takes a coupon off again. */
export const validateCouponSchema = z.object({ couponCode, paymentIntentId: intentId });

/** A coupon that covers everything needs no payment. */
export const confirmPaymentSchema = z.object({
  paymentIntentId: intentId.optional(),
  couponCode: couponCode.optional(),
});

/** Amounts in US cents. */
export type CouponResult = {
  success: true;
  discountAmount: number;
  finalAmount: number;
  freeUpgrade: boolean;
  message: string;
};

/** A payment as a receipt shows it. `amount` in the smallest unit of `currency`. */
export type Payment = {
  id: number;
  amount: number;
  currency: string;
  status: 'succeeded' | 'refunded';
  createdAt: string;
  receiptUrl: string | null;
};
