import type Stripe from 'stripe';
import type { Card } from './cards.ts';

// What is stored refers to other objects by id; answers put them in place on request (expand.ts).
export type Intent = Stripe.PaymentIntent & { latest_charge: string | null; payment_method: string | null };
export type Charge = Stripe.Charge & { payment_intent: string };
export type Refund = Stripe.Refund & { charge: string; payment_intent: string; metadata: Stripe.Metadata };

/** One event on its way to the product. `dueAt` in ms; `done` once it was taken or given up. */
export type Delivery = {
  event: string;
  type: string;
  attempts: number;
  status: number | null;
  done: boolean;
  dueAt: number;
};

/** An answer kept under its idempotency key, in ms. */
export type Kept = { at: number; path: string; params: string; status: number; body: string };

/** How a call goes wrong on purpose; README.md of this folder says what each one does. */
export type Failure = {
  how: '500' | '429' | 'garbage' | 'hang' | 'timeout-after-charge';
  times: number;
  /** Only calls whose `METHOD /path` contains this. */
  on: string;
};

export type StripeSwitches = {
  failures: Failure[];
  /** Further copies of each event, sent at the same time. */
  duplicateWebhooks: number;
  delayWebhooks: number;
  /** Sends what gathered during the delay in the wrong order. */
  reverseWebhooks: boolean;
  /** Sends nothing at all: the events are lost until `resend` asks for them. */
  muteWebhooks: boolean;
  /** The pause before the second try, in ms; each one after is twice as long. */
  retryWebhooks: number;
  /** How long a payment stays `processing`, in ms. */
  processing: number;
};

export type StripeState = {
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  events: Record<string, Stripe.Event>;
  deliveries: Delivery[];
  kept: Record<string, Kept>;
  /** Authentications that wait for the card's holder, by source. */
  challenges: Record<string, { intent: string; card: Card }>;
  /** Payments under way, by intent; `at` in ms. */
  settlements: Record<string, { at: number; card: Card }>;
  switches: StripeSwitches;
};

export function calmSwitches(): StripeSwitches {
  return {
    failures: [],
    duplicateWebhooks: 0,
    delayWebhooks: 0,
    reverseWebhooks: false,
    muteWebhooks: false,
    retryWebhooks: 1000,
    processing: 5000,
  };
}

export function emptyState(): StripeState {
  return {
    intents: {},
    charges: {},
    refunds: {},
    events: {},
    deliveries: [],
    kept: {},
    challenges: {},
    settlements: {},
    switches: calmSwitches(),
  };
}
