import type { Form } from './params.ts';
import type { Charge, Dispute, Intent, Refund, StripeState } from './state.ts';

/** Addresses have no trailing slash. */
export type StripeOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Receives the events; without it they are only recorded. */
  webhookUrl?: string;
  /** Where a browser reaches the emulator, for receipts. */
  publicUrl: string;
};

/** What the handlers work on. */
export type StripeAccount = StripeOptions & {
  state: StripeState;
  /** Records an event with a copy of the object and sends it to the webhook. */
  emit: (type: string, object: Intent | Charge | Refund | Dispute) => void;
  /** Starts the timer that ends a payment in state.settlements. */
  scheduleSettlement: (intentId: string) => void;
};

/** An authenticated API call. */
export type StripeCall = {
  account: StripeAccount;
  form: Form;
  /** The id in the path, or ''. */
  id: string;
  /** Called with the publishable key, which requires the client secret. */
  isBrowser: boolean;
};

export type StripeHandler = (call: StripeCall) => object;
