import { factory } from '../http/context.ts';
import { isSignInConfigured } from '../services/openid.ts';
import { isPaymentConfigured } from '../services/stripe.ts';

/** What a page must know of the settings. Public; holds no secret. */
export const configRoutes = factory.createApp().get('/config', (c) => {
  const { STRIPE_PUBLISHABLE_KEY, INTAKE_ADDRESS, OIDC_ISSUER } = c.get('settings');
  return c.json({
    // Half a configuration cannot take money: say so before a card is typed.
    stripePublishableKey: isPaymentConfigured(c.get('settings')) ? (STRIPE_PUBLISHABLE_KEY ?? null) : null,
    intakeAddress: INTAKE_ADDRESS ?? null,
    signInProvider:
      OIDC_ISSUER && isSignInConfigured(c.get('settings')) ? new URL(OIDC_ISSUER).hostname : null,
    appName: 'Foldout',
  });
});
