import { openMail } from '../actions/outbox.ts';
import type { Db } from '../db/client.ts';
import { claimMail, updateMailFailed, updateMailSent } from '../db/outbox.ts';
import { sendMail } from '../services/mail.ts';
import type { Settings } from '../services/settings.ts';

/** Waits between tries, in milliseconds; after the last the mail has failed. */
const WAITS_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];

/**
 * Sends one announced mail, unless somebody else does or did. A failure is noted with the time of the
 * next try, which the sweep makes: the queue's own retries are for troubles of ours.
 */
export async function sendAnnouncedMail(
  env: Cloudflare.Env,
  db: Db,
  settings: Settings,
  id: string,
  now: number,
): Promise<void> {
  const row = await claimMail(db, id, now);
  if (!row) return;
  try {
    await sendMail(env.EMAIL, settings, row.recipient, await openMail(settings, row));
  } catch (error) {
    const wait = WAITS_MS[row.attempts - 1];
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await updateMailFailed(db, id, reason, wait === undefined ? null : now + wait);
    return;
  }
  await updateMailSent(db, id, Date.now());
}
