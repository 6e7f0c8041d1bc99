import type { Appearance, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { CardForm } from './card-form.ts';
import { PaymentElement } from './payment-element.ts';

type Options = { clientSecret?: string; appearance?: Appearance };
type Retrieve = (clientSecret: string) => Promise<PaymentIntentResult>;

/** Stripe's form does not load for intents with these statuses. */
const CLOSED = ['succeeded', 'canceled', 'processing'];

/** A group of Stripe elements. Only the payment element exists. */
export class Elements {
  readonly clientSecret: string;
  private readonly retrieve: Retrieve;
  private appearance: Appearance;
  private element: PaymentElement | undefined;

  constructor({ clientSecret = '', appearance = {} }: Options, retrieve: Retrieve) {
    this.clientSecret = clientSecret;
    this.appearance = appearance;
    this.retrieve = retrieve;
  }

  create(kind: string): PaymentElement {
    if (kind !== 'payment') throw new Error(`The Stripe emulator has no ${kind} element.`);
    this.element = new PaymentElement(this.appearance, () => this.findLoadError());
    return this.element;
  }

  update({ appearance }: Options) {
    if (!appearance) return;
    this.appearance = appearance;
    this.element?.setAppearance(appearance);
  }

  /** The form shows no amount, so only an error matters. */
  async fetchUpdates(): Promise<{ error?: StripeError }> {
    const { error } = await this.retrieve(this.clientSecret);
    return error ? { error } : {};
  }

  /** The mounted card form. */
  requireForm(): CardForm {
    if (this.element?.form) return this.element.form;
    throw new Error('Mount a payment element before paying with it.');
  }

  private async findLoadError(): Promise<StripeError | undefined> {
    const { paymentIntent, error } = await this.retrieve(this.clientSecret);
    if (!paymentIntent || !CLOSED.includes(paymentIntent.status)) return error;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
      payment_intent: paymentIntent,
    };
  }
}
