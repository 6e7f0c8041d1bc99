import type { Db } from '../db/client.ts';
import { forEachDatabase } from '../db/databases.ts';
import { LANES, type Lane } from '../db/mail-lanes.ts';
import { listDueOutboxMails } from '../db/outbox.ts';
import { log } from '../log.ts';
import { parseSettings, type Settings } from '../services/settings.ts';
import { type SendOutcome, sendOutboxMail } from './send-outbox-mail.ts';

/**
 * Sends the emails whose queue message was lost, or whose last attempt failed. While our quota is used up it tries one
 * email of each lane and database per run; the others stay due.
 */
export async function retryOutbox(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  for (const lane of LANES) await forEachDatabase(env, (db) => retryLane(env, db, settings, lane, now));
}

async function retryLane(env: Cloudflare.Env, db: Db, settings: Settings, lane: Lane, now: number) {
  const due = await listDueOutboxMails(db, lane, now);
  let outcome: SendOutcome = 'not-due';
  for (const { id } of due) {
    outcome = await sendOutboxMail(env, db, settings, id, now);
    if (outcome === 'waits-for-quota') break;
  }
  if (due.length === 0) return;
  const isLimited = outcome === 'waits-for-quota';
  log({ handler: 'scheduled', job: 'outbox', lane, due: due.length, isLimited });
}
