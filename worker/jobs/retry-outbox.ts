import { forEachDatabase } from '../db/databases.ts';
import { listDueOutboxMails } from '../db/outbox.ts';
import { log } from '../log.ts';
import { parseSettings } from '../services/settings.ts';
import { type SendOutcome, sendOutboxMail } from './send-outbox-mail.ts';

/**
 * Sends the emails whose queue message was lost, or whose last attempt failed. While our quota is used up it tries one
 * email of each database per run; the others stay due.
 */
export async function retryOutbox(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  await forEachDatabase(env, async (db) => {
    const due = await listDueOutboxMails(db, now);
    let outcome: SendOutcome = 'not-due';
    for (const { id } of due) {
      outcome = await sendOutboxMail(env, db, settings, id, now);
      if (outcome === 'waits-for-quota') break;
    }
    if (due.length === 0) return;
    const isLimited = outcome === 'waits-for-quota';
    log({ handler: 'scheduled', job: 'outbox', due: due.length, isLimited });
  });
}
