import type { Project } from './projects.ts';
import { z } from './zod.ts';

const intentId = z.string().regex(/^pi_[A-Za-z0-9_]{1,100}$/, 'Unknown payment.');
const couponCode = z.string().trim().max(40);

/** An empty code removes the coupon. */
export const validateCouponSchema = z.object({ couponCode, paymentIntentId: intentId });

/** Without `paymentIntentId` the coupon must cover the full price. */
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

/** Response to confirm-payment with status 202: the bank has not decided yet. */
export type PaymentProcessing = { success: true; processing: true; message: string };

export type PaymentConfirmation = { success: true; project: Project } | PaymentProcessing;

/** A payment, or a coupon that covered the full price: then `amount` is 0 and there is no `receiptUrl`. */
export type Payment = {
  id: number;
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
  status: 'succeeded' | 'refunded';
  createdAt: string;
  receiptUrl: string | null;
  couponCode: string | null;
};
