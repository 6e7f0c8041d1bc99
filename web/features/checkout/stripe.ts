import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { isSent } from './pay.ts';

export type CardDoor =
  | { kind: 'loading' | 'failed' }
  /** `sent`: paid already, or nearly, before this page was opened. */
  | { kind: 'open'; stripe: Stripe; sent: boolean };

/** Loads the provider's script and looks how far the payment has come. */
export function useStripeOf(publishableKey: string, clientSecret: string): CardDoor {
  const [door, setDoor] = useState<CardDoor>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    async function open(): Promise<CardDoor> {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) return { kind: 'failed' };
      const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
      return { kind: 'open', stripe, sent: isSent(paymentIntent) };
    }
    open()
      .catch((): CardDoor => ({ kind: 'failed' }))
      .then((opened) => !gone && setDoor(opened));
    return () => {
      gone = true;
    };
  }, [publishableKey, clientSecret]);
  return door;
}
