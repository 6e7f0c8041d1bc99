import type { Db } from '../db/client.ts';
import { deleteUndeliverable } from '../db/itinerary/notices/notice-subscriptions.ts';
import { updateOutboxMailDelivered, updateOutboxMailUndelivered } from '../db/outbox.ts';
import { readDeliveryOutcome, toMessageKey } from '../domain/email/delivery.ts';
import { deliveryEventSchema } from './queue-messages.ts';

/** How often an event is retried whose email is not known. It may arrive before the email is marked as sent. */
const LOOKUPS = 3;

/**
 * Records what became of an email that we sent. Returns the outcome for the log. Events that mean nothing to us are
 * dropped: those of unknown shape, and of emails that are not ours. Throws to have the event delivered again.
 */
export async function recordDelivery(db: Db, body: unknown, attempts: number): Promise<string> {
  const parsed = deliveryEventSchema.safeParse(body);
  if (!parsed.success) return 'invalid-event';
  const { type, payload, metadata } = parsed.data;
  const outcome = readDeliveryOutcome(type, payload);
  if (outcome === undefined) return 'unknown-event';
  if (outcome === 'waiting') return outcome;
  const messageId = toMessageKey(payload.messageId);
  if (outcome === 'delivered') {
    const at = Date.parse(metadata?.eventTimestamp ?? '') || Date.now();
    return requireKnown(await updateOutboxMailDelivered(db, messageId, at), attempts) ?? outcome;
  }
  const { problem, reason } = outcome;
  const update = { problem, reason: reason.slice(0, 300) };
  if (problem === 'address' || problem === 'spam') await deleteUndeliverable(db, messageId);
  return requireKnown(await updateOutboxMailUndelivered(db, messageId, update), attempts) ?? problem;
}

function requireKnown(isKnown: boolean, attempts: number): 'unknown-email' | undefined {
  if (isKnown) return undefined;
  if (attempts <= LOOKUPS) throw new Error('Delivery event of an unknown email');
  return 'unknown-email';
}
