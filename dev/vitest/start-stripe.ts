import { createEmulator } from 'emulate';
import type { TestProject } from 'vitest/node';
import { defineStripeEmulator } from '../stripe/emulator.ts';
import { STRIPE_SETTINGS } from './stripe-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stripeOrigin: string;
  }
}

/** Starts the stand-in for Stripe beside the Worker's tests; they post its events to the Worker themselves. */
export default async function start(project: TestProject) {
  const service = defineStripeEmulator({
    secretKey: STRIPE_SETTINGS.STRIPE_SECRET_KEY,
    publishableKey: STRIPE_SETTINGS.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET,
    // Nobody listens there: the Worker under test has no port. Tests sign and post the events they need.
    webhookUrl: 'http://127.0.0.1:9/nobody',
    publicUrl: 'http://localhost:8787/dev/stripe',
  });
  const standIn = await createEmulator({ service, port: 0 });
  await fetch(`${standIn.url}/_control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ muteWebhooks: true }),
  });
  project.provide('stripeOrigin', standIn.url);
  return () => standIn.close();
}
