import type { PaymentIntent, PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';

/** Result of an attempt to pay, as far as the browser can know. */
export type PaymentOutcome =
  /** Charged, or processing at the bank. */
  | { kind: 'submitted' }
  /** Not charged. `message` is Stripe's, if it has one for users. */
  | { kind: 'failed'; message?: string }
  /** The connection was lost; only the server can find out. */
  | { kind: 'unknown' }
  /** The payment was canceled elsewhere; a new one is needed. */
  | { kind: 'canceled' };

type CardPayment = {
  stripe: Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>;
  elements: StripeElements;
  clientSecret: string;
  /** US cents, as shown on the page. */
  price: number;
  /** Sets the amount of the payment to `price` on the server. */
  setPrice: () => Promise<unknown>;
  /** Where the bank returns to if it takes over the window. */
  returnUrl: string;
};

/** Whether the customer was charged or may be; no other attempt must be made. */
export const isPaidOrProcessing = (intent: Pick<PaymentIntent, 'status'> | undefined) =>
  intent?.status === 'succeeded' || intent?.status === 'processing';

/**
 * Charges the shown price, at most once: another tab may have paid or changed the price, so the payment is looked up
 * first. Throws the errors of `setPrice`; nothing is charged then.
 */
export async function payByCard(payment: CardPayment): Promise<PaymentOutcome> {
  const { stripe, elements, clientSecret, price, setPrice, returnUrl } = payment;
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (isPaidOrProcessing(paymentIntent)) return { kind: 'submitted' };
  if (paymentIntent && paymentIntent.amount !== price) {
    await setPrice();
    await elements.fetchUpdates();
  }
  const confirmParams = { return_url: returnUrl };
  const result = await stripe
    .confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    .catch(() => undefined);
  return toPaymentOutcome(result);
}

/** Reads Stripe's response; undefined if the connection was lost. */
export function toPaymentOutcome(result: PaymentIntentResult | undefined): PaymentOutcome {
  if (!result) return { kind: 'unknown' };
  const { error } = result;
  const intent = result.paymentIntent ?? error?.payment_intent;
  if (isPaidOrProcessing(intent)) return { kind: 'submitted' };
  if (intent?.status === 'canceled') return { kind: 'canceled' };
  if (error?.type === 'api_connection_error' || error?.type === 'api_error') return { kind: 'unknown' };
  return { kind: 'failed', message: error?.message };
}
