import Stripe from 'stripe';
import { FULL_ACCESS_CENTS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import type { Settings } from './settings.ts';

/** What we read of a PaymentIntent. Amounts in US cents. */
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
  /** Nothing of what was paid is left with us. */
  isRefunded: boolean;
  /** Stripe's words for a person about the last try, where it failed. */
  failure: string | undefined;
};

const NOT_CONFIGURED = 'Payment processing is not configured. Please contact support.';

const clients = new WeakMap<Settings, Stripe>();

/** Whether money can be taken and is noticed: both keys and the webhook's secret are there. */
export function isPaymentConfigured(settings: Settings): boolean {
  return Boolean(
    settings.STRIPE_SECRET_KEY && settings.STRIPE_PUBLISHABLE_KEY && settings.STRIPE_WEBHOOK_SECRET,
  );
}

function requireStripe(settings: Settings): Stripe {
  const known = clients.get(settings);
  if (known) return known;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY || !isPaymentConfigured(settings)) {
    throw new AppError('NOT_CONFIGURED', { message: NOT_CONFIGURED });
  }
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  const client = new Stripe(STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    // Each call carries an idempotency key, so that trying again is harmless.
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

/** Stripe's failures as ours: what it refused for good is our mistake, anything else may pass. */
async function ask<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const refused = cause instanceof Stripe.errors.StripeInvalidRequestError;
    const message = 'There was an error processing your payment. Please try again.';
    throw new AppError(refused ? 'CONFLICT' : 'UNAVAILABLE', {
      cause,
      message,
      ...(!refused && { retryAfter: 5 }),
    });
  }
}

/** Makes the intent of a checkout; asked again with the same key, Stripe answers with the same intent. */
export async function createIntent(
  settings: Settings,
  projectId: string,
  checkoutId: string,
): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(
    await ask(
      stripe.paymentIntents.create(
        {
          amount: FULL_ACCESS_CENTS,
          currency: 'usd',
          automatic_payment_methods: { enabled: true },
          description: 'Foldout Full Access',
          metadata: { projectId, checkoutId },
        },
        { idempotencyKey: `upgrade:${projectId}:${checkoutId}` },
      ),
    ),
  );
}

export async function retrieveIntent(settings: Settings, intentId: string): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(await ask(stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })));
}

/** Sets price and coupon of an intent together, so that what is charged and why cannot part. */
export async function updateIntent(
  settings: Settings,
  intentId: string,
  { amount, couponCode }: { amount: number; couponCode: string },
  idempotencyKey: string,
): Promise<PaymentIntent> {
  const stripe = requireStripe(settings);
  return toIntent(
    await ask(
      stripe.paymentIntents.update(intentId, { amount, metadata: { couponCode } }, { idempotencyKey }),
    ),
  );
}

/** Ends an intent that nobody will pay. One that is paid or ended already stays as it is. */
export async function cancelIntent(settings: Settings, intentId: string): Promise<void> {
  const stripe = requireStripe(settings);
  await stripe.paymentIntents.cancel(intentId).catch((error) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** Sends the whole amount of an intent back, once however often it is asked. */
export async function refundIntent(settings: Settings, intentId: string): Promise<void> {
  const stripe = requireStripe(settings);
  await ask(
    stripe.refunds.create(
      { payment_intent: intentId, reason: 'duplicate' },
      { idempotencyKey: `refund:${intentId}` },
    ),
  );
}

/**
 * A webhook's event, when Stripe signed it within five minutes. Throws INVALID_INPUT otherwise.
 * The asynchronous check, since Web Crypto has no other.
 */
export async function readWebhook(
  settings: Settings,
  payload: string,
  signature: string,
): Promise<Stripe.Event> {
  const stripe = requireStripe(settings);
  try {
    return await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      settings.STRIPE_WEBHOOK_SECRET ?? '',
    );
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause, message: 'This event is not signed by Stripe.' });
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
