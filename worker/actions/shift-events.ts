import type { PlannedShift, ShiftRequest } from '../contract/shift.ts';
import { type ItineraryDb, withChange } from '../db/client.ts';
import type { IdempotencyKey } from '../db/itinerary/events/content-rows.ts';
import { findShiftByRequest, listProjectEvents, writeShift } from '../db/itinerary/events/shift-events.ts';
import { findCallEnd } from '../db/itinerary/history/history.ts';
import type { EventRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import { isNear } from '../domain/notices/quiet-hours.ts';
import {
  type MovedEvent,
  planShift,
  type ShiftableEvent,
  toMovedBody,
} from '../domain/schedule/plan-shift.ts';
import { AppError, toEventGoneError, toFieldError } from '../errors.ts';
import { findRowOfRequest } from './find-row-of-request.ts';

type Row = ShiftableEvent & { row: EventRow };
/** Makes the error for an event that changed since the host has seen it. */
type ToConflict = (event: EventRow) => AppError;
type Planned = PlannedShift & { rows: MovedEvent<Row>[] };

/** A try fails only if the same events were saved meanwhile; that many in a row come from a script. */
const MAX_TRIES = 40;

/** Says what a shift would move. Throws NOT_FOUND, INVALID_INPUT, and what `toConflict` returns. */
export async function previewShift(
  db: ItineraryDb,
  project: ProjectRow,
  request: ShiftRequest,
  toConflict: ToConflict,
): Promise<PlannedShift> {
  const { rows: _, ...answer } = plan(await listProjectEvents(db, project.id), request, 0, toConflict);
  return answer;
}

/**
 * Moves events as a host asks, in one batch. The same request again returns what it did. `at`: when (epoch milliseconds).
 * Throws like `previewShift`, and CONFLICT if others keep saving the same events.
 */
export async function shiftEvents(
  db: ItineraryDb,
  project: ProjectRow,
  request: ShiftRequest,
  idempotencyKey: IdempotencyKey,
  toConflict: ToConflict,
): Promise<PlannedShift & { seq: number; at: number }> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const known = await findKnown(db, project, idempotencyKey);
    if (known) return known;
    const { rows, ...answer } = plan(await listProjectEvents(db, project.id), request, 1, toConflict);
    const now = Date.now();
    const isUrgent =
      request.minutes !== undefined ||
      rows.some(({ event, startsAt }) => isNear(event.row.startsAt, now) || isNear(startsAt, now));
    const telling = withChange(db, { note: request.note || null, isUrgent });
    const times = rows.map(({ event: { id, sequence }, startsAt, endsAt }) => ({
      id,
      sequence,
      startsAt,
      endsAt,
    }));
    const written = await writeShift(telling, project.id, { rows: times, answer, idempotencyKey }, now);
    if (written) return { ...answer, ...written, at: now };
  }
  throw new AppError('CONFLICT');
}

async function findKnown(db: ItineraryDb, { id }: ProjectRow, idempotencyKey: IdempotencyKey) {
  const known = await findRowOfRequest(idempotencyKey, (key) => findShiftByRequest(db, id, key));
  const seq = known && (await findCallEnd(db, id, known.call));
  if (known && seq === null) throw new AppError('CONFLICT', { message: 'This was done before.' });
  return known && { ...known.answer, seq: seq ?? 0, at: known.createdAt };
}

/** `added`: how much the sequences rise. */
function plan(events: EventRow[], request: ShiftRequest, added: 0 | 1, toConflict: ToConflict): Planned {
  const byId = new Map(events.map((row) => [row.id, row]));
  for (const { id, sequence } of request.expected) {
    const row = byId.get(id);
    if (!row) throw new AppError('CONFLICT', { current: null });
    if (row.sequence !== sequence) throw toConflict(row);
  }
  const rows = events.map((row): Row => ({ ...toEventFields(row), id: row.id, sequence: row.sequence, row }));
  const planned = planShift(rows, request);
  if (!planned) throw toEventGoneError();
  const { moved, pinned, clashes } = planned;
  if (!moved)
    throw toFieldError(
      request.days === undefined ? 'minutes' : 'days',
      'Enter a date between 1990 and 2100.',
    );
  return {
    rows: moved,
    moved: moved.map((one) => toMovedBody(one, one.event.sequence + added)),
    pinned,
    clashes,
  };
}
