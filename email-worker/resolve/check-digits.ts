import { readWallClock, toInstant } from '../../worker/domain/time/time.ts';
import type { Booking } from '../facts.ts';
import { startPlace } from './identity.ts';
import { showsAnyClock, showsClock } from './shown.ts';
import { findPlaceZone } from './zone.ts';

/**
 * Machine data beside the words that people read. Digits with an offset are taken as the place's own, unless the
 * text shows, instead of them, what the clock of the place shows at that true instant. Where the text shows other
 * times only, the booking is unsure.
 */
export function checkDigits(booking: Booking, text: string): Booking {
  const { local, offset, utc } = booking.start;
  if (local.length === 10 || utc || booking.source === 'calendar' || !showsAnyClock(text)) return booking;
  if (showsClock(text, local.slice(11))) return booking;
  const zone = findPlaceZone(startPlace(booking));
  const instant = toInstant(local, 'UTC');
  if (zone && offset !== undefined && instant !== undefined) {
    const meant = readWallClock(instant - offset * 60_000, zone);
    if (showsClock(text, meant.slice(11))) {
      return { ...booking, start: { local: meant, yearStated: true, ambiguous: true } };
    }
  }
  return { ...booking, start: { ...booking.start, ambiguous: true } };
}
