import type Stripe from 'stripe';
import { settleAnyPayment } from '../actions/settle-payment.ts';
import { upsertDispute } from '../db/directory/disputes.ts';
import { insertWebhookEvent, updateWebhookProcessed } from '../db/directory/webhook-events.ts';
import type { PaymentDispute } from '../domain/payments/disputes.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { log } from '../log.ts';
import { readWebhook } from '../services/stripe.ts';
import { toDispute } from '../services/stripe-disputes.ts';

/** Changes to a payment. The event only triggers reading the payment from Stripe, since events arrive out of order. */
const PAYMENT_EVENTS = new Set(['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded']);

/**
 * Stripe webhook events. Stored before they are processed, and marked processed only afterwards: Stripe resends an
 * event for days until it gets a 200.
 */
export const webhookRoutes = factory.createApp().post('/webhooks/stripe', async (c) => {
  const signature = c.req.header('stripe-signature');
  if (!signature) throw new AppError('INVALID_INPUT', { message: 'The Stripe-Signature header is missing.' });
  const [directory, settings, now] = [c.get('directory'), c.get('settings'), Date.now()];
  const event = await readWebhook(settings, await c.req.text(), signature);
  const { id, type, data } = event;
  const intentId = findIntentId(data.object) ?? null;
  if (await insertWebhookEvent(directory, { id, type, intentId, receivedAt: now })) {
    const dispute = toDispute(event);
    if (dispute && (await upsertDispute(directory, dispute))) logDispute(type, dispute);
    if (intentId && PAYMENT_EVENTS.has(type))
      await settleAnyPayment({ env: c.env, directory, settings, now }, intentId);
    await updateWebhookProcessed(directory, id, now);
  }
  return c.json({ received: true as const });
});

/** For the operator, who has to respond in Stripe's dashboard. */
function logDispute(event: string, { id, intentId, amount, currency, reason, status }: PaymentDispute) {
  log({ job: 'dispute', event, id, intentId, amount, currency, reason, status });
}

type IntentReference = { object: string; id?: string; payment_intent?: string | { id: string } | null };

function findIntentId(stripeObject: Stripe.Event['data']['object']): string | undefined {
  const object = stripeObject as IntentReference;
  if (object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
}
