import { applyPaidContent } from '../actions/pending-content.ts';
import { purgeDeletedProjects } from '../actions/purge-deleted-projects.ts';
import { forEachDatabase, forEachItineraryDatabase, openDirectory } from '../db/databases.ts';
import { deleteExpiredSessions } from '../db/directory/accounts/sessions.ts';
import { deleteOldDeadLetters } from '../db/directory/dead-letters.ts';
import { deleteOldShifts } from '../db/itinerary/events/shift-events.ts';
import { deleteOldReminders } from '../db/itinerary/notices/reminders.ts';
import { deleteUnusedClaims } from '../db/itinerary/people/claims.ts';
import { deleteExpiredHandovers } from '../db/itinerary/projects/handovers.ts';
import { deleteOldOwnerChanges } from '../db/itinerary/projects/owner-changes.ts';
import { deleteOldReports } from '../db/itinerary/projects/reports.ts';
import { writeHeartbeat } from '../db/nearby.ts';
import { describeError } from '../domain/describe-error.ts';
import { readNow } from '../domain/time/clock.ts';
import { log, withRequestId } from '../log.ts';
import { closeSuspendedPages } from './close-suspended-pages.ts';
import { deleteOldMailData } from './delete-old-mail-data.ts';
import { deletePapers } from './delete-papers.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';
import { deliverDatabaseMessages } from './deliver-database-messages.ts';
import { endUnusedItineraries } from './end-unused-itineraries.ts';
import { eraseDeletedContent } from './erase-deleted-content.ts';
import { logHealth } from './log-health.ts';
import { logUsage } from './log-usage.ts';
import { queueOverdueNotices } from './queue-notices.ts';
import { queueReminders } from './queue-reminders.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reencryptStoredSecrets } from './reencrypt-stored-secrets.ts';
import { requeueMails } from './requeue-mails.ts';
import { retryOutbox } from './retry-outbox.ts';
import { runNightJobs } from './run-night-jobs.ts';

type Job = (env: Cloudflare.Env, now: number) => Promise<void>;

const EVERY_MINUTE: Job[] = [
  (env) => forEachDatabase(env, (db) => writeHeartbeat(db, Date.now())),
  deliverDatabaseMessages,
  retryOutbox,
  reconcilePayments,
  applyPaidContent,
  purgeDeletedProjects,
  closeSuspendedPages,
  requeueMails,
  queueOverdueNotices,
  queueReminders,
  reencryptStoredSecrets,
  logHealth,
];

const KEEP_DEAD_LETTERS_MS = 30 * 24 * 3_600_000;

const KEEP_REPORTS_MS = 365 * 24 * 3_600_000;
const KEEP_SHIFTS_MS = 2 * 24 * 3_600_000;

/** Which ran when is stored by their place, so a new one comes last. */
const NIGHTLY: Job[] = [
  deleteUnusedImages,
  deletePapers,
  (env, now) => deleteOldDeadLetters(openDirectory(env), now - KEEP_DEAD_LETTERS_MS),
  (env, now) => deleteExpiredSessions(openDirectory(env), now),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteExpiredHandovers(db, now)),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteUnusedClaims(db, now)),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteOldOwnerChanges(db, now)),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteOldReports(db, now - KEEP_REPORTS_MS)),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteOldShifts(db, now - KEEP_SHIFTS_MS)),
  (env, now) => forEachItineraryDatabase(env, (db) => deleteOldReminders(db, now - KEEP_SHIFTS_MS)),
  endUnusedItineraries,
  logUsage,
  deleteOldMailData,
  eraseDeletedContent,
];

/**
 * The scheduled handler, once a minute. Runs all jobs, logs one line, and throws if any job failed. All of its lines have
 * the minute as their id.
 */
export const runScheduledJobs = (env: Cloudflare.Env, scheduledAt: number): Promise<void> =>
  withRequestId(`cron:${new Date(scheduledAt).toISOString().slice(0, 16)}`, () => runAll(env, scheduledAt));

async function runAll(env: Cloudflare.Env, scheduledAt: number): Promise<void> {
  const now = readNow(env, scheduledAt);
  const startedAt = Date.now();
  const outcomes = await Promise.allSettled(EVERY_MINUTE.map((job) => job(env, now)));
  const nightly = await runNightJobs(NIGHTLY, env, now);
  const failed = [...outcomes, ...nightly].filter((outcome) => outcome.status === 'rejected');
  const [first] = failed;
  const error = first && describeError(first.reason);
  const ms = Date.now() - startedAt;
  const ran = nightly.length > 0 && { nightly: nightly.length };
  log({ handler: 'scheduled', ms, failed: failed.length, ...ran, ...(first && { error }) });
  // The platform logs what is thrown, so only the described error may be in it.
  if (first) throw new Error(error);
}
