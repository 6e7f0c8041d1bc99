import type { ReviewedEvent } from '../contract/reviewed-event.ts';
import type { ReviewedColumns } from '../domain/event/event-fields.ts';
import { toInstant } from '../domain/time/zoned-time.ts';
import { toFieldError } from '../errors.ts';

type StoredTimes = Pick<ReviewedColumns, 'startsAt' | 'endsAt' | 'timeZone' | 'endTimeZone'>;
type EditedContent = { [Field in keyof ReviewedEvent]?: ReviewedEvent[Field] | undefined };

/**
 * The columns that an edit of a proposal or an unclaimed event changes. If only the start is sent, the end moves with it.
 * Throws INVALID_INPUT for invalid times.
 */
export function toReviewedContent(row: StoredTimes, input: EditedContent) {
  const { datetime: _, endsAt: __, ...fields } = input;
  const timeZone = input.timeZone ?? row.timeZone;
  const endTimeZone = input.endTimeZone === undefined ? row.endTimeZone : input.endTimeZone;
  const times = computeTimes(row, input, { start: timeZone, end: endTimeZone ?? timeZone });
  return { ...fields, timeZone, endTimeZone, ...times };
}

function computeTimes(row: StoredTimes, input: EditedContent, zones: { start: string; end: string }) {
  const startsAt = parseTime('datetime', input.datetime, row.startsAt, zones.start);
  const isEndMoved = input.datetime !== undefined && input.endsAt === undefined;
  const endsAt = isEndMoved
    ? moveEnd(row, startsAt)
    : parseTime('endsAt', input.endsAt, row.endsAt, zones.end);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) {
    throw toFieldError('endsAt', 'End time must be after the start time.');
  }
  return { startsAt, endsAt: startsAt === null ? null : endsAt };
}

function parseTime(field: string, sent: string | null | undefined, stored: number | null, zone: string) {
  if (sent === undefined) return stored;
  if (sent === null) return null;
  const instant = toInstant(sent, zone);
  if (instant === undefined) throw toFieldError(field, 'Enter a date between 1990 and 2100.');
  return instant;
}

/** Keeps the duration when only the start changes. */
function moveEnd(row: StoredTimes, startsAt: number | null): number | null {
  if (startsAt === null || row.endsAt === null || row.startsAt === null) return null;
  return startsAt + (row.endsAt - row.startsAt);
}
