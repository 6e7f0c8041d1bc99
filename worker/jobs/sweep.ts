import { purge } from '../actions/purge-deleted.ts';
import { createDb } from '../db/client.ts';
import { listDueMail } from '../db/outbox.ts';
import { deleteEndedSessions } from '../db/sessions.ts';
import { describeFault } from '../domain/describe-error.ts';
import { parseSettings } from '../services/settings.ts';
import { reconcile } from './reconcile.ts';
import { sendAnnouncedMail } from './send-mail.ts';
import { sweepDeleted } from './sweep-deleted.ts';
import { sweepImages } from './sweep-images.ts';
import { sweepMailLeftovers, sweepMails } from './sweep-mails.ts';

/**
 * The scheduled door, every minute. Writes one line; throws what the first of its jobs threw, when all have had their
 * turn.
 */
export async function sweep(env: Cloudflare.Env, now: number): Promise<void> {
  const startedAt = Date.now();
  const jobs = [
    sweepOutbox(env, now),
    reconcile(env, now),
    purge(env, now),
    isNightly(now) ? sweepImages(env, now) : undefined,
    isNightly(now) ? deleteEndedSessions(createDb(env.DB), now) : undefined,
    sweepMails(env, now),
    isNightly(now) ? sweepMailLeftovers(env, now) : undefined,
    isNightly(now) ? sweepDeleted(env, now) : undefined,
  ];
  const failed = (await Promise.allSettled(jobs)).filter((job) => job.status === 'rejected');
  const [first] = failed;
  const error = first && describeFault(first.reason);
  const ms = Date.now() - startedAt;
  console.log(JSON.stringify({ door: 'scheduled', ms, failed: failed.length, ...(first && { error }) }));
  // The platform logs what is thrown.
  if (first) throw new Error(error);
}

/** One minute a day: 03:17 UTC, when most of our hosts sleep and few other clocks ring. */
const isNightly = (now: number) => Math.floor(now / 60_000) % 1440 === 3 * 60 + 17;

/** Sends the mails that the queue did not bring to an end. */
async function sweepOutbox(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const settings = parseSettings(env);
  const due = await listDueMail(db, now);
  for (const { id } of due) await sendAnnouncedMail(env, db, settings, id, now);
  if (due.length > 0) console.log(JSON.stringify({ door: 'scheduled', job: 'outbox', due: due.length }));
}
