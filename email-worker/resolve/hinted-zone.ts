import type { Booking } from '../booking.ts';
import { findCities } from '../gazetteer/cities.ts';
import { findCountryZone } from '../gazetteer/countries.ts';
import { getStartPlace } from './booking-identity.ts';

/** Most digits of a house or postal address that are not part of a town's name. */
const MAX_WORDS = 3;

/**
 * The likely zone of a place whose zone is unknown, judging by the country that its email points to; undefined without
 * one. It is shown, but the event stays flagged.
 */
export function findHintedZone(booking: Booking): string | undefined {
  const { country } = booking;
  if (!country) return undefined;
  const place = getStartPlace(booking);
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
  return findCountryZone(country);
}
