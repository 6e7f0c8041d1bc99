import { createDb } from '../db/client.ts';
import { listDueOutboxMails } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { sendOutboxMail } from './send-outbox-mail.ts';

/** Sends the emails whose queue message was lost, or whose last attempt failed. */
export async function retryOutbox(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const settings = parseSettings(env);
  const due = await listDueOutboxMails(db, now);
  for (const { id } of due) await sendOutboxMail(env, db, settings, id, now);
  if (due.length > 0) console.log(JSON.stringify({ handler: 'scheduled', job: 'outbox', due: due.length }));
}
