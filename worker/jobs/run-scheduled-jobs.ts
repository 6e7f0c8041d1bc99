import { purgeDeletedProjects } from '../actions/purge-deleted-projects.ts';
import { createDb } from '../db/client.ts';
import { listDueOutboxMails } from '../db/outbox.ts';
import { deleteExpiredSessions } from '../db/sessions.ts';
import { describeError } from '../domain/describe-error.ts';
import { parseSettings } from '../services/settings.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendOutboxMail } from './send-mail.ts';
import { eraseDeletedContent } from './erase-deleted-content.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';
import { deleteOldMailData, requeueMails } from './delete-old-mail-data.ts';

/**
 * The scheduled door, every minute. Writes one line; throws what the first of its jobs threw, when all have had their
 * turn.
 */
export async function runScheduledJobs(env: Cloudflare.Env, now: number): Promise<void> {
  const startedAt = Date.now();
  const jobs = [
    retryOutbox(env, now),
    reconcilePayments(env, now),
    purgeDeletedProjects(env, now),
    isNightly(now) ? deleteUnusedImages(env, now) : undefined,
    isNightly(now) ? deleteExpiredSessions(createDb(env.DB), now) : undefined,
    requeueMails(env, now),
    isNightly(now) ? deleteOldMailData(env, now) : undefined,
    isNightly(now) ? eraseDeletedContent(env, now) : undefined,
  ];
  const failed = (await Promise.allSettled(jobs)).filter((job) => job.status === 'rejected');
  const [first] = failed;
  const error = first && describeError(first.reason);
  const ms = Date.now() - startedAt;
  console.log(JSON.stringify({ door: 'scheduled', ms, failed: failed.length, ...(first && { error }) }));
  // The platform logs what is thrown.
  if (first) throw new Error(error);
}

/** One minute a day: 03:17 UTC, when most of our hosts sleep and few other clocks ring. */
const isNightly = (now: number) => Math.floor(now / 60_000) % 1440 === 3 * 60 + 17;

/** Sends the mails that the queue did not bring to an end. */
async function retryOutbox(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const settings = parseSettings(env);
  const due = await listDueOutboxMails(db, now);
  for (const { id } of due) await sendOutboxMail(env, db, settings, id, now);
  if (due.length > 0) console.log(JSON.stringify({ door: 'scheduled', job: 'outbox', due: due.length }));
}
