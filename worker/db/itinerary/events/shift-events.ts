import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PlannedShift } from '../../../contract/shift.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { type EventRow, events } from '../../schema/itinerary/itineraries.ts';
import { type EventShiftRow, eventShifts } from '../../schema/itinerary/shifts.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { touchProject } from '../projects/projects.ts';
import type { IdempotencyKey } from './content-rows.ts';

/** An event as it was read, with the times that it gets (epoch milliseconds). */
export type ShiftedTimes = { id: number; sequence: number; startsAt: number; endsAt: number | null };

/** All events of a project by start. */
export const listProjectEvents = async (db: ItineraryDb, projectId: number): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.projectId, projectId), isNull(events.deletedAt)))
    .orderBy(asc(events.startsAt), asc(events.id));

/** The shift that a request made. */
export const findShiftByRequest = async (
  db: ItineraryDb,
  projectId: number,
  requestKey: string,
): Promise<EventShiftRow | undefined> =>
  db
    .select()
    .from(eventShifts)
    .where(and(eq(eventShifts.projectId, projectId), eq(eventShifts.requestKey, requestKey)))
    .get();

/**
 * Gives events new times, all of them or none. Undefined if one of them was changed or deleted since it was read, or the
 * request was stored before. Returns the entry of the log that undoes it.
 */
export async function writeShift(
  db: ItineraryDb,
  projectId: number,
  {
    rows,
    answer,
    idempotencyKey,
  }: { rows: ShiftedTimes[]; answer: PlannedShift; idempotencyKey: IdempotencyKey },
  now: number,
): Promise<{ seq: number } | undefined> {
  const list = sql`json_each(${JSON.stringify(rows)}) AS r`;
  const isUnchanged = sql`NOT EXISTS (SELECT 1 FROM ${list} LEFT JOIN ${events} AS e ON e.id = r.value ->> '$.id'
    AND e.project_id = ${projectId} AND e.deleted_at IS NULL WHERE e.sequence IS NOT r.value ->> '$.sequence')`;
  const isNew = idempotencyKey.previous?.requestKey
    ? sql`NOT EXISTS (SELECT 1 FROM ${eventShifts} WHERE ${eventShifts.projectId} = ${projectId}
        AND ${eventShifts.requestKey} = ${idempotencyKey.previous.requestKey})`
    : sql`true`;
  const { call } = db.change;
  const { requestKey, requestHash } = idempotencyKey;
  const shift = { id: null, projectId, call, answer, createdAt: now, requestKey, requestHash };
  const [inserted, , , end] = await db.batch([
    db
      .insert(eventShifts)
      .select(selectValuesWhere(eventShifts, shift, sql`${isUnchanged} AND ${isNew}`))
      .onConflictDoNothing()
      .returning({ id: eventShifts.id }),
    db
      .update(events)
      .set({
        startsAt: sql`r.value ->> '$.startsAt'`,
        endsAt: sql`r.value ->> '$.endsAt'`,
        sequence: sql`${events.sequence} + 1`,
        lastChange: toLastChange(db, now),
        updatedAt: now,
      })
      .from(list)
      .where(
        sql`${events.id} = r.value ->> '$.id' AND ${events.projectId} = ${projectId}
          AND EXISTS (SELECT 1 FROM ${eventShifts} WHERE ${eventShifts.projectId} = ${projectId} AND ${eventShifts.call} = ${call})`,
      ),
    touchProject(db, projectId, now),
    selectCallEnd(db, projectId),
  ]);
  const seq = toCallEnd(end);
  return inserted.length > 0 && seq !== null ? { seq } : undefined;
}

/** Deletes shifts from before `before`: their requests are not repeated anymore. */
export async function deleteOldShifts(db: ItineraryDb, before: number): Promise<void> {
  await db.delete(eventShifts).where(lte(eventShifts.createdAt, before));
}
