import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { isPaidOrProcessing } from './pay-by-card.ts';

export type StripePayment =
  | { kind: 'loading' | 'failed' }
  /** `sent`: paid already, or nearly, before this page was opened. */
  | { kind: 'open'; stripe: Stripe; alreadyPaid: boolean };

/** Loads the provider's script and looks how far the payment has come. */
export function useStripePayment(publishableKey: string, clientSecret: string): StripePayment {
  const [door, setDoor] = useState<StripePayment>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    async function open(): Promise<StripePayment> {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) return { kind: 'failed' };
      const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
      return { kind: 'open', stripe, alreadyPaid: isPaidOrProcessing(paymentIntent) };
    }
    open()
      .catch((): StripePayment => ({ kind: 'failed' }))
      .then((opened) => !gone && setDoor(opened));
    return () => {
      gone = true;
    };
  }, [publishableKey, clientSecret]);
  return door;
}
