import type { Booking, BookingKind } from '../booking.ts';
import type { ResolvedTime } from './resolve-time.ts';

const HOUR_MS = 3_600_000;

/** Maximum duration in hours. Anything longer means a misread date. */
const MAX_HOURS: Partial<Record<BookingKind, number>> = {
  flight: 30,
  train: 72,
  bus: 72,
  ferry: 96,
  hotel: 24 * 90,
  restaurant: 24,
};

/** Hours at which a start read from text is probably a misread time. */
const UNLIKELY_HOURS: Partial<Record<BookingKind, [from: number, before: number]>> = {
  hotel: [1, 12],
  restaurant: [1, 7],
  activity: [1, 5],
};

/** Whether a booking ends before it starts, takes too long or starts at an unlikely hour. */
export function hasImplausibleTimes(
  booking: Booking,
  start: ResolvedTime | undefined,
  end: ResolvedTime | undefined,
): boolean {
  if (!start) return false;
  return hasImplausibleEnd(booking, start, end) || hasUnlikelyHour(booking, start);
}

function hasImplausibleEnd(booking: Booking, start: ResolvedTime, end: ResolvedTime | undefined): boolean {
  if (!end || booking.start.local.length === 10) return false;
  const hours = (end.instant - start.instant) / HOUR_MS;
  const hasEndTime = (booking.end?.local.length ?? 0) > 10;
  if (hasEndTime && hours <= 0) return true;
  return hours < -24 || hours > (MAX_HOURS[booking.kind] ?? Number.POSITIVE_INFINITY);
}

function hasUnlikelyHour({ kind, source }: Booking, start: ResolvedTime): boolean {
  const unlikely = source === 'text' || source === 'pdf' ? UNLIKELY_HOURS[kind] : undefined;
  if (!unlikely || start.local.length === 10) return false;
  const hour = Number(start.local.slice(11, 13));
  return hour >= unlikely[0] && hour < unlikely[1];
}
