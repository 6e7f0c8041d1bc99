import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { callStripe, sendChallengeOutcome, toIntentId } from './api.ts';
import type { FieldName } from './card-rules.ts';
import { showChallenge } from './challenge.ts';
import { Elements } from './elements.ts';

/**
 * Replaces `@stripe/stripe-js/pure` in local builds, which would load Stripe.js from js.stripe.com. The React
 * package on top of it is Stripe's own.
 */
export async function loadStripe(publishableKey: string): Promise<Stripe | null> {
  if (!publishableKey) throw new Error('Please call Stripe() with your publishable key.');
  // Only what the product and the React package use.
  return new EmulatedStripe(publishableKey) as unknown as Stripe;
}

class EmulatedStripe {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  elements = (options: ConstructorParameters<typeof Elements>[0] = {}) =>
    new Elements(options, this.retrievePaymentIntent);

  retrievePaymentIntent = (clientSecret: string): Promise<PaymentIntentResult> =>
    callStripe('GET', `payment_intents/${toIntentId(clientSecret)}`, this.key, {
      client_secret: clientSecret,
    });

  confirmPayment = async ({ elements }: { elements: Elements }): Promise<PaymentIntentResult> => {
    const { clientSecret } = elements;
    const form = elements.requireForm();
    const { card, error } = form.read();
    if (error) return { error: { type: 'validation_error', ...error } };
    form.setLocked(true);
    const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
    const confirmed = await callStripe(
      'POST',
      `payment_intents/${toIntentId(clientSecret)}/confirm`,
      this.key,
      {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        ...Object.fromEntries(fields),
      },
    );
    const result = await this.authenticate(clientSecret, confirmed);
    form.setLocked(false);
    const { type, code = '', message = '' } = result.error ?? {};
    if (type === 'card_error') form.setError(toFieldName(code), { code, message });
    return result;
  };

  // The React package recognizes a Stripe object by these.
  createToken = rejectCall;
  createPaymentMethod = rejectCall;
  confirmCardPayment = rejectCall;

  /** Shows the bank's authentication dialog if the intent requires it, and reads the intent again. */
  private async authenticate(
    clientSecret: string,
    result: PaymentIntentResult,
  ): Promise<PaymentIntentResult> {
    const action = result.paymentIntent?.next_action?.use_stripe_sdk as { source?: string } | undefined;
    if (result.paymentIntent?.status !== 'requires_action' || !action?.source) return result;
    await sendChallengeOutcome(action.source, await showChallenge());
    const after = await this.retrievePaymentIntent(clientSecret);
    const failure = after.paymentIntent?.last_payment_error;
    if (!failure || after.paymentIntent?.status !== 'requires_payment_method') return after;
    return { error: { ...failure, payment_intent: after.paymentIntent } as StripeError };
  }
}

function toFieldName(code: string): FieldName {
  if (code === 'incorrect_cvc') return 'cvc';
  return code === 'expired_card' ? 'expiry' : 'number';
}

function rejectCall(): never {
  throw new Error('The Stripe emulator does not support this.');
}
