import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../../../contract/events.ts';
import type { ChangeableField, SeenEvent } from '../../../contract/proposals.ts';
import { toFieldName } from '../../../domain/event/event-fields.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { isProposalOf } from '../../inbox/owner.ts';
import { isWaiting } from '../../inbox/proposals.ts';
import { events } from '../../schema/itinerary/itineraries.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import { selectValuesWhere, toSqlList } from '../../sql-expressions.ts';
import { mapEventColumns, toSqlName } from '../events/event-json.ts';
import { hasRoomForEvents } from '../events/events.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { touchProject } from '../projects/projects.ts';
import { toAddedAttendees, toAddedEvent, toEndAfter } from './reviewed-events.ts';

/** What is to be accepted, all of `ids` or none. */
export type Acceptance = {
  projectId: number;
  ids: number[];
  /** Those of them that change an event. */
  changeIds: number[];
  /** Versions that the user has seen of events that changed since. */
  seen: SeenEvent[];
  /** Must be unique. */
  call: string;
  /** Adds an event also where a change of one is proposed, and only with this audience if one is given. */
  asNew?: { audience: Audience | undefined };
};

/** The event that a proposal changes, in SQL on its row or on `table`. */
const toTarget = ({ asNew }: Acceptance, table = '') =>
  asNew ? sql`NULL` : sql.raw(`${table}target_event_id`);

/** The condition on `p` that it is the itinerary's. */
const isOwn = ({ projectId }: Acceptance) => sql`p.project_id = ${projectId}`;

/** True if all can be accepted. Rows that the statement has already marked count as before. */
function canAccept(acceptance: Acceptance): SQL {
  const { projectId, ids, call, seen, asNew } = acceptance;
  const target = toTarget(acceptance, 'p.');
  const seenSequence = sql`(SELECT value ->> 'sequence' FROM json_each(${JSON.stringify(seen)})
    WHERE value ->> 'eventId' = p.target_event_id)`;
  const hasTarget = sql`EXISTS (SELECT 1 FROM ${events} AS e WHERE e.id = p.target_event_id AND e.project_id = ${projectId}
    AND e.deleted_at IS NULL AND e.sequence = coalesce(${seenSequence}, p.target_sequence))`;
  const isComplete = sql`p.kind = 'event' AND p.starts_at IS NOT NULL AND p.title <> ''
    AND p.audience = ${asNew?.audience ?? sql`p.audience`}`;
  const isReady = sql`CASE WHEN ${target} IS NULL THEN ${isComplete} ELSE ${hasTarget} END`;
  const isOne = sql`${isOwn(acceptance)} AND p.id IN ${toSqlList(ids)}`;
  const ready = sql`(SELECT count(*) FROM ${proposals} AS p WHERE ${isOne}
    AND (p.accepted_by = ${call} OR (p.status = 'waiting' AND ${isReady})))`;
  const added = sql`(SELECT count(*) FROM ${proposals} AS p WHERE ${isOne} AND ${target} IS NULL)`;
  return sql`${ready} = ${ids.length} AND (${added} = 0 OR ${hasRoomForEvents(projectId, added)})`;
}

/**
 * The statements that add the events of proposals, write those that change events, and delete canceled events. The first
 * one checks everything: that they wait and have a title and a date, that events to be changed or deleted are as they were
 * or as `seen`, and the event limit. Each other statement follows the mark that it leaves.
 */
export function acceptStatements(db: ItineraryDb, acceptance: Acceptance, now: number) {
  const { projectId, ids, call } = acceptance;
  const owner = { projectId };
  const isAccepted = and(isProposalOf(owner), eq(proposals.acceptedBy, call));
  const target = toTarget(acceptance);
  return [
    db
      .update(proposals)
      .set({
        status: 'added',
        acceptedBy: call,
        addedAt: now,
        updatedAt: now,
        sequence: sql`${proposals.sequence} + 1`,
      })
      .where(and(isWaiting(owner), sql`${proposals.id} IN ${toSqlList(ids)} AND ${canAccept(acceptance)}`))
      .returning({ id: proposals.id }),
    insertAcceptedEvents(db, acceptance, now),
    ...acceptance.changeIds.map((id) => writeProposedChange(db, acceptance, id, now)),
    ...(acceptance.asNew ? [] : [deleteCanceledEvents(db, acceptance, now)]),
    db
      .update(proposals)
      .set({
        eventId: sql`coalesce(${target}, (SELECT e.id FROM ${events} AS e
          WHERE e.project_id = ${projectId} AND e.request_key = ${REQUEST_KEY}))`,
      })
      .where(isAccepted),
    touchProject(db, projectId, now),
  ] as const;
}

/** Accepts proposals, all or nothing. Returns the entry of the log that undoes it; undefined if nothing was accepted. */
export async function acceptProposals(
  db: ItineraryDb,
  acceptance: Omit<Acceptance, 'call'>,
  now: number,
): Promise<{ seq: number | null } | undefined> {
  const statements = acceptStatements(db, { ...acceptance, call: db.change.call }, now);
  const results = await db.batch([...statements, selectCallEnd(db, acceptance.projectId)]);
  return results[0].length > 0 ? { seq: toCallEnd(results.at(-1)) } : undefined;
}

/**
 * Request key of the event that a proposal becomes. Accepting again after an undo inserts another event, so it needs
 * another key. Earlier versions used other prefixes.
 */
const REQUEST_KEY = sql`'added-' || ${proposals.id} || '-' || ${proposals.sequence}`;

function insertAcceptedEvents(db: ItineraryDb, acceptance: Acceptance, now: number) {
  const { projectId, call } = acceptance;
  const audienceKeys = sql`CASE audience WHEN 'attendees' THEN private_keys END`;
  const row = toAddedEvent(db, projectId, { audienceKeys, requestKey: REQUEST_KEY }, now);
  const isAdded = sql`${isProposalOf({ projectId })} AND accepted_by = ${call} AND ${toTarget(acceptance)} IS NULL
    ORDER BY starts_at, id`;
  return db.insert(events).select(selectValuesWhere(events, row, isAdded, sql`${proposals}`));
}

/** Writes the proposed fields, and no others, into the event that one proposal changes. */
function writeProposedChange(db: ItineraryDb, acceptance: Acceptance, id: number, now: number) {
  const { projectId, call } = acceptance;
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
      sql`p.id = ${id} AND ${isOwn(acceptance)} AND p.accepted_by = ${call}
        AND ${events.id} = p.target_event_id AND ${events.projectId} = ${projectId}`,
    );
}

function deleteCanceledEvents(db: ItineraryDb, { projectId, call }: Acceptance, now: number) {
  return db
    .update(events)
    .set({
      deletedAt: now,
      updatedAt: now,
      lastChange: toLastChange(db, now),
      sequence: sql`${events.sequence} + 1`,
    })
    .where(
      sql`${events.projectId} = ${projectId} AND ${events.deletedAt} IS NULL AND ${events.id} IN (SELECT target_event_id
        FROM ${proposals} WHERE ${isProposalOf({ projectId })} AND accepted_by = ${call} AND kind = 'cancellation')`,
    );
}

const toNameList = (names: string[]) =>
  sql`(${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;

/** Proposals in any state, with the events that they became or would change. */
export async function listProposalsWithEvents(db: ItineraryDb, projectId: number, ids: number[]) {
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
    .where(and(eq(proposals.projectId, projectId), sql`${proposals.id} IN ${toSqlList(ids)}`))
    .orderBy(events.startsAt, events.id);
}

/** The calls that accepted an itinerary's proposals which became, changed or canceled these events. */
export const listAcceptances = async (
  db: ItineraryDb,
  projectId: number,
  { eventIds, since }: { eventIds: number[]; since: number },
) =>
  db
    .select({ eventId: proposals.eventId, call: proposals.acceptedBy })
    .from(proposals)
    .where(
      sql`${proposals.projectId} = ${projectId} AND ${proposals.eventId} IN ${toSqlList(eventIds)}
        AND ${proposals.status} = 'added' AND ${proposals.addedAt} > ${since}`,
    );
