import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { isPaidProject, type ReadScope, type ReadScopeParams, selectReadableProjectId, toIsoText } from './sql-expressions.ts';
import {
  countContentRows,
  deleteContentRows,
  findContentRow,
  findContentRowByRequest,
  hasRestorableRows,
  insertContentRow,
  isNotDeleted,
  type RequestColumns,
  restoreContentRows,
  updateContentRow,
} from './content-rows.ts';
import { type EventRow, events } from './schema.ts';

/** What a host writes of an event. */
export type EventContent = Pick<
  EventRow,
  'title' | 'description' | 'startsAt' | 'endsAt' | 'timeZone' | 'location' | 'attendees' | 'vibe'
>;

/** The statement that reads the events of a project in the order of their beginning. */
export function selectEvents(db: Db, reader: ReadScope) {
  return db.select().from(events).where(isReadable(reader)).orderBy(asc(events.startsAt), asc(events.id));
}

/**
 * The same, each as the text of its JSON on the wire: the itinerary's call hands them on unread, which
 * halves its work. Not one text for all, since D1 holds a value to 2 MB. `toEvent` has the same fields.
 */
export function selectEventTexts(builder: QueryBuilder, reader: ReadScopeParams) {
  const text = sql<string>`json_object('id', ${events.id}, 'title', ${events.title},
    'description', ${events.description}, 'datetime', ${toIsoText(events.startsAt)}, 'endsAt', ${toIsoText(events.endsAt)},
    'timeZone', ${events.timeZone}, 'location', ${events.location}, 'attendees', ${events.attendees},
    'vibe', ${events.vibe}, 'sequence', ${events.sequence}, 'createdAt', ${toIsoText(events.createdAt)},
    'updatedAt', ${toIsoText(events.updatedAt)})`.as('text');
  return builder
    .select({ text })
    .from(events)
    .where(isReadable(reader))
    .orderBy(asc(events.startsAt), asc(events.id));
}

const isReadable = (reader: ReadScopeParams) =>
  and(eq(events.projectId, selectReadableProjectId(reader)), isNotDeleted(events));

const rowsOf = (projectId: number) => ({ table: events, projectId });

/** The most events that a project may have, as its tier stands when the statement runs. */
const toLimit = (projectId: number) =>
  sql`CASE WHEN ${isPaidProject(projectId)} THEN ${LIMITS.events} ELSE 1 END`;

export const findEvent = (db: Db, projectId: number, id: number) => findContentRow(db, rowsOf(projectId), id);

export const findEventByRequest = (db: Db, projectId: number, requestKey: string) =>
  findContentRowByRequest(db, rowsOf(projectId), requestKey);

/** Adds an event. Undefined when the trial's one event or the limit is reached, or the request is known. */
export async function insertEvent(
  db: Db,
  projectId: number,
  content: EventContent,
  request: RequestColumns,
  now: number,
): Promise<EventRow | undefined> {
  // Counted in the statement that writes: parallel calls are serialised by the database, not by hope.
  const fits = sql`${countContentRows(events, projectId)} < ${toLimit(projectId)}`;
  return insertContentRow(db, rowsOf(projectId), { ...content, ...request }, fits, now);
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
  return updateContentRow(db, rowsOf(projectId), id, content, expectedSequence, now);
}

/** Marks one event, or all when no id is given, as deleted. Returns the ids that were. */
export const deleteEvents = (db: Db, projectId: number, id: number | undefined, now: number) =>
  deleteContentRows(db, rowsOf(projectId), id, now);

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
export const isEventRestorable = (db: Db, projectId: number, ids: number[], since: number) =>
  hasRestorableRows(db, rowsOf(projectId), ids, since);

/**
 * Brings back events deleted after `since`, all of `ids` or none of them: none when the trial's one
 * event or the limit would be passed. Returns the rows that came back.
 */
export const restoreEvents = (db: Db, projectId: number, ids: number[], since: number, now: number) =>
  restoreContentRows(db, rowsOf(projectId), ids, since, toLimit(projectId), now);
