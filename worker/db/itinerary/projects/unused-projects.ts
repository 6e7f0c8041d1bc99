import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/time/days.ts';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { changes } from '../../schema/itinerary/changes.ts';
import { events, type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { linkRequests, people } from '../../schema/itinerary/people.ts';
import { rsvps } from '../../schema/itinerary/rsvps.ts';

const TRIAL_MS = 180 * DAY_MS;
const PAID_MS = 3 * 365 * DAY_MS;
/** From the email to the end. */
export const END_NOTICE_MS = 30 * DAY_MS;
/** Replies and notes to hosts, after the last event. */
const NOTES_MS = 30 * DAY_MS;
/** Trials record that they were opened this often. */
const OPENED_MS = 7 * DAY_MS;
const MAX_PER_NIGHT = 200;

/** The end of the last event, in epoch milliseconds; null without events. */
const selectLastEvent = (projectId: SQL) => sql`(SELECT max(coalesce(${events.endsAt}, ${events.startsAt}))
  FROM ${events} WHERE ${events.projectId} = ${projectId} AND ${events.deletedAt} IS NULL)`;

/** Since when nobody has used a project: its last event or, without one, its last change; a trial, since it was opened. */
const UNUSED_SINCE = sql`max(coalesce(${selectLastEvent(sql`${projects.id}`)}, ${projects.updatedAt}),
  coalesce(${projects.keptAt}, 0), iif(${projects.isPaid}, 0, coalesce(${projects.openedAt}, 0)))`;

const isUnusedBefore = (now: number) =>
  sql`${UNUSED_SINCE} <= ${now} - iif(${projects.isPaid}, ${PAID_MS}, ${TRIAL_MS})`;

/** Projects that end in 30 days and whose owners do not know it yet. */
export async function listEndingProjects(db: ItineraryDb, now: number): Promise<ProjectRow[]> {
  const soon = now + END_NOTICE_MS;
  return db
    .select()
    .from(projects)
    .where(and(isNull(projects.endWarnedAt), lte(projects.createdAt, soon - TRIAL_MS), isUnusedBefore(soon)))
    .limit(MAX_PER_NIGHT);
}

/** Records that the owner was told, with the email. */
export async function recordEndWarning(
  db: ItineraryDb,
  { id }: Pick<ProjectRow, 'id'>,
  mail: NewOutboxMail,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(projects)
      .set({ endWarnedAt: now })
      .where(and(eq(projects.id, id), isNull(projects.endWarnedAt))),
    insertOutboxMail(db, mail, { afterChange: true }),
  ]);
}

/** Forgets the warnings about projects that are used again, and lists those that end now. */
export async function listEndedProjects(db: ItineraryDb, now: number): Promise<ProjectRow[]> {
  await db
    .update(projects)
    .set({ endWarnedAt: null })
    .where(and(isNotNull(projects.endWarnedAt), sql`NOT ${isUnusedBefore(now + END_NOTICE_MS)}`));
  return db
    .select()
    .from(projects)
    .where(and(lte(projects.endWarnedAt, now - END_NOTICE_MS), isUnusedBefore(now)))
    .limit(MAX_PER_NIGHT);
}

/** Keeps a project for as long as it would last from now on. */
export async function keepProject(db: ItineraryDb, id: number, now: number): Promise<void> {
  await db.update(projects).set({ keptAt: now, endWarnedAt: null }).where(eq(projects.id, id));
}

/** Whether it has to be recorded that a trial was opened. */
export const isOpeningDue = ({ isPaid, openedAt, createdAt }: ProjectRow, now: number): boolean =>
  !isPaid && (openedAt ?? createdAt) < now - OPENED_MS;

export async function recordOpened(
  db: ItineraryDb,
  { id }: Pick<ProjectRow, 'id'>,
  now: number,
): Promise<void> {
  const isDue = sql`coalesce(${projects.openedAt}, 0) < ${now - OPENED_MS}`;
  await db
    .update(projects)
    .set({ openedAt: now })
    .where(and(eq(projects.id, id), isDue));
}

/** Erases replies and notes of guests 30 days after the last event, and the log's entries about answers. */
export async function eraseOldNotes(db: ItineraryDb, now: number): Promise<void> {
  const isOver = (projectId: SQL) => sql`${selectLastEvent(projectId)} <= ${now - NOTES_MS}`;
  const hasNotes = sql`SELECT DISTINCT ${rsvps.projectId} FROM ${rsvps}
    WHERE (${rsvps.reply} IS NOT NULL OR ${rsvps.note} IS NOT NULL) AND ${isOver(sql`${rsvps.projectId}`)}`;
  const found = await db.all<{ project_id: number }>(hasNotes);
  for (const { project_id: projectId } of found) {
    await db.batch([
      db.update(rsvps).set({ reply: null, note: null }).where(eq(rsvps.projectId, projectId)),
      // The update logged what it erased.
      db.delete(changes).where(and(eq(changes.projectId, projectId), eq(changes.entity, 'rsvp'))),
      db
        .update(linkRequests)
        .set({ note: null })
        .where(
          sql`${linkRequests.personId} IN (SELECT ${people.id} FROM ${people} WHERE ${people.projectId} = ${projectId})`,
        ),
    ]);
  }
}
