import type { Booking, BookingPlace } from '../booking.ts';
import { findCities } from '../gazetteer/cities.ts';
import { findCountryZone } from '../gazetteer/countries.ts';
import { getStartPlace } from './booking-identity.ts';
import { findPlaceZone } from './place-zone.ts';

/** Most digits of a house or postal address that are not part of a town's name. */
const MAX_WORDS = 3;

/**
 * The likely zone of a place whose zone is not sure: that of a town in the country that the email points to, of the
 * largest town of its name, of the
 * email's other towns, or of that country; undefined without any. It is shown, but the event stays flagged.
 */
export function findLikelyZone(booking: Booking): string | undefined {
  const place = getStartPlace(booking);
  const { country, nearZone } = booking;
  if (!country) return findPlaceZone(place) ?? nearZone;
  return findTownZone(place, country) ?? findPlaceZone(place) ?? nearZone ?? findCountryZone(country);
}

/** The zone of the largest town of a place's name in a country. */
function findTownZone(place: BookingPlace | undefined, country: string): string | undefined {
  const parts = [place?.city, place?.street, place?.name].flatMap((text) => text?.split(/[,;()|]/) ?? []);
  for (const part of parts) {
    const words = part
      .replace(/[\d-]+/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, MAX_WORDS);
    const cities = findCities(words.join(' '));
    const own = cities.find((city) => city.country === country);
    if (own) return own.zone;
  }
  return undefined;
}
