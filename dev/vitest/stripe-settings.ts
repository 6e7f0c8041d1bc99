/** Shared by the Stripe emulator and the tested Worker. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_worker',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_worker',
  STRIPE_WEBHOOK_SECRET: 'whsec_worker',
};
