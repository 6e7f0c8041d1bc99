import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { getReader } from '../../../worker/messages/t.ts';
import { isPaidOrProcessing } from './pay-by-card.ts';

export type StripePayment =
  | { kind: 'loading' | 'failed' }
  /** `alreadyPaid`: the payment went through, or is processing, since before this page was opened. */
  | { kind: 'ready'; stripe: Stripe; alreadyPaid: boolean };

/** Loads Stripe.js and the status of the payment. */
export function useStripePayment(publishableKey: string, clientSecret: string): StripePayment {
  const [payment, setPayment] = useState<StripePayment>({ kind: 'loading' });
  useEffect(() => {
    let unmounted = false;
    loadPayment(publishableKey, clientSecret)
      .catch((): StripePayment => ({ kind: 'failed' }))
      .then((loaded) => !unmounted && setPayment(loaded));
    return () => {
      unmounted = true;
    };
  }, [publishableKey, clientSecret]);
  return payment;
}

async function loadPayment(publishableKey: string, clientSecret: string): Promise<StripePayment> {
  const stripe = await loadStripe(
    publishableKey,
    getReader().language === 'de' ? { locale: 'de' } : undefined,
  );
  if (!stripe) return { kind: 'failed' };
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return { kind: 'ready', stripe, alreadyPaid: isPaidOrProcessing(paymentIntent) };
}
