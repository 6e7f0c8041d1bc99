import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { defineStripeEmulator } from './emulator.ts';
import type { StripeState } from './state.ts';

export const STRIPE_TEST_KEYS = {
  secretKey: 'sk_test_secret',
  publishableKey: 'pk_test_open',
  webhookSecret: 'whsec_test',
};

/** An emulator for one test, with a server client, a browser client, and a webhook that records its calls. */
export async function startTestEmulator(seed?: StripeState) {
  const webhook = { calls: [] as { body: string; signature: string }[], status: 200 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = String(request.headers['stripe-signature']);
    webhook.calls.push({ body: Buffer.concat(parts).toString(), signature });
    response.writeHead(webhook.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const options = { ...STRIPE_TEST_KEYS, webhookUrl, publicUrl: 'http://shop.test/dev/stripe' };
  const emulator = await createEmulator({
    service: defineStripeEmulator(options),
    port: 0,
    ...(seed && { seed }),
  });
  const { hostname, port } = new URL(emulator.url);
  const connect = (key: string, config: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      ...config,
    });
  onTestFinished(async () => {
    await emulator.close();
    server.close();
  });
  return {
    url: emulator.url,
    webhook,
    snapshot: (): StripeState => emulator.snapshot().state,
    connect,
    stripe: connect(STRIPE_TEST_KEYS.secretKey),
    browser: connect(STRIPE_TEST_KEYS.publishableKey),
    control: (body: object) =>
      fetch(`${emulator.url}/_control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    readControl: async () => (await (await fetch(`${emulator.url}/_control`)).json()) as ControlState,
    postChallenge: (source: unknown, outcome: string) =>
      fetch(`${emulator.url}/challenges/${String(source)}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
      }),
  };
}

type TestEmulator = Awaited<ReturnType<typeof startTestEmulator>>;
type ControlState = { counts: { succeeded: number }; deliveries: { done: boolean; status: number | null }[] };

/** A new intent of $3. */
export function createTestIntent({ stripe }: TestEmulator, options?: Stripe.RequestOptions) {
  const metadata = { projectId: 'ABCD2345' };
  return stripe.paymentIntents.create({ amount: 300, currency: 'usd', metadata }, options);
}

/** Parameters of a confirmation as the card form sends them. */
export function toConfirmParams(intent: Stripe.PaymentIntent, number = '4242424242424242') {
  return {
    client_secret: intent.client_secret,
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2035, cvc: '123' } },
    // Only Stripe.js may send these, so the server package does not type them.
  } as Stripe.PaymentIntentConfirmParams;
}

/** Pays an intent with the publishable key, as the page does. */
export function payTestIntent({ browser }: TestEmulator, intent: Stripe.PaymentIntent, number?: string) {
  return browser.paymentIntents.confirm(intent.id, toConfirmParams(intent, number));
}

/** The Stripe error of a call. */
export async function catchStripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Not a Stripe error: ${String(error)}`);
}

/** The events that the webhook received, in order. Throws for an invalid signature. */
export function readReceivedEvents({ stripe, webhook }: TestEmulator): Promise<Stripe.Event[]> {
  return Promise.all(
    webhook.calls.map(({ body, signature }) =>
      stripe.webhooks.constructEventAsync(body, signature, STRIPE_TEST_KEYS.webhookSecret),
    ),
  );
}
