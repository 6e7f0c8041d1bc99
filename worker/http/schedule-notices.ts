import type { Context } from 'hono';
import { findPendingNotice } from '../db/itinerary/notices/notices.ts';
import { describeError } from '../domain/describe-error.ts';
import { log } from '../log.ts';
import type { AppEnv } from './context.ts';

/**
 * Queues a message for when a project's subscribers are to be told what changed, if it has changes that they do not know
 * of: at once for an urgent change. Of the others only the first one of a window does. Never throws: the scheduled job finds
 * changes whose message is missing.
 */
export async function scheduleNotices(c: Context<AppEnv>, projectId: number): Promise<void> {
  try {
    const pending = await findPendingNotice(c.get('db'), projectId);
    if (!pending) return;
    const isUrgent = pending.urgentAt !== null;
    if (pending.firstAt < pending.lastAt && !isUrgent) return;
    const delaySeconds = isUrgent ? 0 : c.get('settings').NOTICE_WINDOW_SECONDS;
    await c.env.NOTICE_QUEUE.send({ projectId }, { delaySeconds });
  } catch (error) {
    log({ job: 'schedule-notices', error: describeError(error) });
  }
}
