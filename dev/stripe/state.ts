import type Stripe from 'stripe';
import type { TestCard } from './cards.ts';
import type { StripeErrorBody } from './errors.ts';

// Only the fields that the product, its tests or the card form read. References are ids.
export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'status'
> & { latest_charge: string | null; last_payment_error: Omit<StripeErrorBody, 'payment_intent'> | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'paid'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & {
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  type: string;
};

/** An event and its way to the product. `dueAt` in ms; `done` after a 2xx, the last retry, or without a webhook. */
export type Delivery = {
  event: StripeEvent;
  attempts: number;
  /** Status of the last response; null if there was none. */
  status: number | null;
  done: boolean;
  dueAt: number;
};

/** A response saved under its idempotency key; `at` in ms. */
export type SavedResponse = { at: number; path: string; params: string; status: number; body: string };

/** A failure to simulate. README.md describes each kind. */
export type StripeFailure = {
  how: '500' | '500-after-charge' | '429' | 'garbage' | 'hang' | 'timeout-after-charge';
  /** How many more calls fail. */
  times: number;
  /** Only calls whose `METHOD /path?fields` contains this. */
  on: string;
};

export type StripeSwitches = {
  failures: StripeFailure[];
  /** Additional copies of each event, sent at the same time. */
  duplicateWebhooks: number;
  /** In ms; events of that time are sent together. */
  delayWebhooks: number;
  /** Sends the events of one delay newest first. */
  reverseWebhooks: boolean;
  /** How long a slow payment stays `processing`, in ms. */
  processing: number;
};

export type StripeState = {
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  /** By intent. */
  disputes: Record<string, Dispute>;
  /** Oldest first. */
  deliveries: Delivery[];
  responses: Record<string, SavedResponse>;
  /** Open authentication requests, by source id. */
  challenges: Record<string, { intent: string; card: TestCard }>;
  /** Payments that are processing, by intent; `at` in ms. */
  settlements: Record<string, { at: number; card: TestCard }>;
  switches: StripeSwitches;
};

export function createSwitches(): StripeSwitches {
  return {
    failures: [],
    duplicateWebhooks: 0,
    delayWebhooks: 0,
    reverseWebhooks: false,
    processing: 5000,
  };
}

export function createStripeState(): StripeState {
  return {
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    deliveries: [],
    responses: {},
    challenges: {},
    settlements: {},
    switches: createSwitches(),
  };
}
