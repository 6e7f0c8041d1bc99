import { factory } from '../http/context.ts';
import { isSignInConfigured } from '../services/openid.ts';
import { readVapidKeys } from '../services/push.ts';
import { isPaymentConfigured } from '../services/stripe.ts';

/** The settings that the page needs. Public, so it must never contain a secret. */
export const configRoutes = factory.createApp().get('/config', (c) => {
  const { STRIPE_PUBLISHABLE_KEY, INTAKE_ADDRESS, OIDC_ISSUER } = c.get('settings');
  return c.json({
    // Null unless all Stripe settings are present, so the page never shows a payment form that cannot work.
    stripePublishableKey: isPaymentConfigured(c.get('settings')) ? (STRIPE_PUBLISHABLE_KEY ?? null) : null,
    intakeAddress: INTAKE_ADDRESS ?? null,
    signInProvider:
      OIDC_ISSUER && isSignInConfigured(c.get('settings')) ? new URL(OIDC_ISSUER).hostname : null,
    /** Null where push messages are off; guests get emails instead. */
    vapidPublicKey: readVapidKeys(c.get('settings'))?.publicKey ?? null,
    appName: 'Foldout',
  });
});
