import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ChangeableField } from '../contract/proposals.ts';
import { toFieldName } from '../domain/event/event-fields.ts';
import { type Db, toLastChange } from './client.ts';
import { mapEventColumns, REPLACED_COLUMNS, toSqlName } from './event-json.ts';
import { hasRoomForEvents } from './events.ts';
import { touchProject } from './projects.ts';
import { type ProposalRow, proposals } from './proposal-schema.ts';
import { toAddedAttendees, toAddedEvent, toEndAfter } from './reviewed-events.ts';
import { type EventRow, events } from './schema.ts';
import { selectValuesWhere, toSqlList } from './sql-expressions.ts';

/** True if all of `ids` can be accepted. Rows that the statement has already marked with `call` count as before. */
function canAccept(projectId: number, ids: number[], call: string, force: boolean): SQL {
  const hasTarget = sql`EXISTS (SELECT 1 FROM ${events} AS e WHERE e.id = p.target_event_id AND e.project_id = ${projectId}
    AND e.deleted_at IS NULL AND (${force} OR e.sequence = p.target_sequence))`;
  const isReady = sql`CASE WHEN p.target_event_id IS NULL THEN p.starts_at IS NOT NULL AND p.title <> '' ELSE ${hasTarget} END`;
  const ready = sql`(SELECT count(*) FROM ${proposals} AS p WHERE p.project_id = ${projectId} AND p.id IN ${toSqlList(ids)}
    AND (p.accepted_by = ${call} OR (p.status = 'waiting' AND ${isReady})))`;
  const added = sql`(SELECT count(*) FROM ${proposals} AS p WHERE p.project_id = ${projectId} AND p.id IN ${toSqlList(ids)}
    AND p.target_event_id IS NULL)`;
  return sql`${ready} = ${ids.length} AND (${added} = 0 OR ${hasRoomForEvents(projectId, added)})`;
}

/**
 * Adds the events of proposals, and writes those that change events; all of `ids` or none. Checks everything in the
 * first statement: that they wait and have a title and a date, that events to be changed are as they were (unless
 * `force`), and the event limit. `changeIds` are those that change an event. Returns the events, or none. `call` must
 * be unique.
 */
export async function acceptProposals(
  db: Db,
  projectId: number,
  { ids, changeIds, force, call }: { ids: number[]; changeIds: number[]; force: boolean; call: string },
  now: number,
): Promise<EventRow[]> {
  const isAccepted = and(eq(proposals.projectId, projectId), eq(proposals.acceptedBy, call));
  const previous = sql`CASE WHEN ${proposals.targetEventId} IS NOT NULL THEN (SELECT ${toPreviousJson('e')}
    FROM ${events} AS e WHERE e.id = ${proposals.targetEventId}) END`;
  const results = await db.batch([
    db
      .update(proposals)
      .set({
        status: 'added',
        acceptedBy: call,
        addedAt: now,
        updatedAt: now,
        sequence: sql`${proposals.sequence} + 1`,
        previous,
      })
      .where(
        sql`${proposals.projectId} = ${projectId} AND ${proposals.id} IN ${toSqlList(ids)}
          AND ${proposals.status} = 'waiting' AND ${canAccept(projectId, ids, call, force)}`,
      ),
    insertAcceptedEvents(db, projectId, call, now),
    ...changeIds.map((id) => writeProposedChange(db, projectId, id, call, now)),
    db
      .update(proposals)
      .set({
        eventId: sql`coalesce(${proposals.targetEventId}, (SELECT e.id FROM ${events} AS e
          WHERE e.project_id = ${projectId} AND e.request_key = ${REQUEST_KEY}))`,
        eventSequence: sql`coalesce((SELECT e.sequence FROM ${events} AS e WHERE e.id = ${proposals.targetEventId}), 0)`,
      })
      .where(isAccepted),
    touchProject(db, projectId, now),
    selectEventsOf(db, isAccepted),
  ]);
  return results.at(-1) as EventRow[];
}

/** Of the event that a proposal becomes. Accepting again after an undo inserts another event, so it needs another key. */
const REQUEST_KEY = sql`'proposal-' || ${proposals.id} || '-' || ${proposals.sequence}`;

const selectEventsOf = (db: Db, condition: SQL | undefined) =>
  db
    .select()
    .from(events)
    .where(
      and(
        sql`${events.id} IN (SELECT ${proposals.eventId} FROM ${proposals} WHERE ${condition})`,
        isNull(events.deletedAt),
      ),
    )
    .orderBy(events.startsAt, events.id);

const toPreviousJson = (table: 'e') =>
  sql`json_object(${sql.raw(
    REPLACED_COLUMNS.map((name) => `'${name}', ${table}.${events[name].name}`).join(', '),
  )})`;

function insertAcceptedEvents(db: Db, projectId: number, call: string, now: number) {
  const audienceKeys = sql`CASE audience WHEN 'attendees' THEN private_keys END`;
  const row = toAddedEvent(db, projectId, { audienceKeys, requestKey: REQUEST_KEY }, now);
  const isAdded = sql`project_id = ${projectId} AND accepted_by = ${call} AND target_event_id IS NULL ORDER BY starts_at, id`;
  return db.insert(events).select(selectValuesWhere(events, row, isAdded, sql`${proposals}`));
}

/** Writes the proposed fields, and no others, into the event that one proposal changes. */
function writeProposedChange(db: Db, projectId: number, id: number, call: string, now: number) {
  const isProposed = (...fields: ChangeableField[]) =>
    sql`EXISTS (SELECT 1 FROM json_each(p.changed_fields) WHERE value IN ${toNameList(fields)})`;
  const proposed = {
    ...mapEventColumns((column) => sql.raw(`p.${toSqlName(column)}`)),
    startsAt: sql`coalesce(p.starts_at, ${events.startsAt})`,
    attendees: toAddedAttendees('p'),
  };
  const written = mapEventColumns(
    (column) =>
      sql`CASE WHEN ${isProposed(toFieldName(column))} THEN ${proposed[column]} ELSE ${events[column]} END`,
  );
  return db
    .update(events)
    .set({
      ...written,
      endsAt: toEndAfter(written.startsAt, written.endsAt),
      // The event may have become private since the change was proposed.
      audienceKeys: sql`CASE ${written.audience} WHEN 'attendees' THEN
        CASE WHEN ${isProposed('attendees', 'audience')} THEN p.private_keys ELSE ${events.audienceKeys} END END`,
      lastChange: toLastChange(db, now),
      sequence: sql`${events.sequence} + 1`,
      updatedAt: now,
    })
    .from(sql`${proposals} AS p`)
    .where(
      sql`p.id = ${id} AND p.project_id = ${projectId} AND p.accepted_by = ${call}
        AND ${events.id} = p.target_event_id AND ${events.projectId} = ${projectId}`,
    );
}

const toNameList = (names: string[]) =>
  sql`(${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;

/** Proposals in any state, with the events that they became or would change. */
export async function listProposalsWithEvents(db: Db, projectId: number, ids: number[]) {
  return db
    .select({ proposal: proposals, event: events })
    .from(proposals)
    .leftJoin(
      events,
      and(
        eq(events.id, sql`coalesce(${proposals.eventId}, ${proposals.targetEventId})`),
        isNull(events.deletedAt),
      ),
    )
    .where(and(eq(proposals.projectId, projectId), sql`${proposals.id} IN ${toSqlList(ids)}`));
}

/** The proposals that became these events, in any order. */
export const listProposalsOfEvents = async (
  db: Db,
  projectId: number,
  eventIds: number[],
): Promise<{ proposal: ProposalRow; event: EventRow | null }[]> =>
  db
    .select({ proposal: proposals, event: events })
    .from(proposals)
    .leftJoin(events, and(eq(events.id, proposals.eventId), isNull(events.deletedAt)))
    .where(and(eq(proposals.projectId, projectId), sql`${proposals.eventId} IN ${toSqlList(eventIds)}`));
