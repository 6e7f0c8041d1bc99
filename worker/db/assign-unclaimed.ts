import { and, eq, exists, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { isPaidProject } from './sql-expressions.ts';
import { unclaimedEvents } from './mail-schema.ts';
import { touchProject } from './projects.ts';
import { type EventRow, events } from './schema.ts';
import { isWaitingUnclaimed } from './unclaimed.ts';

/** Marks the event that was made of a card, so that assigning twice is once. */
const toRequestKey = (cardId: number) => `unclaimed-${cardId}`;

/**
 * Makes events of cards of the account's, each for itself: the trial's one event, the limit, the card's owner,
 * state and date are all decided by the statement that writes. Cards that were assigned to this project
 * before count as assigned. Returns each card's event where it has one now.
 */
export async function assignUnclaimedEvents(
  db: Db,
  userId: number,
  cardIds: number[],
  projectId: number,
  now: number,
): Promise<Map<number, EventRow>> {
  if (cardIds.length === 0) return new Map();
  const statements = cardIds.flatMap((cardId) => [
    insertAssignedEvent(db, userId, cardId, projectId, now),
    touchProject(db, projectId, now),
    markAssigned(db, userId, cardId, projectId, now),
  ]);
  await db.batch(statements as unknown as [ReturnType<typeof markAssigned>]);
  const made = await db
    .select({ cardId: unclaimedEvents.id, event: events })
    .from(unclaimedEvents)
    .innerJoin(events, eq(events.id, unclaimedEvents.assignedEventId))
    .where(
      and(
        sql`${unclaimedEvents.id} IN (SELECT value FROM json_each(${JSON.stringify(cardIds)}))`,
        eq(unclaimedEvents.userId, userId),
        eq(events.projectId, projectId),
        isNull(events.deletedAt),
      ),
    );
  return new Map(made.map(({ cardId, event }) => [cardId, event]));
}

function insertAssignedEvent(db: Db, userId: number, cardId: number, projectId: number, now: number) {
  const limit = sql`CASE WHEN ${isPaidProject(projectId)} THEN ${LIMITS.events} ELSE 1 END`;
  const count = sql`(SELECT count(*) FROM ${events} WHERE ${events.projectId} = ${projectId}
    AND ${events.deletedAt} IS NULL)`;
  // In SQL and from the card itself: what is assigned is what stands there at this moment.
  const values: Record<keyof EventRow, SQL | number | string | null> = {
    id: null,
    projectId,
    title: sql`title`,
    description: sql`CASE WHEN description = '' THEN title ELSE description END`,
    startsAt: sql`starts_at`,
    endsAt: sql`CASE WHEN ends_at >= starts_at THEN ends_at END`,
    timeZone: sql`time_zone`,
    location: sql`location`,
    attendees: sql`CASE WHEN attendees = '' THEN 'Everyone' ELSE attendees END`,
    vibe: null,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    requestKey: toRequestKey(cardId),
    requestHash: null,
  };
  const columns = Object.keys(getTableColumns(events)).map((name) => sql`${values[name as keyof EventRow]}`);
  return db
    .insert(events)
    .select(
      sql`SELECT ${sql.join(columns, sql`, `)} FROM ${unclaimedEvents} WHERE id = ${cardId} AND user_id = ${userId}
        AND status = 'waiting' AND kind = 'event' AND starts_at IS NOT NULL AND ${count} < ${limit}`,
    )
    .onConflictDoNothing();
}

function markAssigned(db: Db, userId: number, cardId: number, projectId: number, now: number) {
  const made = db
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.projectId, projectId), eq(events.requestKey, toRequestKey(cardId)), isNull(events.deletedAt)),
    );
  return db
    .update(unclaimedEvents)
    .set(toAssigned(projectId, sql`(${made})`, now))
    .where(and(isWaitingUnclaimed(userId, cardId), exists(made)));
}

/**
 * Writes what a card proposes into the event of its booking, and puts the card away; both or neither.
 * Undefined when the card or the event is gone.
 */
export async function applyChangeToEvent(
  db: Db,
  userId: number,
  cardId: number,
  target: { projectId: number; eventId: number },
  now: number,
): Promise<EventRow | undefined> {
  const card = (column: 'title' | 'starts_at' | 'ends_at' | 'time_zone' | 'location') =>
    sql`(SELECT ${sql.raw(column)} FROM ${unclaimedEvents} WHERE id = ${cardId})`;
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} WHERE id = ${cardId} AND user_id = ${userId}
    AND status = 'waiting' AND starts_at IS NOT NULL)`;
  const [updated] = await db.batch([
    db
      .update(events)
      .set({
        title: card('title'),
        startsAt: card('starts_at'),
        endsAt: card('ends_at'),
        timeZone: card('time_zone'),
        location: card('location'),
        sequence: sql`${events.sequence} + 1`,
        updatedAt: now,
      })
      .where(and(isEvent(target), isWaiting))
      .returning(),
    markApplied(db, userId, cardId, target, now),
    touchProject(db, target.projectId, now),
  ]);
  return updated[0];
}

/** Deletes the event that a card tells was cancelled, and puts the card away. False when either is gone. */
export async function applyCancellationToEvent(
  db: Db,
  userId: number,
  cardId: number,
  target: { projectId: number; eventId: number },
  now: number,
): Promise<boolean> {
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${unclaimedEvents} WHERE id = ${cardId} AND user_id = ${userId}
    AND status = 'waiting')`;
  const [deleted] = await db.batch([
    db
      .update(events)
      .set({ deletedAt: now, updatedAt: now, sequence: sql`${events.sequence} + 1` })
      .where(and(isEvent(target), isWaiting))
      .returning({ id: events.id }),
    markApplied(db, userId, cardId, target, now),
    touchProject(db, target.projectId, now),
  ]);
  return deleted.length > 0;
}

const isEvent = ({ projectId, eventId }: { projectId: number; eventId: number }) =>
  and(eq(events.id, eventId), eq(events.projectId, projectId), isNull(events.deletedAt));

/** The card becomes part of the event that was changed right before: a later mail finds the booking there. */
function markApplied(
  db: Db,
  userId: number,
  cardId: number,
  { projectId, eventId }: { projectId: number; eventId: number },
  now: number,
) {
  return db
    .update(unclaimedEvents)
    .set({ ...toAssigned(projectId, eventId, now), notice: null })
    .where(and(isWaitingUnclaimed(userId, cardId), sql`changes() > 0`));
}

const toAssigned = (projectId: number, eventId: number | SQL, now: number) => ({
  status: 'assigned' as const,
  assignedProjectId: projectId,
  assignedEventId: eventId,
  updatedAt: now,
  sequence: sql`${unclaimedEvents.sequence} + 1`,
});
