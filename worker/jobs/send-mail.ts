import { unsealMail } from '../actions/outbox.ts';
import type { Db } from '../db/client.ts';
import { claimOutboxMail, updateOutboxMailFailed, updateOutboxMailSent } from '../db/outbox.ts';
import { sendEmail } from '../services/email.ts';
import type { Settings } from '../services/settings.ts';

/** Waits between tries, in milliseconds; after the last the mail has failed. */
const WAITS_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];

/**
 * Sends one announced mail, unless somebody else does or did. A failure is noted with the time of the
 * next try, which the sweep makes: the queue's own retries are for troubles of ours.
 */
export async function sendOutboxMail(
  env: Cloudflare.Env,
  db: Db,
  settings: Settings,
  id: string,
  now: number,
): Promise<void> {
  const row = await claimOutboxMail(db, id, now);
  if (!row) return;
  try {
    await sendEmail(env.EMAIL, settings, row.recipient, await unsealMail(settings, row));
  } catch (error) {
    const wait = WAITS_MS[row.attempts - 1];
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await updateOutboxMailFailed(db, id, reason, wait === undefined ? null : now + wait);
    return;
  }
  await updateOutboxMailSent(db, id, Date.now());
}
