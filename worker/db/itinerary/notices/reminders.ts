import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { NO_VERSION } from '../../../domain/access/grants.ts';
import { type DueReminder, toRemindedRange } from '../../../domain/notices/reminder-times.ts';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import {
  type NoticeSubscriptionRow,
  noticeSubscriptions,
  type ReminderRow,
  reminderSchedules,
  reminders,
} from '../../schema/itinerary/notices.ts';
import { isVisibleEvent, selectReadableProjectId, toSqlList } from '../../sql-expressions.ts';
import { selectDeclined, toHasDeclined } from '../answers/declined.ts';
import { selectPerson } from '../people/people.ts';

/** How long a reminder that is being sent is not sent by another consumer, and is not queued again, in milliseconds. */
const LEASE_MS = 60_000;
const REQUEUE_MS = 120_000;
/** Projects whose reminders are computed in one minute. */
const MAX_PROJECTS = 200;
const MAX_QUEUED = 2_000;
/** `nextAt` of a project whose events are all over. */
const NEVER = 8_640_000_000_000_000;

/** Projects whose reminders are to be computed. */
export const listDueSchedules = (db: ItineraryDb, now: number) =>
  db
    .select({
      projectId: reminderSchedules.projectId,
      nextAt: reminderSchedules.nextAt,
      timeZone: projects.timeZone,
      revision: projects.revision,
    })
    .from(reminderSchedules)
    .innerJoin(projects, eq(projects.id, reminderSchedules.projectId))
    .where(lte(reminderSchedules.nextAt, now))
    .orderBy(asc(reminderSchedules.nextAt))
    .limit(MAX_PROJECTS);
type DueSchedule = Awaited<ReturnType<typeof listDueSchedules>>[number];

/** The events of projects that begin after `after`. */
export const listStartingEvents = (db: ItineraryDb, projectIds: number[], after: number) =>
  db
    .select({
      projectId: events.projectId,
      id: events.id,
      startsAt: events.startsAt,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(
      and(
        inArray(events.projectId, toSqlList(projectIds)),
        isNull(events.deletedAt),
        sql`${events.startsAt} > ${after}`,
      ),
    );

/** Adds the reminders that are due, once for each subscriber, and says when the next ones are. */
export async function addReminders(
  db: ItineraryDb,
  { projectId, nextAt, revision }: DueSchedule,
  { due, next }: { due: DueReminder[]; next: number | null },
  now: number,
): Promise<void> {
  const { id, confirmedAt, remindEvening, remindHour } = noticeSubscriptions;
  const list = sql`json_each(${JSON.stringify(due)}) AS d`;
  const wants = sql`CASE d.value ->> '$.kind' WHEN 'hour' THEN ${remindHour} ELSE ${remindEvening} END`;
  await db.batch([
    db
      .insert(reminders)
      .select(
        sql`SELECT NULL, ${id}, d.value ->> '$.kind', d.value ->> '$.eventId', d.value ->> '$.dueAt', ${now}, 0, NULL
          FROM ${noticeSubscriptions} JOIN ${list}
          WHERE ${noticeSubscriptions.projectId} = ${projectId} AND ${confirmedAt} IS NOT NULL AND ${wants}`,
      )
      .onConflictDoNothing(),
    // Unless something was changed since the events were read.
    db
      .update(reminderSchedules)
      .set({ nextAt: next ?? NEVER })
      .where(
        and(
          eq(reminderSchedules.projectId, projectId),
          eq(reminderSchedules.nextAt, nextAt),
          sql`(SELECT ${projects.revision} FROM ${projects} WHERE ${projects.id} = ${projectId}) = ${revision}`,
        ),
      ),
  ]);
}

/** Reminders that nobody is sending, with their itineraries; those that were queued get some time. */
export async function takeDueReminders(
  db: ItineraryDb,
  now: number,
): Promise<{ reminderId: number; projectId: number }[]> {
  return db
    .select({ reminderId: reminders.id, projectId: noticeSubscriptions.projectId })
    .from(reminders)
    .innerJoin(noticeSubscriptions, eq(noticeSubscriptions.id, reminders.subscriptionId))
    .where(and(isNull(reminders.doneAt), lte(reminders.nextAt, now)))
    .orderBy(asc(reminders.nextAt))
    .limit(MAX_QUEUED);
}

/** Keeps new reminders from being queued again at once. One that failed before may be claimed as soon as it is due again. */
export async function markQueued(db: ItineraryDb, ids: number[], now: number): Promise<void> {
  await db
    .update(reminders)
    .set({ nextAt: now + REQUEUE_MS })
    .where(and(inArray(reminders.id, toSqlList(ids)), isNull(reminders.doneAt), eq(reminders.attempts, 0)));
}

/** A reminder with whom it is for. */
export const findReminder = async (db: ItineraryDb, id: number) =>
  db
    .select({ reminder: reminders, subscription: noticeSubscriptions, project: projects })
    .from(reminders)
    .innerJoin(noticeSubscriptions, eq(noticeSubscriptions.id, reminders.subscriptionId))
    .innerJoin(projects, eq(projects.id, noticeSubscriptions.projectId))
    .where(and(eq(reminders.id, id), isNotNull(noticeSubscriptions.confirmedAt)))
    .get();

/** What the reader of a reminder may see of its events, and whether the reader still has access. */
export async function readReminderState(
  db: ItineraryDb,
  reminder: ReminderRow,
  subscription: NoticeSubscriptionRow,
  publicId: string,
) {
  const { personId, linkVersion, grantVersion } = subscription;
  const scope = {
    projectId: publicId,
    grantVersion: grantVersion ?? NO_VERSION,
    isHost: false,
    personId: linkVersion === null ? null : personId,
    linkVersion,
  };
  const { from, to } = toRemindedRange(reminder.dueAt);
  const isAbout =
    reminder.kind === 'hour'
      ? eq(events.id, reminder.eventId)
      : sql`${events.startsAt} BETWEEN ${from} AND ${to}`;
  const [access, persons, rows, answers] = await db.batch([
    db
      .select({ id: sql<number | null>`${selectReadableProjectId(scope)}` })
      .from(projects)
      .where(eq(projects.projectId, publicId)),
    selectPerson(db, publicId, personId),
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.projectId, selectReadableProjectId(scope)),
          isNull(events.deletedAt),
          isAbout,
          isVisibleEvent(scope),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id)),
    selectDeclined(db, subscription),
  ]);
  return {
    hasAccess: (access[0]?.id ?? null) !== null,
    person: persons[0]?.deletedAt === null ? persons[0] : undefined,
    events: rows,
    hasDeclined: toHasDeclined(answers),
  };
}

const isOpen = (id: number) => and(eq(reminders.id, id), isNull(reminders.doneAt));

/** Leases a reminder for sending. False if it was sent, or another consumer is sending it or has failed lately. */
export async function claimReminder(db: ItineraryDb, { id }: ReminderRow, now: number): Promise<boolean> {
  const rows = await db
    .update(reminders)
    .set({ nextAt: now + LEASE_MS, attempts: sql`${reminders.attempts} + 1` })
    .where(and(isOpen(id), or(eq(reminders.attempts, 0), lte(reminders.nextAt, now))))
    .returning({ id: reminders.id });
  return rows.length > 0;
}

/** Sends it again at `at`. */
export async function retryReminder(db: ItineraryDb, { id }: ReminderRow, at: number): Promise<void> {
  await db.update(reminders).set({ nextAt: at }).where(isOpen(id));
}

/** It was sent, or is not to be sent. */
export async function finishReminder(db: ItineraryDb, { id }: ReminderRow, now: number): Promise<void> {
  await db.update(reminders).set({ doneAt: now }).where(isOpen(id));
}

/** Finishes a reminder and adds its email to the outbox in the same batch. False if another consumer did it. */
export async function finishReminderByEmail(
  db: ItineraryDb,
  { id }: ReminderRow,
  mail: NewOutboxMail,
  now: number,
): Promise<boolean> {
  const [rows] = await db.batch([
    db.update(reminders).set({ doneAt: now }).where(isOpen(id)).returning({ id: reminders.id }),
    insertOutboxMail(db, mail, { afterChange: true }),
  ]);
  return rows.length > 0;
}

/** Forgets reminders that were due before `before`. */
export async function deleteOldReminders(db: ItineraryDb, before: number): Promise<void> {
  await db.delete(reminders).where(lte(reminders.dueAt, before));
}
