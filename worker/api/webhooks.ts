import type Stripe from 'stripe';
import { factory } from '../context.ts';
import { insertWebhookEvent, refund, updateWebhookProcessed } from '../db/payments.ts';
import { AppError } from '../errors.ts';
import { type Cashier, settleIntent } from '../payments.ts';
import { readWebhook } from '../services/stripe.ts';

/**
 * What Stripe tells us. Kept before it is answered, done before it is called done: an answer other than
 * 200 makes Stripe send it again for days. Nothing depends on the order in which events come.
 */
export const webhooks = factory.createApp().post('/webhooks/stripe', async (c) => {
  const signature = c.req.header('stripe-signature');
  if (!signature) throw new AppError('INVALID_INPUT', { message: 'This event is not signed by Stripe.' });
  const [db, settings] = [c.get('db'), c.get('settings')];
  const event = await readWebhook(settings, await c.req.text(), signature);
  const now = Date.now();
  const kept = { id: event.id, type: event.type, intentId: findIntentId(event) ?? null, receivedAt: now };
  if (await insertWebhookEvent(db, kept)) {
    await handle({ env: c.env, db, settings, now }, event);
    await updateWebhookProcessed(db, event.id, now);
  }
  return c.json({ received: true as const });
});

async function handle(cashier: Cashier, event: Stripe.Event): Promise<void> {
  const intentId = findIntentId(event);
  if (!intentId) return;
  if (event.type === 'payment_intent.succeeded' || event.type === 'payment_intent.canceled') {
    await settleIntent(cashier, intentId);
  }
  // `refunded` is true only when nothing of the amount is left with us.
  if (event.type === 'charge.refunded' && event.data.object.refunded) {
    await refund(cashier.db, intentId, cashier.now);
  }
}

function findIntentId(event: Stripe.Event): string | undefined {
  const object = event.data.object as {
    object: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
}
