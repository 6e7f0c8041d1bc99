import type { Booking, BookingKind } from '../booking.ts';
import type { ResolvedTime } from './resolve-time.ts';

const HOUR_MS = 3_600_000;

/** Hours that nothing of its kind takes longer than: a misread day or a month for a day. */
const LONGEST: Partial<Record<BookingKind, number>> = {
  flight: 30,
  train: 72,
  bus: 72,
  ferry: 96,
  hotel: 24 * 90,
  restaurant: 24,
};

/** Hours of the day, from and before, at which such a thing read out of words rather was another time. */
const UNLIKELY: Partial<Record<BookingKind, [from: number, before: number]>> = {
  hotel: [1, 12],
  restaurant: [1, 7],
  activity: [1, 5],
};

/** Whether the times of a booking do not fit together: it ends before it begins, lasts for ever, opens at night. */
export function hasImplausibleTimes(
  booking: Booking,
  start: ResolvedTime | undefined,
  end: ResolvedTime | undefined,
): boolean {
  if (!start) return false;
  if (end && booking.start.local.length > 10) {
    const hours = (end.instant - start.instant) / HOUR_MS;
    const isMoment = (booking.end?.local.length ?? 0) > 10;
    if (
      (isMoment && hours <= 0) ||
      hours < -24 ||
      hours > (LONGEST[booking.kind] ?? Number.POSITIVE_INFINITY)
    )
      return true;
  }
  const hour = start.local.length > 10 ? Number(start.local.slice(11, 13)) : undefined;
  const unlikely = booking.source === 'text' || booking.source === 'pdf' ? UNLIKELY[booking.kind] : undefined;
  return hour !== undefined && unlikely !== undefined && hour >= unlikely[0] && hour < unlikely[1];
}
