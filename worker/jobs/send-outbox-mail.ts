import { isUnwanted, takeMail } from '../actions/mail-budget.ts';
import { unsealMail } from '../actions/outbox.ts';
import type { Db } from '../db/client.ts';
import { toLane } from '../db/mail-lanes.ts';
import {
  claimOutboxMail,
  updateOutboxMailFailed,
  updateOutboxMailSent,
  updateOutboxMailWaiting,
} from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema/shared/outbox.ts';
import { findSendProblem, toMessageKey } from '../domain/email/delivery.ts';
import { sendEmail } from '../services/email.ts';
import type { Settings } from '../services/settings.ts';

/** Delays between attempts. After the last one, the email is marked as failed. */
const RETRY_DELAYS_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];
/** Delay while the quota of the email service is used up. Emails after the first one wait with it. */
const LIMIT_DELAY_MS = 5 * 60_000;
/** Delay in each lane while our own daily limit is used up. */
const LANE_WAIT_MS = { 1: LIMIT_DELAY_MS, 2: 30 * 60_000, 3: 60 * 60_000 };
/** How old an email may become while it waits for our quota. */
const LIMIT_WAIT_MS = 48 * 3_600_000;

export type SendOutcome = 'sent' | 'not-due' | 'waits-for-quota' | 'retries' | 'failed';

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
): Promise<SendOutcome> {
  const row = await claimOutboxMail(db, id, now);
  if (!row) return 'not-due';
  const mail = await unsealMail(settings, row);
  if (!mail) {
    await updateOutboxMailFailed(db, id, { reason: 'no secret decrypts this email', problem: 'sending' });
    return 'failed';
  }
  if (await isUnwanted(env, row)) {
    await updateOutboxMailFailed(db, id, { reason: 'the recipient wants no email', problem: 'refused' });
    return 'failed';
  }
  const lane = toLane(row.kind);
  if (!(await takeMail(env, settings, lane, now))) {
    return recordSendError(db, row, new DailyLimitError(), now, LANE_WAIT_MS[lane]);
  }
  let messageId: string;
  try {
    messageId = await sendEmail(env.EMAIL, settings, row.recipient, mail);
  } catch (error) {
    return recordSendError(db, row, error, now);
  }
  await updateOutboxMailSent(db, id, toMessageKey(messageId), Date.now());
  return 'sent';
}

/** As the email service says it. */
class DailyLimitError extends Error {
  readonly code = 'E_DAILY_LIMIT_EXCEEDED';
}

async function recordSendError(
  db: Db,
  row: OutboxRow,
  error: unknown,
  now: number,
  limitDelay = LIMIT_DELAY_MS,
): Promise<SendOutcome> {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const problem = findSendProblem(error);
  const delay = problem === 'limit' ? limitDelay : RETRY_DELAYS_MS[row.attempts - 1];
  const isTooOld = problem === 'limit' && now >= row.createdAt + LIMIT_WAIT_MS;
  if (problem === 'refused' || delay === undefined || isTooOld) {
    await updateOutboxMailFailed(db, row.id, {
      reason,
      problem: problem === 'refused' ? 'refused' : 'sending',
    });
    return 'failed';
  }
  await updateOutboxMailWaiting(db, row.id, { reason, problem: problem ?? null, nextAt: now + delay });
  return problem === 'limit' ? 'waits-for-quota' : 'retries';
}
