import { factory } from '../context.ts';

/** What a page must know of the settings. Public; holds no secret. */
export const config = factory.createApp().get('/config', (c) => {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY, INTAKE_ADDRESS, OIDC_ISSUER } = c.get('settings');
  return c.json({
    // Half a configuration cannot take money: say so before a card is typed.
    stripePublishableKey: STRIPE_SECRET_KEY ? (STRIPE_PUBLISHABLE_KEY ?? null) : null,
    intakeAddress: INTAKE_ADDRESS ?? null,
    signInProvider: OIDC_ISSUER ? new URL(OIDC_ISSUER).hostname : null,
    appName: 'Foldout',
  });
});
