import type Stripe from 'stripe';
import type { Form } from './form.ts';
import type { StripeState } from './state.ts';

/** What a stand-in is made with. Addresses without a slash at the end. */
export type Options = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where events go; none without it. */
  webhookUrl?: string;
  /** Where a browser reaches the pages of the stand-in: receipts and the bank's question. */
  publicUrl: string;
};

/** Which call brought an event about. */
export type Cause = Stripe.Event.Request;

export type EventName = Extract<
  Stripe.Event.Type,
  `payment_intent.${string}` | `charge.${string}` | 'refund.created'
>;

/** One merchant with all it has: what the handlers work on. */
export type Account = Options & {
  state: StripeState;
  /** Records that something happened, as it is at this moment, and sends it on its way. */
  announce: (type: EventName, object: Stripe.Event.Data.Object, cause: Cause, previous?: object) => void;
  /** Ends a payment that is `processing` after the time that the switches say. */
  settleLater: (intentId: string) => void;
};

/** One call of the API, past the guard. */
export type Call = {
  account: Account;
  form: Form;
  /** The id in the path, empty where there is none. */
  id: string;
  /** Whether a browser calls, with the publishable key: it sees less and must know the client secret. */
  open: boolean;
  cause: Cause;
};

export type Handler = (call: Call) => object;
