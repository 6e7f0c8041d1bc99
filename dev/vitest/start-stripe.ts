import { createEmulator } from 'emulate';
import type { TestProject } from 'vitest/node';
import { defineStripeEmulator } from '../stripe/emulator.ts';
import { STRIPE_SETTINGS } from './stripe-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stripeOrigin: string;
  }
}

/** Starts the Stripe emulator for the Worker tests. Without a webhook: the tested Worker has no port. */
export default async function start(project: TestProject) {
  const service = defineStripeEmulator({
    secretKey: STRIPE_SETTINGS.STRIPE_SECRET_KEY,
    publishableKey: STRIPE_SETTINGS.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
    publicUrl: 'http://localhost:8787/dev/stripe',
  });
  const emulator = await createEmulator({ service, port: 0 });
  project.provide('stripeOrigin', emulator.url);
  return () => emulator.close();
}
