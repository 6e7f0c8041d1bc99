import { createDb } from '../db/client.ts';
import { listDueMail } from '../db/outbox.ts';
import { parseSettings } from '../settings.ts';
import { sendAnnouncedMail } from './send-mail.ts';

/** The scheduled door, every minute: sends the mails that the queue did not bring to an end. */
export async function sweep(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const settings = parseSettings(env);
  const due = await listDueMail(db, now);
  for (const { id } of due) await sendAnnouncedMail(env, db, settings, id, now);
  if (due.length > 0) console.log(JSON.stringify({ door: 'scheduled', job: 'outbox', due: due.length }));
}
