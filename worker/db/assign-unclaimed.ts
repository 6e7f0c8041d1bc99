import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../contract/events.ts';
import { type Db, toLastChange } from './client.ts';
import { hasRoomForEvents } from './events.ts';
import { unclaimedEvents } from './mail-schema.ts';
import { touchProject } from './projects.ts';
import { toAddedEvent } from './reviewed-events.ts';
import { type EventRow, events } from './schema.ts';
import { selectValuesWhere, toSqlList } from './sql-expressions.ts';
import { isWaitingUnclaimed } from './unclaimed.ts';

/** The event's request key, so that assigning twice inserts one event. */
const toRequestKey = (id: number) => `unclaimed-${id}`;

/**
 * Inserts an event for each of the account's unclaimed events, independently of each other: the insert itself checks
 * the event limit, the owner, the status, the date and, if given, the audience. Returns the events by unclaimed event
 * id, including those assigned to this project before.
 */
export async function assignUnclaimedEvents(
  db: Db,
  userId: number,
  ids: number[],
  projectId: number,
  audience: Audience | undefined,
  now: number,
): Promise<Map<number, EventRow>> {
  if (ids.length === 0) return new Map();
  const statements = ids.flatMap((id) => [
    insertAssignedEvent(db, userId, id, projectId, audience, now),
    touchProject(db, projectId, now),
    markAssigned(db, userId, id, projectId, now),
  ]);
  await db.batch(statements as unknown as [ReturnType<typeof markAssigned>]);
  const assigned = await db
    .select({ id: unclaimedEvents.id, event: events })
    .from(unclaimedEvents)
    .innerJoin(events, eq(events.id, unclaimedEvents.assignedEventId))
    .where(
      and(
        inArray(unclaimedEvents.id, toSqlList(ids)),
        eq(unclaimedEvents.userId, userId),
        eq(events.projectId, projectId),
        isNull(events.deletedAt),
      ),
    );
  return new Map(assigned.map(({ id, event }) => [id, event]));
}

function insertAssignedEvent(
  db: Db,
  userId: number,
  id: number,
  projectId: number,
  audience: Audience | undefined,
  now: number,
) {
  const requestKey = toRequestKey(id);
  const row = toAddedEvent(db, projectId, { audienceKeys: sql`audience_keys`, requestKey }, now);
  const isAssignable = sql`id = ${id} AND user_id = ${userId} AND status = 'waiting' AND kind = 'event'
    AND starts_at IS NOT NULL AND ${hasRoomForEvents(projectId, 1)} AND audience = ${audience ?? sql`audience`}`;
  return db
    .insert(events)
    .select(selectValuesWhere(events, row, isAssignable, sql`${unclaimedEvents}`))
    .onConflictDoNothing();
}

function markAssigned(db: Db, userId: number, id: number, projectId: number, now: number) {
  const inserted = db
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.projectId, projectId), eq(events.requestKey, toRequestKey(id)), isNull(events.deletedAt)),
    );
  return db
    .update(unclaimedEvents)
    .set(toAssigned(projectId, sql`(${inserted})`, now))
    .where(and(isWaitingUnclaimed(userId, id), exists(inserted)));
}

/** An event as it was at `sequence`. */
type ChangedEvent = { projectId: number; eventId: number; sequence: number };

/**
 * Updates an event to what an unclaimed event proposes and marks that one as assigned; both or neither. Undefined if
 * either no longer exists, or the event was changed since.
 */
export async function applyChangeToEvent(
  db: Db,
  userId: number,
  id: number,
  target: ChangedEvent,
  now: number,
): Promise<EventRow | undefined> {
  const proposed = (column: 'title' | 'starts_at' | 'ends_at' | 'time_zone' | 'end_time_zone' | 'location') =>
    sql`(SELECT ${sql.raw(column)} FROM ${unclaimedEvents} WHERE id = ${id})`;
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} WHERE id = ${id} AND user_id = ${userId}
    AND status = 'waiting' AND starts_at IS NOT NULL)`;
  const [updated] = await db.batch([
    db
      .update(events)
      .set({
        title: proposed('title'),
        startsAt: proposed('starts_at'),
        endsAt: proposed('ends_at'),
        timeZone: proposed('time_zone'),
        endTimeZone: proposed('end_time_zone'),
        location: proposed('location'),
        sequence: sql`${events.sequence} + 1`,
        lastChange: toLastChange(db, now),
        updatedAt: now,
      })
      .where(and(isEvent(target), isWaiting))
      .returning(),
    markApplied(db, userId, id, target, now),
    touchProject(db, target.projectId, now),
  ]);
  return updated[0];
}

/**
 * Deletes an event that a notice says was canceled and marks the notice as assigned. False if either no longer exists, or
 * the event was changed since.
 */
export async function applyCancellationToEvent(
  db: Db,
  userId: number,
  id: number,
  target: ChangedEvent,
  now: number,
): Promise<boolean> {
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} WHERE id = ${id} AND user_id = ${userId}
    AND status = 'waiting')`;
  const [deleted] = await db.batch([
    db
      .update(events)
      .set({
        deletedAt: now,
        updatedAt: now,
        sequence: sql`${events.sequence} + 1`,
        lastChange: toLastChange(db, now),
      })
      .where(and(isEvent(target), isWaiting))
      .returning({ id: events.id }),
    markApplied(db, userId, id, target, now),
    touchProject(db, target.projectId, now),
  ]);
  return deleted.length > 0;
}

const isEvent = ({ projectId, eventId, sequence }: ChangedEvent) =>
  and(
    eq(events.id, eventId),
    eq(events.projectId, projectId),
    eq(events.sequence, sequence),
    isNull(events.deletedAt),
  );

/** Only if the statement right before changed the event. Assigned, so that a later email finds the booking. */
function markApplied(db: Db, userId: number, id: number, { projectId, eventId }: ChangedEvent, now: number) {
  return db
    .update(unclaimedEvents)
    .set({ ...toAssigned(projectId, eventId, now), notice: null })
    .where(and(isWaitingUnclaimed(userId, id), sql`changes() > 0`));
}

const toAssigned = (projectId: number, eventId: number | SQL, now: number) => ({
  status: 'assigned' as const,
  assignedProjectId: projectId,
  assignedEventId: eventId,
  updatedAt: now,
  sequence: sql`${unclaimedEvents.sequence} + 1`,
});
