import type { Event } from '../../contract/events.ts';
import type { PlannedShift, ShiftRequest } from '../../contract/shift.ts';
import { toIso } from '../time/iso.ts';
import { shiftEventsByDays } from '../time/shift-events.ts';
import { isAttending, parseAttendees } from './attendees.ts';
import { groupByDay } from './event-times.ts';

/** What a shift reads of an event. */
export type ShiftableEvent = Pick<
  Event,
  'id' | 'datetime' | 'endsAt' | 'timeZone' | 'endTimeZone' | 'attendees' | 'pinned' | 'sequence'
>;

/** An event with its new times in epoch milliseconds. */
export type MovedEvent<Row extends ShiftableEvent> = { event: Row; startsAt: number; endsAt: number | null };

type ShiftSize = Pick<ShiftRequest, 'minutes' | 'days'>;
type Span = { event: ShiftableEvent; start: number; end: number };

const MINUTE_MS = 60_000;
/** Length of an event without an end, unless another one begins before. */
const DEFAULT_LENGTH_MS = 60 * MINUTE_MS;

/**
 * What a shift does: the events that move, those that are pinned, and which of the moved ones then overlap with one that
 * stays. Undefined if there is no event `fromEventId`; `moved` is undefined if a date would be outside of 1990 to 2100.
 */
export function planShift<Row extends ShiftableEvent>(
  events: readonly Row[],
  {
    fromEventId,
    until,
    skip,
    ...size
  }: Pick<ShiftRequest, 'fromEventId' | 'until' | 'skip' | 'minutes' | 'days'>,
): { moved: MovedEvent<Row>[] | undefined; pinned: number[]; clashes: PlannedShift['clashes'] } | undefined {
  const sorted = [...events].sort((a, b) => toStart(a) - toStart(b) || a.id - b.id);
  const from = sorted.findIndex(({ id }) => id === fromEventId);
  if (from < 0) return undefined;
  const skipped = new Set(skip);
  const later = listLater(sorted, from, until).filter(({ id }) => id === fromEventId || !skipped.has(id));
  const isStaying = ({ id, pinned }: Row) => pinned && id !== fromEventId;
  const moved = later.filter((event) => !isStaying(event)).map((event) => move(event, size));
  const found = moved.filter((one) => one !== undefined);
  return {
    moved: found.length === moved.length ? found : undefined,
    pinned: later.filter(isStaying).map(({ id }) => id),
    clashes: findClashes(sorted, found),
  };
}

const toStart = ({ datetime }: ShiftableEvent) => Date.parse(datetime);

/** The event and those after it; of `day` those under the same heading of the list. */
function listLater<Row extends ShiftableEvent>(
  sorted: Row[],
  from: number,
  until: ShiftRequest['until'],
): Row[] {
  if (until === 'end') return sorted.slice(from);
  const first = sorted[from];
  const day = groupByDay(sorted).find(({ events }) => first !== undefined && events.includes(first));
  return day?.events.slice(first ? day.events.indexOf(first) : 0) ?? [];
}

/** Minutes move the instant; days keep the local time, across daylight saving changes too. */
function move<Row extends ShiftableEvent>(
  event: Row,
  { minutes, days }: ShiftSize,
): MovedEvent<Row> | undefined {
  const { timeZone, endTimeZone } = event;
  const [startsAt, endsAt] = [toStart(event), event.endsAt === null ? null : Date.parse(event.endsAt)];
  if (minutes === undefined) {
    const [shifted] = shiftEventsByDays([{ startsAt, endsAt, timeZone, endTimeZone }], days ?? 0) ?? [];
    return shifted && { event, startsAt: shifted.startsAt, endsAt: shifted.endsAt };
  }
  const by = minutes * MINUTE_MS;
  return { event, startsAt: startsAt + by, endsAt: endsAt === null ? null : endsAt + by };
}

/** Events that overlap only now, and that somebody may attend both of. */
function findClashes(sorted: ShiftableEvent[], moved: MovedEvent<ShiftableEvent>[]): PlannedShift['clashes'] {
  const before = new Map(sorted.map((event, index) => [event.id, toSpan(event, sorted[index + 1])]));
  const movedIds = new Set(moved.map(({ event }) => event.id));
  const staying = [...before.values()].filter(({ event }) => !movedIds.has(event.id));
  return moved.flatMap(({ event, startsAt }) => {
    const old = before.get(event.id);
    if (!old) return [];
    const span = { event, start: startsAt, end: startsAt + (old.end - old.start) };
    return staying
      .filter((other) => overlaps(span, other) && !overlaps(old, other) && mayShareGuests(event, other.event))
      .map((other) => ({ id: event.id, with: other.event.id }));
  });
}

function toSpan(event: ShiftableEvent, next: ShiftableEvent | undefined): Span {
  const start = toStart(event);
  if (event.endsAt !== null) return { event, start, end: Math.max(start, Date.parse(event.endsAt)) };
  const end = start + DEFAULT_LENGTH_MS;
  return { event, start, end: next ? Math.min(end, Math.max(start, toStart(next))) : end };
}

/** Two that begin together overlap, however short they are. */
const overlaps = (a: Span, b: Span) => (a.start < b.end && b.start < a.end) || a.start === b.start;

/** Whether one person may be at both. */
function mayShareGuests(a: ShiftableEvent, b: ShiftableEvent): boolean {
  const [first, second] = [parseAttendees(a.attendees), parseAttendees(b.attendees)];
  if (first.mode === 'only') return first.names.some((name) => isAttending(second, name));
  return second.mode !== 'only' || second.names.some((name) => isAttending(first, name));
}

/** The answer of a call: `sequence` is the one that an event has then. */
export const toMovedBody = ({ event, startsAt }: MovedEvent<ShiftableEvent>, sequence: number) => ({
  id: event.id,
  from: event.datetime,
  to: toIso(startsAt),
  sequence,
});
