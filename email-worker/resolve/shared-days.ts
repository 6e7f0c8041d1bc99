import { toIsoDay } from '../../worker/domain/time/days.ts';
import type { Booking } from '../booking.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';
import { findDates } from '../text/scan/dates.ts';

const MAX_LINES = 2_000;

/**
 * Marks later legs on the same day as ambiguous if the text names a later day without a booking: the leg may
 * belong to that day.
 */
export function flagSharedDays(bookings: Booking[], text: string): Booking[] {
  const legs = bookings.filter(
    ({ from, to, source }) => from && to && (source === 'text' || source === 'pdf'),
  );
  const days = legs.map(({ start }) => start.local.slice(0, 10));
  const shared = days.find((day, at) => days.indexOf(day) !== at);
  if (!shared) return bookings;
  const used = new Set(
    bookings.flatMap(({ start, end }) => [start, end].map((moment) => moment?.local.slice(0, 10))),
  );
  const isFree = listDays(text).some((day) => day > shared && !used.has(day));
  if (!isFree) return bookings;
  const [first] = legs.filter(({ start }) => start.local.startsWith(shared));
  return bookings.map((booking) =>
    booking !== first && legs.includes(booking) && booking.start.local.startsWith(shared)
      ? { ...booking, start: { ...booking.start, ambiguous: true } }
      : booking,
  );
}

/** Days that a text states with their year, as `YYYY-MM-DD`. */
function listDays(text: string): string[] {
  return text
    .split('\n')
    .slice(0, MAX_LINES)
    .flatMap((line) => findDates(foldEmailText(line.slice(0, 500))))
    .filter(({ year }) => year !== undefined)
    .map(({ year = 0, month, day }) => toIsoDay(year, month, day));
}
