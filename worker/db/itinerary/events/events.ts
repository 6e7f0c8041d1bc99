import { and, asc, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../../../contract/limits.ts';
import { withEventDefaults } from '../../../domain/event/event-defaults.ts';
import { ERASED_COLUMNS, type PartialColumns, pickEventColumns } from '../../../domain/event/event-fields.ts';
import { toAudienceKeys } from '../../../domain/schedule/audience-keys.ts';
import type { EventTexts } from '../../../domain/text/event-texts.ts';
import type { ItineraryDb } from '../../client.ts';
import { type EventRow, events } from '../../schema/itinerary/itineraries.ts';
import {
  isPaidProject,
  isVisibleEvent,
  type ReadScope,
  type ReadScopeParams,
  selectReadableProjectId,
} from '../../sql-expressions.ts';
import {
  countContentRows,
  findContentRow,
  type IdempotencyKey,
  insertContentRow,
  isNotDeleted,
  type Saved,
  updateContentRow,
} from './content-rows.ts';
import { EVENT_TIMES, renderEventJsonWithoutTimes } from './event-json.ts';

/** What a host edits. Fields that are left out stay as they are; a new event has their defaults. */
export type EventContent = PartialColumns & EventTexts;

/** The statement that selects a project's events by start. */
export function selectEvents(db: ItineraryDb, scope: ReadScope) {
  return db.select().from(events).where(isReadable(scope)).orderBy(asc(events.startsAt), asc(events.id));
}

/** Besides `text`, what `selectEventJson` selects of the response body. */
export const TIMES_OF_EVENT = { ...EVENT_TIMES, createdAt: events.createdAt, updatedAt: events.updatedAt };

/**
 * Like `selectEvents`, but each row as the JSON of the response body, see `toJsonTexts`. One value per row, because D1
 * limits a value to 2 MB. Must have the fields of `toEvent`.
 */
export function selectEventJson(builder: QueryBuilder, scope: ReadScopeParams) {
  const fields = sql.raw(renderEventJsonWithoutTimes('events'));
  const text = sql<string>`json_object('id', ${events.id}, ${fields}, 'sequence', ${events.sequence})`;
  return builder
    .select({
      text: text.as('text'),
      ...TIMES_OF_EVENT,
      newsSeq: events.newsSeq,
      signUpsOf: signUpsOf.as('sign_ups_of'),
    })
    .from(events)
    .where(isReadable(scope))
    .orderBy(asc(events.startsAt), asc(events.id));
}

/** The event's id if it has sign-up lists, else null. */
const signUpsOf = sql<number | null>`iif(${events.hasSignUps}, ${events.id}, NULL)`;

const isReadable = (scope: ReadScopeParams) =>
  and(eq(events.projectId, selectReadableProjectId(scope)), isNotDeleted(events), isVisibleEvent(scope));

/** The events of a project, for functions of `content-rows.ts`. */
export const toEvents = (projectId: number) => ({ table: events, projectId });

/** The project's event limit when the statement runs. */
const selectEventLimit = (projectId: number) =>
  sql`CASE WHEN ${isPaidProject(projectId)} THEN ${LIMITS.events} ELSE 1 END`;

/** True if `added` more events fit. Part of the statement that adds them, so that parallel requests keep the limit. */
export const hasRoomForEvents = (projectId: number, added: SQL | number): SQL =>
  sql`${countContentRows(events, projectId)} + ${added} <= ${selectEventLimit(projectId)}`;

/** An event by id; undefined if there is none or it was deleted. */
export const findEvent = (db: ItineraryDb, projectId: number, id: number) =>
  findContentRow(db, toEvents(projectId), id);

/** Undefined if the event limit is reached or the request was stored before. */
export async function insertEvent(
  db: ItineraryDb,
  projectId: number,
  content: EventContent,
  request: IdempotencyKey,
  now: number,
): Promise<Saved<EventRow> | undefined> {
  const fits = hasRoomForEvents(projectId, 1);
  return insertContentRow(db, toEvents(projectId), { ...toNewColumns(content), ...request }, fits, now);
}

/** The columns of a new event. */
function toNewColumns(content: EventContent) {
  const columns = withEventDefaults(content);
  const audienceKeys = toAudienceKeys(columns.audience, columns.attendees);
  return { ...columns, audienceKeys, hasSignUps: false };
}

/** Undefined if there is no such event, or its sequence is not `expectedSequence`. */
export async function updateEvent(
  db: ItineraryDb,
  projectId: number,
  id: number,
  content: EventContent,
  expectedSequence: number | undefined,
  now: number,
): Promise<Saved<EventRow> | undefined> {
  const { audience, attendees } = content;
  const privateKeys = toAudienceKeys('attendees', attendees);
  const audienceKeys =
    audience === undefined
      ? sql`CASE ${events.audience} WHEN 'attendees' THEN ${privateKeys} END`
      : toAudienceKeys(audience, attendees);
  const columns = { ...pickEventColumns(content), audienceKeys };
  return updateContentRow(db, toEvents(projectId), id, columns, expectedSequence, now);
}

/**
 * Clears the text of events deleted before `before`. The rows stay: they cancel the event in subscribed calendars and
 * keep a repeated request from inserting it again.
 */
export async function emptyDeletedEvents(db: ItineraryDb, before: number): Promise<void> {
  await db
    .update(events)
    .set({ ...ERASED_COLUMNS, audienceKeys: null })
    .where(and(lte(events.deletedAt, before), ne(events.title, '')));
}
