import type { Stripe } from '@stripe/stripe-js';
import { StripeStandIn } from './stripe.ts';

/**
 * Takes the place of `@stripe/stripe-js/pure` in local builds: what that one loads from js.stripe.com
 * speaks to Stripe alone. The React package above it is the real one.
 */
export async function loadStripe(publishableKey: string): Promise<Stripe | null> {
  if (!publishableKey) throw new Error('Please call Stripe() with your publishable key.');
  // As much of it as our pages use; anything else is missing and says so.
  return new StripeStandIn(publishableKey) as unknown as Stripe;
}

loadStripe.setLoadParameters = () => {};
