import type { Payment } from '../contract/payments.ts';
import type { PaymentOrCoupon } from '../db/itinerary/payments/payments.ts';
import { toIso } from '../domain/time/iso.ts';

export function toPayment(row: PaymentOrCoupon): Payment {
  const { id, amount, currency, status, createdAt, receiptUrl, couponCode } = row;
  return {
    id,
    amount,
    currency,
    // A surplus payment will be refunded, so the owner sees it as refunded.
    status: status === 'succeeded' ? 'succeeded' : 'refunded',
    createdAt: toIso(createdAt),
    receiptUrl,
    couponCode,
  };
}
