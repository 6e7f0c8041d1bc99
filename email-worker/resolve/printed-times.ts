import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { Booking } from '../booking.ts';
import { getStartPlace } from './booking-identity.ts';
import { findPlaceZone } from './place-zone.ts';
import { containsAnyTime, containsTime } from './times-in-text.ts';

/**
 * Machine data beside the words that people read. Digits with an offset are taken as the place's own, unless the
 * text shows, instead of them, what the clock of the place shows at that true instant. Where the text shows other
 * times only, the booking is unsure.
 */
export function checkAgainstPrintedTimes(booking: Booking, text: string): Booking {
  const { local, offset, utc } = booking.start;
  if (local.length === 10 || utc || booking.source === 'calendar' || !containsAnyTime(text)) return booking;
  if (containsTime(text, local.slice(11))) return booking;
  const zone = findPlaceZone(getStartPlace(booking));
  const instant = toInstant(local, 'UTC');
  if (zone && offset !== undefined && instant !== undefined) {
    const meant = formatWallClock(instant - offset * 60_000, zone);
    if (containsTime(text, meant.slice(11))) {
      return { ...booking, start: { local: meant, yearStated: true, ambiguous: true } };
    }
  }
  return { ...booking, start: { ...booking.start, ambiguous: true } };
}
