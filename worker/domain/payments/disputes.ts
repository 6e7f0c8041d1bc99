/** A payment that the card holder disputed with the bank. `amount` is in the smallest unit of `currency`. */
export type PaymentDispute = {
  /** Stripe's id. */
  id: string;
  intentId: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  /** Epoch milliseconds; `updatedAt` is the time of the event. */
  createdAt: number;
  updatedAt: number;
};

/** Statuses in which a dispute is over (Stripe docs, How disputes work). `warning_`: the bank only inquired. */
export const FINAL_DISPUTE_STATUSES = ['won', 'lost', 'prevented', 'warning_closed'];

/** Statuses in which Stripe refuses a refund, because the bank has taken the money or may take it. */
export const UNREFUNDABLE_DISPUTE_STATUSES = ['needs_response', 'under_review', 'lost'];
