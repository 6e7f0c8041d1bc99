import type { Payment } from '../contract/payments.ts';
import type { PaymentRow } from '../db/payment-schema.ts';
import { toIso } from '../domain/time/iso.ts';

export function toPayment({ id, amount, currency, status, createdAt, receiptUrl }: PaymentRow): Payment {
  return {
    id,
    amount,
    currency,
    // A surplus payment will be refunded, so the owner sees it as refunded.
    status: status === 'succeeded' ? 'succeeded' : 'refunded',
    createdAt: toIso(createdAt),
    receiptUrl,
  };
}
