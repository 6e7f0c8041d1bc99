import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { Booking } from '../booking.ts';
import { getStartPlace } from './booking-identity.ts';
import { findPlaceZone } from './place-zone.ts';
import { containsAnyTime, containsTime } from './times-in-text.ts';

/**
 * Compares the start of machine-readable data with the times in the text. Digits with an offset are local, unless
 * the text shows the place's clock at that instant instead. If the text shows only other times, the start is
 * ambiguous.
 */
export function checkAgainstPrintedTimes(booking: Booking, text: string): Booking {
  const { local, offset, utc } = booking.start;
  if (local.length === 10 || utc || booking.source === 'calendar' || !containsAnyTime(text)) return booking;
  if (containsTime(text, local.slice(11))) return booking;
  const zone = findPlaceZone(getStartPlace(booking));
  const instant = toInstant(local, 'UTC');
  if (zone && offset !== undefined && instant !== undefined) {
    const converted = formatWallClock(instant - offset * 60_000, zone);
    if (containsTime(text, converted.slice(11))) {
      return { ...booking, start: { local: converted, yearStated: true, ambiguous: true } };
    }
  }
  return { ...booking, start: { ...booking.start, ambiguous: true } };
}
