import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { defineStripeEmulator } from './emulator.ts';
import type { StripeState } from './state.ts';

/** A call of the product's webhook as it came in. */
type Received = { body: string; signature: string };

export const SECRETS = {
  secretKey: 'sk_test_secret',
  publishableKey: 'pk_test_open',
  webhookSecret: 'whsec_test',
};

/** A stand-in of its own for one test, with a client, a browser's client and a product that gets its events. */
export async function openShop(seed?: StripeState) {
  const received: Received[] = [];
  const product = { received, answer: 200 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signature = String(request.headers['stripe-signature']);
    received.push({ body: Buffer.concat(parts).toString(), signature });
    response.writeHead(product.answer).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const service = defineStripeEmulator({ ...SECRETS, webhookUrl, publicUrl: 'http://shop.test/dev/stripe' });
  const standIn = await createEmulator({ service, port: 0, ...(seed && { seed }) });
  const { hostname, port } = new URL(standIn.url);
  const connect = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  onTestFinished(async () => {
    await standIn.close();
    server.close();
  });
  return {
    url: standIn.url,
    product,
    snapshot: (): StripeState => standIn.snapshot().state,
    connect,
    stripe: connect(SECRETS.secretKey),
    browser: connect(SECRETS.publishableKey),
    control: (orders: object) =>
      fetch(`${standIn.url}/_control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orders),
      }),
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** A new intent of three dollars. */
export function order({ stripe }: Shop, options?: Stripe.RequestOptions) {
  const metadata = { projectId: 'ABCD2345' };
  return stripe.paymentIntents.create({ amount: 300, currency: 'usd', metadata }, options);
}

/** Pays an intent as the page does: with the publishable key, the client secret and a typed card. */
export function pay({ browser }: Shop, intent: Stripe.PaymentIntent, number = '4242424242424242') {
  return browser.paymentIntents.confirm(intent.id, {
    client_secret: intent.client_secret,
    payment_method_data: {
      type: 'card',
      card: { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 1, cvc: '123' },
    },
    // The typed package knows these two from Stripe.js alone.
  } as Stripe.PaymentIntentConfirmParams);
}

/** What a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Not refused: ${String(error)}`);
}

/** The events that the product got, checked with the package's own check, in their order. */
export function readEvents({ stripe, product }: Shop): Promise<Stripe.Event[]> {
  return Promise.all(
    product.received.map(({ body, signature }) =>
      stripe.webhooks.constructEventAsync(body, signature, SECRETS.webhookSecret),
    ),
  );
}
