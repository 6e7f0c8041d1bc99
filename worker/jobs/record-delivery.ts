import type { Db } from '../db/client.ts';
import { findAnywhere, openDirectory } from '../db/databases.ts';
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
export async function recordDelivery(env: Cloudflare.Env, body: unknown, attempts: number): Promise<string> {
  const parsed = deliveryEventSchema.safeParse(body);
  if (!parsed.success) return 'invalid-event';
  const { type, payload, metadata } = parsed.data;
  const outcome = readDeliveryOutcome(type, payload);
  if (outcome === undefined) return 'unknown-event';
  if (outcome === 'waiting') return outcome;
  const messageId = toMessageKey(payload.messageId);
  if (outcome === 'delivered') {
    const at = Date.parse(metadata?.eventTimestamp ?? '') || Date.now();
    const isKnown = await updateAnywhere(env, (db) => updateOutboxMailDelivered(db, messageId, at));
    return requireKnown(isKnown, attempts) ?? outcome;
  }
  const { problem, reason } = outcome;
  const update = { problem, reason: reason.slice(0, 300) };
  const endsNotices = problem === 'address' || problem === 'spam';
  const isKnown = await updateAnywhere(env, async (db) => {
    if (endsNotices && db.kind === 'itinerary') await deleteUndeliverable(db, messageId);
    return updateOutboxMailUndelivered(db, messageId, update);
  });
  return requireKnown(isKnown, attempts) ?? problem;
}

/** The event does not say in which database the email is. Throws if one fails and no other has it. */
async function updateAnywhere(env: Cloudflare.Env, update: (db: Db) => Promise<boolean>): Promise<boolean> {
  if (await update(openDirectory(env))) return true;
  return (await findAnywhere(env, async (db) => ((await update(db)) ? true : undefined))) ?? false;
}

function requireKnown(isKnown: boolean, attempts: number): 'unknown-email' | undefined {
  if (isKnown) return undefined;
  if (attempts <= LOOKUPS) throw new Error('Delivery event of an unknown email');
  return 'unknown-email';
}
