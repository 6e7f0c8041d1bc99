import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase } from '../db/databases.ts';
import {
  addReminders,
  listDueSchedules,
  listStartingEvents,
  markQueued,
  takeDueReminders,
} from '../db/itinerary/notices/reminders.ts';
import { computeReminders, MAX_LATE_MS } from '../domain/notices/reminder-times.ts';
import { log } from '../log.ts';
import { sendNoticeMessages } from './queue-notices.ts';

/**
 * Writes the reminders that are due at `now`, the time of the scheduled event, and queues a message for each that nobody is
 * sending. Killed anywhere, the next run goes on: a unique key keeps a reminder from being written twice, and its row says
 * whether it was sent.
 */
export const queueReminders = (env: Cloudflare.Env, now: number): Promise<void> =>
  forEachItineraryDatabase(env, (db) => queueRemindersOf(env, db, now));

async function queueRemindersOf(env: Cloudflare.Env, db: ItineraryDb, now: number): Promise<void> {
  const schedules = await listDueSchedules(db, now);
  if (schedules.length > 0) {
    const ids = schedules.map(({ projectId }) => projectId);
    const byProject = Map.groupBy(
      await listStartingEvents(db, ids, now - MAX_LATE_MS),
      ({ projectId }) => projectId,
    );
    for (const schedule of schedules) {
      const starting = byProject.get(schedule.projectId) ?? [];
      await addReminders(db, schedule, computeReminders(starting, schedule.timeZone, now), now);
    }
  }
  const due = await takeDueReminders(db, now);
  if (due.length === 0) return;
  await sendNoticeMessages(env, due);
  await markQueued(
    db,
    due.map(({ reminderId }) => reminderId),
    now,
  );
  log({ job: 'reminders', due: due.length });
}
