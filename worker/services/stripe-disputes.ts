import type Stripe from 'stripe';
import { z } from '../contract/zod.ts';
import type { PaymentDispute } from '../domain/payments/disputes.ts';

const disputeSchema = z.object({
  object: z.literal('dispute'),
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  /** Epoch seconds. */
  created: z.int(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
});

/** The dispute of a webhook event as it was then. Undefined for other events, and for charges without an intent. */
export function toDispute({ created, data }: Stripe.Event): PaymentDispute | undefined {
  const { success, data: dispute } = disputeSchema.safeParse(data.object);
  if (!success) return undefined;
  const { id, amount, currency, reason, status, payment_intent: intentId } = dispute;
  const [createdAt, updatedAt] = [dispute.created * 1000, created * 1000];
  return { id, intentId, amount, currency, reason, status, createdAt, updatedAt };
}
