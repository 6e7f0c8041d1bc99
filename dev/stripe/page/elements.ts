import type { Appearance, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { TypedCard } from './card-store.ts';
import { PaymentElement } from './payment-element.tsx';

type Options = { clientSecret?: string; appearance?: Appearance };
type Retrieve = (clientSecret: string) => Promise<PaymentIntentResult>;

/** Past these nothing can be paid any more, and Stripe's form refuses to load. */
const OVER = ['succeeded', 'canceled', 'processing', 'requires_capture'];

/** A group of elements; of the many kinds, the payment element alone. */
export class Elements {
  readonly clientSecret: string | undefined;
  private readonly retrieve: Retrieve;
  private appearance: Appearance;
  private element: PaymentElement | null = null;

  constructor({ clientSecret, appearance = {} }: Options, retrieve: Retrieve) {
    this.clientSecret = clientSecret;
    this.appearance = appearance;
    this.retrieve = retrieve;
  }

  create(kind: string): PaymentElement {
    if (kind !== 'payment') throw new Error(`The stand-in for Stripe.js has no ${kind} element.`);
    if (this.element) throw new Error('Can only create one Element of type payment.');
    const element = new PaymentElement(this.appearance, () => this.findObstacle());
    const { destroy } = element;
    element.destroy = () => {
      destroy.call(element);
      this.element = null;
    };
    this.element = element;
    return element;
  }

  getElement(kind: string): PaymentElement | null {
    return kind === 'payment' ? this.element : null;
  }

  async update({ appearance }: Options): Promise<void> {
    if (!appearance) return;
    this.appearance = appearance;
    this.element?.dress(appearance);
  }

  on() {}

  /** Asks again for amount and status; the form shows neither, so only a failure is of interest. */
  async fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    const { error } = this.clientSecret ? await this.retrieve(this.clientSecret) : {};
    return error ? { error: { message: error.message ?? '' } } : {};
  }

  async submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const { error } = this.readCard();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  /** The typed card; a fault is shown in the form, which gets the focus. */
  readCard(): { card: TypedCard; error?: undefined } | { card?: undefined; error: StripeError } {
    if (!this.element) throw new Error('Mount a payment element before paying with it.');
    const { card, fault, ...where } = this.element.store.read();
    if (card) return { card };
    const fields = ['number', 'expiry', 'cvc'];
    if ('field' in where) this.element.focus(fields.indexOf(where.field));
    return { error: { type: 'validation_error', ...fault } };
  }

  private async findObstacle(): Promise<StripeError | undefined> {
    if (!this.clientSecret) return undefined;
    const { paymentIntent, error } = await this.retrieve(this.clientSecret);
    if (!paymentIntent || !OVER.includes(paymentIntent.status)) return error;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
      payment_intent: paymentIntent,
    };
  }
}
