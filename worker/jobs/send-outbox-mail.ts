import { unsealMail } from '../actions/outbox.ts';
import type { Db } from '../db/client.ts';
import { claimOutboxMail, updateOutboxMailFailed, updateOutboxMailSent } from '../db/outbox.ts';
import { sendEmail } from '../services/email.ts';
import type { Settings } from '../services/settings.ts';

/** Delays between attempts. After the last one, the email is marked as failed. */
const RETRY_DELAYS_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];

/**
 * Sends an email from the outbox, unless another consumer is sending it or has sent it. If sending fails, the scheduled
 * job retries it; the queue only retries when the database fails.
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
  const mail = await unsealMail(settings, row);
  if (!mail) return updateOutboxMailFailed(db, id, 'no secret decrypts this email', null);
  try {
    await sendEmail(env.EMAIL, settings, row.recipient, mail);
  } catch (error) {
    const delay = RETRY_DELAYS_MS[row.attempts - 1];
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await updateOutboxMailFailed(db, id, reason, delay === undefined ? null : now + delay);
    return;
  }
  await updateOutboxMailSent(db, id, Date.now());
}
