import Stripe from 'stripe';
import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import type { Settings } from './settings.ts';

/** The parts of a Stripe PaymentIntent that we use. Amounts are in US cents. */
export type PaymentIntent = {
  id: string;
  status: Stripe.PaymentIntent.Status;
  clientSecret: string;
  amount: number;
  amountReceived: number;
  currency: string;
  projectId: string | undefined;
  couponCode: string | undefined;
  receiptUrl: string | undefined;
  /** Fully refunded. */
  isRefunded: boolean;
  /** Stripe's message for the customer, if the last attempt failed. */
  failure: string | undefined;
};

/** Between our clock and Stripe's. */
const MAX_CLOCK_DIFFERENCE_S = 300;

const NOT_CONFIGURED = 'Payment processing is not configured. Please contact support.';

const clients = new WeakMap<Settings, Stripe>();

/** Requires both keys, and the webhook's secret so that payments are noticed. */
export function isPaymentConfigured(settings: Settings): boolean {
  return Boolean(
    settings.STRIPE_SECRET_KEY && settings.STRIPE_PUBLISHABLE_KEY && settings.STRIPE_WEBHOOK_SECRET,
  );
}

function requireStripe(settings: Settings): Stripe {
  const cached = clients.get(settings);
  if (cached) return cached;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY || !isPaymentConfigured(settings)) {
    throw new AppError('NOT_CONFIGURED', { message: NOT_CONFIGURED });
  }
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  const client = new Stripe(STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    // Safe because every write has an idempotency key.
    maxNetworkRetries: 1,
    timeout: 10_000,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: Number(base.port || (base.protocol === 'http:' ? 80 : 443)),
    }),
  });
  clients.set(settings, client);
  return client;
}

/** Turns Stripe's errors into AppErrors. Invalid requests are permanent; the caller may repeat others. */
async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const isPermanent = cause instanceof Stripe.errors.StripeInvalidRequestError;
    const message = 'There was an error processing your payment. Please try again.';
    throw new AppError(isPermanent ? 'CONFLICT' : 'UNAVAILABLE', {
      cause,
      message,
      ...(!isPermanent && { retryAfter: 5 }),
    });
  }
}

/**
 * Stripe saves a 5xx response under the idempotency key and repeats it for 24 hours, although the call may have taken
 * effect. The next try needs a new key, and has to look first.
 */
export function isSavedFailure(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof Stripe.errors.StripeAPIError;
}

type NewIntent = { projectId: string; checkoutId: string; keyVersion: number };

/** Creates the intent of a checkout. A repeated call with the same `keyVersion` returns the same intent. */
export async function createIntent(
  settings: Settings,
  { projectId, checkoutId, keyVersion }: NewIntent,
): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(
    await callStripe(
      stripe.paymentIntents.create(
        {
          amount: FULL_ACCESS_CENTS,
          currency: 'usd',
          automatic_payment_methods: { enabled: true },
          description: 'Foldout Full Access',
          metadata: { projectId, checkoutId },
        },
        { idempotencyKey: `upgrade:${projectId}:${checkoutId}:${keyVersion}` },
      ),
    ),
  );
}

/**
 * The intent that `createIntent` made although it failed, if it is among the newest 1,000 intents since `since` (epoch
 * milliseconds). Losing an older one does no harm: nobody can pay it without its client secret, which was never sent.
 */
export async function findCheckoutIntent(
  settings: Settings,
  checkoutId: string,
  since: number,
): Promise<PaymentIntent | undefined> {
  const created = { gte: Math.floor(since / 1000) - MAX_CLOCK_DIFFERENCE_S };
  const stripe = requireStripe(settings);
  const intents = await callStripe(
    stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  const found = intents.find(({ metadata }) => metadata.checkoutId === checkoutId);
  return found && toIntent(found);
}

export async function retrieveIntent(settings: Settings, intentId: string): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(await callStripe(stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })));
}

/** Sets price and coupon in one call, so that they always match. */
export async function updateIntent(
  settings: Settings,
  intentId: string,
  { amount, couponCode }: { amount: number; couponCode: string },
  idempotencyKey: string,
): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(
    await callStripe(
      stripe.paymentIntents.update(intentId, { amount, metadata: { couponCode } }, { idempotencyKey }),
    ),
  );
}

/** Cancels an intent. Does nothing if it is already paid or canceled. */
export async function cancelIntent(settings: Settings, intentId: string): Promise<void> {
  const stripe = requireStripe(settings);
  await stripe.paymentIntents.cancel(intentId).catch((error) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** Refunds an intent in full. A repeated or concurrent call refunds nothing more. */
export async function refundIntent(
  settings: Settings,
  intentId: string,
  reason: 'duplicate' | 'requested_by_customer' = 'duplicate',
): Promise<void> {
  if ((await retrieveIntent(settings, intentId)).isRefunded) return;
  const stripe = requireStripe(settings);
  // A new key for each try, because of saved failures. Stripe itself refuses to refund a payment twice.
  const idempotencyKey = `refund:${intentId}:${crypto.randomUUID()}`;
  const refund = stripe.refunds.create({ payment_intent: intentId, reason }, { idempotencyKey });
  await callStripe(
    refund.catch((error) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
      throw error;
    }),
  );
}

/** Parses a webhook. Throws INVALID_INPUT if the signature is wrong or older than five minutes. */
export async function readWebhook(
  settings: Settings,
  payload: string,
  signature: string,
): Promise<Stripe.Event> {
  const stripe = requireStripe(settings);
  try {
    // The synchronous variant does not work with Web Crypto.
    return await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      settings.STRIPE_WEBHOOK_SECRET ?? '',
    );
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, message: 'The Stripe-Signature header is invalid.' });
  }
}

function toIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: intent.status,
    clientSecret: intent.client_secret ?? '',
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    projectId: intent.metadata.projectId,
    couponCode: intent.metadata.couponCode || undefined,
    receiptUrl: charge?.receipt_url ?? undefined,
    isRefunded: charge?.refunded ?? false,
    failure: intent.last_payment_error?.message,
  };
}
