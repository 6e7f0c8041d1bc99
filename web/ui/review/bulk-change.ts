import type { ReviewedEvent } from '../../../worker/contract/reviewed-event.ts';
import type { Visibility } from '../../../worker/domain/event/visibility.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatAttendees } from '../../../worker/domain/schedule/format-attendees.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';

/** What is changed of several events, as the form has it: '' leaves a field as it is. */
export type BulkChange = {
  days: string;
  year: string;
  timeZone: string;
  attendees: string;
  visibility: Visibility | '';
};

export const NO_BULK_CHANGE: BulkChange = { days: '', year: '', timeZone: '', attendees: '', visibility: '' };

/** Whether it leaves every event as it is. */
export const isNoChange = ({ days, year, timeZone, attendees, visibility }: BulkChange): boolean =>
  Number(days) === 0 && [year, timeZone, attendees.trim(), visibility].every((value) => value === '');

const DAY_MS = 86_400_000;

/** The fields that the change sets of an event, with local times. */
export function toBulkBody(event: ReviewedEvent, change: BulkChange): Partial<ReviewedEvent> {
  return { ...toTimes(event, change), ...toGuests(change) };
}

/** The names are who sees it, or who does not; without names, `only` is for those of each event. */
function toGuests(change: BulkChange): Partial<ReviewedEvent> {
  const { visibility } = change;
  const text = change.attendees.trim();
  if (visibility === '') return text ? { attendees: text } : {};
  const audience = visibility === 'everyone' ? 'everyone' : 'attendees';
  if (visibility !== 'except') return { ...(text && { attendees: text }), audience };
  const { names } = parseAttendees(text);
  return { attendees: formatAttendees({ mode: 'except', names }), audience };
}

function toTimes(event: ReviewedEvent, change: BulkChange): Partial<ReviewedEvent> {
  const zone = change.timeZone ? { timeZone: change.timeZone } : {};
  if (event.datetime === null) return zone;
  const start = toLocal(event.datetime, event.timeZone);
  const moved = move(start, change);
  if (moved === start && !change.timeZone) return {};
  const end = event.endsAt && toLocal(event.endsAt, event.endTimeZone ?? event.timeZone);
  const shift = toInstant(moved) - toInstant(start);
  return { ...zone, datetime: moved, ...(end && { endsAt: toText(toInstant(end) + shift) }) };
}

/** As if local times were UTC, so that they stay the same over a clock change. */
const toInstant = (local: string) => Date.parse(`${local}Z`);
const toText = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const toLocal = (iso: string, timeZone: string) => formatWallClock(Date.parse(iso), timeZone);

function move(local: string, { days, year }: BulkChange): string {
  const date = new Date(toInstant(local));
  // February 29 becomes March 1 in a year without it.
  if (year) date.setUTCFullYear(Number(year));
  return toText(date.getTime() + Number(days) * DAY_MS);
}
