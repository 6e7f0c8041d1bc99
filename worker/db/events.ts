import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import {
  isPaidProject,
  type Reader,
  type ReaderTerms,
  readableProject,
  selectRow,
  toIso,
} from './conditions.ts';
import { touchProject } from './projects.ts';
import { type EventRow, events } from './schema.ts';

/** What a host writes of an event. */
export type EventContent = Pick<
  EventRow,
  'title' | 'description' | 'startsAt' | 'endsAt' | 'timeZone' | 'location' | 'attendees' | 'vibe'
>;
/** Which creating request a row belongs to; both null when the caller named none. */
export type RequestMark = Pick<EventRow, 'requestKey' | 'requestHash'>;

const isLive = isNull(events.deletedAt);
const countLive = (projectId: number) =>
  sql`(SELECT count(*) FROM ${events} WHERE ${events.projectId} = ${projectId} AND ${isLive})`;

/** The statement that reads the events of a project in the order of their beginning. */
export function selectEvents(db: Db, reader: Reader) {
  return db.select().from(events).where(isReadable(reader)).orderBy(asc(events.startsAt), asc(events.id));
}

/**
 * The same, each as the text of its JSON on the wire: the itinerary's call hands them on unread, which
 * halves its work. Not one text for all, since D1 holds a value to 2 MB. `toEvent` has the same fields.
 */
export function selectEventTexts(builder: QueryBuilder, reader: ReaderTerms) {
  const text = sql<string>`json_object('id', ${events.id}, 'title', ${events.title},
    'description', ${events.description}, 'datetime', ${toIso(events.startsAt)}, 'endsAt', ${toIso(events.endsAt)},
    'timeZone', ${events.timeZone}, 'location', ${events.location}, 'attendees', ${events.attendees},
    'vibe', ${events.vibe}, 'sequence', ${events.sequence}, 'createdAt', ${toIso(events.createdAt)},
    'updatedAt', ${toIso(events.updatedAt)})`.as('text');
  return builder
    .select({ text })
    .from(events)
    .where(isReadable(reader))
    .orderBy(asc(events.startsAt), asc(events.id));
}

const isReadable = (reader: ReaderTerms) => and(eq(events.projectId, readableProject(reader)), isLive);

export async function findEvent(db: Db, projectId: number, id: number): Promise<EventRow | undefined> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.projectId, projectId), isLive))
    .get();
}

export async function findEventByRequest(db: Db, projectId: number, requestKey: string) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.projectId, projectId), eq(events.requestKey, requestKey)))
    .get();
}

/** Adds an event. Undefined when the trial's one event or the limit is reached, or the request is known. */
export async function insertEvent(
  db: Db,
  projectId: number,
  content: EventContent,
  request: RequestMark,
  now: number,
): Promise<EventRow | undefined> {
  const row = {
    ...content,
    ...request,
    id: null,
    projectId,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  // Counted in the statement that writes: parallel calls are serialised by the database, not by hope.
  const fits = sql`${countLive(projectId)} < CASE WHEN ${isPaidProject(projectId)} THEN ${LIMITS.events} ELSE 1 END`;
  const [inserted] = await db.batch([
    db
      .insert(events)
      .select(selectRow(events, row, fits))
      .onConflictDoNothing()
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return inserted[0];
}

/** Writes an event's content. Undefined when there is none, or its sequence is not the one expected. */
export async function updateEvent(
  db: Db,
  projectId: number,
  id: number,
  content: EventContent,
  expectedSequence: number | undefined,
  now: number,
): Promise<EventRow | undefined> {
  const [updated] = await db.batch([
    db
      .update(events)
      .set({ ...content, sequence: sql`${events.sequence} + 1`, updatedAt: now })
      .where(
        and(
          eq(events.id, id),
          eq(events.projectId, projectId),
          isLive,
          expectedSequence === undefined ? undefined : eq(events.sequence, expectedSequence),
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return updated[0];
}

/** Marks one event, or all when no id is given, as deleted. Returns the ids that were. */
export async function deleteEvents(
  db: Db,
  projectId: number,
  id: number | undefined,
  now: number,
): Promise<number[]> {
  const [deleted] = await db.batch([
    db
      .update(events)
      .set({ deletedAt: now, updatedAt: now, sequence: sql`${events.sequence} + 1` })
      .where(and(eq(events.projectId, projectId), isLive, id === undefined ? undefined : eq(events.id, id)))
      .returning({ id: events.id }),
    touchProject(db, projectId, now),
  ]);
  return deleted.map((row) => row.id);
}

/**
 * Takes the words out of events deleted before `before`. What is left tells subscribed calendars that they are off, and
 * keeps a request that is sent again from making them again.
 */
export async function emptyDeletedEvents(db: Db, before: number): Promise<void> {
  await db
    .update(events)
    .set({ title: '', description: '', location: '', attendees: '', vibe: null })
    .where(and(lte(events.deletedAt, before), ne(events.title, '')));
}

/** Whether one of `ids` was deleted after `since`, so that it could come back if there were room for it. */
export async function isRestorable(
  db: Db,
  projectId: number,
  ids: number[],
  since: number,
): Promise<boolean> {
  const found = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.projectId, projectId), isOneOf(ids), gt(events.deletedAt, since)))
    .limit(1);
  return found.length > 0;
}

/** As one parameter: a statement may have 100. */
const isOneOf = (ids: number[]) =>
  inArray(events.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/**
 * Brings back events deleted after `since`, all of `ids` or none of them: none when the trial's one
 * event or the limit would be passed. Returns the rows that came back.
 */
export async function restoreEvents(
  db: Db,
  projectId: number,
  ids: number[],
  since: number,
  now: number,
): Promise<EventRow[]> {
  const list = JSON.stringify(ids);
  // The limit is compared before the first row changes: a subquery in WHERE sees rows already restored,
  // so it is worded to stay true while they come back.
  const others = sql`(SELECT count(*) FROM ${events} WHERE ${events.projectId} = ${projectId} AND ${isLive}
    AND ${events.id} NOT IN (SELECT value FROM json_each(${list})))`;
  const limit = sql`CASE WHEN ${isPaidProject(projectId)} THEN ${LIMITS.events} ELSE 1 END`;
  const [restored] = await db.batch([
    db
      .update(events)
      .set({ deletedAt: null, updatedAt: now, sequence: sql`${events.sequence} + 1` })
      .where(
        and(
          eq(events.projectId, projectId),
          isOneOf(ids),
          gt(events.deletedAt, since),
          sql`${others} + ${ids.length} <= ${limit}`,
        ),
      )
      .returning(),
    touchProject(db, projectId, now),
  ]);
  return restored;
}
