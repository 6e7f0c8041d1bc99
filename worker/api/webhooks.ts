import type Stripe from 'stripe';
import type { ActionContext } from '../actions/action-context.ts';
import { settlePayment } from '../actions/settle-payment.ts';
import { insertWebhookEvent, updateWebhookProcessed } from '../db/payments.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { readWebhook } from '../services/stripe.ts';

/**
 * What Stripe tells us. Kept before it is answered, done before it is called done: an answer other than
 * 200 makes Stripe send it again for days. Nothing depends on the order in which events come.
 */
export const webhookRoutes = factory.createApp().post('/webhooks/stripe', async (c) => {
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

/** What makes us look. How things stand is then Stripe's to say, since an event may be old news. */
const SETTLED_BY = new Set(['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded']);

async function handle(context: ActionContext, event: Stripe.Event): Promise<void> {
  const intentId = findIntentId(event);
  if (!intentId) return;
  if (SETTLED_BY.has(event.type)) await settlePayment(context, intentId);
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
