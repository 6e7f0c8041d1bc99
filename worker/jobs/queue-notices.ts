import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase, openItinerary } from '../db/databases.ts';
import {
  findPendingNotice,
  finishPendingNotice,
  finishUrgentNotice,
  listOverdueNotices,
  listSubscriberIds,
} from '../db/itinerary/notices/notices.ts';
import type { PendingNoticeRow } from '../db/schema/itinerary/notices.ts';
import { computeWindowEnd } from '../domain/notices/quiet-window.ts';
import { log } from '../log.ts';
import { parseSettings } from '../services/settings.ts';
import type { NoticeMessage } from './queue-messages.ts';

/** A queue takes this many messages at once. */
const MAX_BATCH = 100;
/** Messages that should have arrived by themselves get this long. */
const GRACE_MS = 60_000;
const URGENT_GRACE_MS = 10_000;
/** A queue delays messages by this at most. */
const MAX_DELAY_S = 43_200;

/**
 * Queues a message for each subscriber of a project, once its hosts have stopped editing for a while. A message that is
 * queued twice is sent once, see `sendNotice`. Returns the outcome for the log.
 */
export async function queueNotices(env: Cloudflare.Env, projectId: number, now: number): Promise<string> {
  const db = openItinerary(env, projectId);
  const pending = await findPendingNotice(db, projectId);
  if (!pending) return 'nothing-pending';
  const windowSeconds = parseSettings(env).NOTICE_WINDOW_SECONDS;
  const dueAt = computeWindowEnd(pending, windowSeconds);
  if (pending.urgentAt !== null && dueAt > now) return queueUrgentNotices(env, db, pending, dueAt - now);
  if (dueAt > now) {
    await env.NOTICE_QUEUE.send({ projectId }, { delaySeconds: Math.ceil((dueAt - now) / 1000) });
    return 'waits';
  }
  const ids = await listSubscriberIds(db, projectId);
  await sendNoticeMessages(
    env,
    ids.map((subscriptionId) => ({ projectId, subscriptionId })),
  );
  const hasMore = await finishPendingNotice(db, pending);
  if (hasMore) await env.NOTICE_QUEUE.send({ projectId }, { delaySeconds: windowSeconds });
  return `queued-${ids.length}`;
}

/** Tells those at once whom an urgent change is for. The others hear of the other changes when the window ends. */
async function queueUrgentNotices(
  env: Cloudflare.Env,
  db: ItineraryDb,
  pending: PendingNoticeRow,
  waitMs: number,
): Promise<string> {
  const ids = await listSubscriberIds(db, pending.projectId);
  await sendNoticeMessages(
    env,
    ids.map((subscriptionId) => ({ projectId: pending.projectId, subscriptionId, isUrgent: true })),
  );
  await finishUrgentNotice(db, pending);
  await env.NOTICE_QUEUE.send(
    { projectId: pending.projectId },
    { delaySeconds: Math.min(Math.ceil(waitMs / 1000), MAX_DELAY_S) },
  );
  return `queued-urgent-${ids.length}`;
}

/** Queues what was not sent in time: at the end of the night, after a long wait, or because a message was lost. */
export async function queueOverdueNotices(env: Cloudflare.Env, now: number): Promise<void> {
  const windowMs = parseSettings(env).NOTICE_WINDOW_SECONDS * 1000;
  await forEachItineraryDatabase(env, async (db) => {
    const overdue = await listOverdueNotices(db, {
      before: now - windowMs - GRACE_MS,
      urgentBefore: now - URGENT_GRACE_MS,
      dueBefore: now - GRACE_MS,
    });
    if (overdue.length === 0) return;
    await sendNoticeMessages(env, overdue);
    log({ job: 'notices', due: overdue.length });
  });
}

/** Queues many messages. */
export async function sendNoticeMessages(
  { NOTICE_QUEUE }: Cloudflare.Env,
  messages: NoticeMessage[],
): Promise<void> {
  for (let at = 0; at < messages.length; at += MAX_BATCH) {
    await NOTICE_QUEUE.sendBatch(messages.slice(at, at + MAX_BATCH).map((body) => ({ body })));
  }
}
