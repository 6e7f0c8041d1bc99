import { env } from 'cloudflare:workers';
import Stripe from 'stripe';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from './browser.ts';
import { everyDatabase } from './databases.ts';
import { createTestItinerary, type TestItinerary } from './project.ts';

export const TEST_PAYMENT_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  processing: '4000000000001000',
};

/** Starts an upgrade as the project's admin. Returns the payment intent id. */
export async function startTestCheckout(projectId: string, host?: TestBrowser): Promise<string> {
  const browser = host ?? (await new TestBrowser().setGrant(projectId, 'admin'));
  const { status, body, text } = await browser.post(`/api/projects/${projectId}/upgrade`);
  if (status !== 200) throw new Error(`Starting the checkout failed: ${text}`);
  return String(body.clientSecret).split('_secret_')[0] ?? '';
}

/** Starts an upgrade and pays for it. Returns the payment intent id. */
export async function payTestCheckout(
  projectId: string,
  card = TEST_PAYMENT_CARDS.good,
  host?: TestBrowser,
): Promise<string> {
  const intentId = await startTestCheckout(projectId, host);
  await payIntent(intentId, card);
  return intentId;
}

/** Pays an intent with the publishable key, as the page does. `timeout` in milliseconds. Throws Stripe's error. */
export async function payIntent(
  intentId: string,
  card = TEST_PAYMENT_CARDS.good,
  options: { timeout?: number } = {},
): Promise<void> {
  const { STRIPE_PUBLISHABLE_KEY = '' } = parseSettings(env);
  const { client_secret } = await connectStripe().paymentIntents.retrieve(intentId);
  const payment = {
    client_secret,
    payment_method_data: { type: 'card', card: { number: card, exp_month: 12, exp_year: 2035, cvc: '123' } },
  } as Stripe.PaymentIntentConfirmParams;
  await connectStripe(STRIPE_PUBLISHABLE_KEY).paymentIntents.confirm(intentId, payment, options);
}

/** A Stripe client for the emulator, by default with the secret key. */
export function connectStripe(key = parseSettings(env).STRIPE_SECRET_KEY ?? ''): Stripe {
  const { hostname, port } = new URL(parseSettings(env).STRIPE_API_BASE ?? '');
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Makes the Stripe emulator fail, or change payments as Stripe would; see dev/stripe/control.ts. */
export async function controlStripe(commands: object): Promise<void> {
  await fetch(`${parseSettings(env).STRIPE_API_BASE}/_control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(commands),
  });
}

/**
 * Sends a signed webhook event to the Worker. `at` is the time of signing in epoch milliseconds, `created` the time of
 * the event in epoch seconds.
 */
export async function postStripeEvent(
  type: string,
  object: object,
  { id = `evt_${crypto.randomUUID()}`, at = Date.now(), created = Math.floor(at / 1000) } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: parseSettings(env).STRIPE_WEBHOOK_SECRET ?? '',
    timestamp: Math.floor(at / 1000),
  });
  const stripe = new TestBrowser();
  return stripe.post('/api/webhooks/stripe', payload, {
    'Stripe-Signature': signature,
    'Sec-Fetch-Site': '',
  });
}

export const createTrialItinerary = () => createTestItinerary({ paid: false });

export const isItineraryPaid = async ({ host, path }: TestItinerary) =>
  (await host.get(path)).body.project.isPaid as boolean;

export const postConfirmPayment = (
  { host, path }: TestItinerary,
  body: { paymentIntentId?: string; couponCode?: string },
) => host.post(`${path}/confirm-payment`, body);

/** The payment rows of a project. */
export const listPaymentRows = (id: number) =>
  everyDatabase
    .prepare('SELECT status, amount, coupon_code FROM payments WHERE project_id = ?')
    .bind(id)
    .all()
    .then(({ results }) => results);

/** Creates a coupon of `value` percent; `expiresAt` in epoch milliseconds. Returns its code. */
export async function createCoupon(fields: { value?: number; maxUses?: number; expiresAt?: number } = {}) {
  const code = `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { value = 50, maxUses = null, expiresAt = null } = fields;
  await everyDatabase
    .prepare(
      "INSERT INTO coupons (code, kind, value, max_uses, expires_at, created_at) VALUES (?, 'percent', ?, ?, ?, 1)",
    )
    .bind(code, value, maxUses, expiresAt)
    .run();
  return code;
}
