import type { PaymentIntent, PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';

/** How a try to pay ended, as far as this page can know. */
export type PaymentOutcome =
  /** The card was charged, or the bank is at it. */
  | { kind: 'sent' }
  /** Nothing was charged. `message` is the provider's, where it has one for people. */
  | { kind: 'failed'; message?: string }
  /** The line broke: only the server can find out. */
  | { kind: 'unknown' }
  /** This payment was called off elsewhere; another has to be begun. */
  | { kind: 'ended' };

type Payment = {
  stripe: Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>;
  elements: StripeElements;
  clientSecret: string;
  /** US cents that the page shows. */
  price: number;
  /** Has the server charge that price. */
  setPrice: () => Promise<unknown>;
  /** Where a bank that takes the whole window sends it back to. */
  returnUrl: string;
};

/** Whether money moved or is moving: from here on the server knows best. */
export const isPaidOrProcessing = (intent: Pick<PaymentIntent, 'status'> | undefined) =>
  intent?.status === 'succeeded' || intent?.status === 'processing';

/**
 * Charges what the page shows, at most once. Another tab may have paid, or set another price, since the
 * page was drawn, so the payment is looked up first. Throws what `setPrice` throws; nothing is charged then.
 */
export async function payByCard({ stripe, elements, clientSecret, price, setPrice, returnUrl }: Payment) {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (isPaidOrProcessing(paymentIntent)) return { kind: 'sent' } satisfies PaymentOutcome;
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

/** Reads the provider's answer; undefined where it broke off. */
export function toPaymentOutcome(result: PaymentIntentResult | undefined): PaymentOutcome {
  if (!result) return { kind: 'unknown' };
  const { error } = result;
  const intent = result.paymentIntent ?? error?.payment_intent;
  if (isPaidOrProcessing(intent)) return { kind: 'sent' };
  if (intent?.status === 'canceled') return { kind: 'ended' };
  if (error?.type === 'api_connection_error' || error?.type === 'api_error') return { kind: 'unknown' };
  return { kind: 'failed', message: error?.message };
}
