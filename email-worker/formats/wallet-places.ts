import type { BookingPlace } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { matchPrinted } from '../languages/compile.ts';
import type { Json } from './loose-json.ts';
import {
  findPassField,
  type PassContent,
  type PassField,
  toJsonObject,
  toPassText,
} from './wallet-pass-content.ts';
import type { JsonObject } from './wallet-pass-file.ts';

const VENUE = new RegExp(matchPrinted('passFields.venue'), 'i');

/** Labels of a stop that are not its city: words like `From`, or an empty label. */
const STOP_LABEL = new RegExp(`^(?:${matchPrinted('passFields.stop')}|)$`, 'i');

/** A stop is a code labeled with its city, or a name labeled with a word like `From`. */
export function parseStopField({ label, value }: PassField): BookingPlace {
  if (!findAirport(value)) return { name: value };
  return { iata: value, name: STOP_LABEL.test(label) ? undefined : label };
}

/** Adds the first airport code and the first name among the texts, unless the place has them. */
export function fillStop(place: BookingPlace, ...others: (Json | undefined)[]): BookingPlace {
  const texts = others.map(toPassText).filter(Boolean);
  const code = texts.find((text) => findAirport(text));
  const name = texts.find((text) => text !== code && !findAirport(text));
  return { ...place, iata: place.iata ?? code, name: place.name ?? name };
}

/** Coordinates of the pass, if it has exactly one location. */
export function readPoint(pass: JsonObject): Pick<BookingPlace, 'latitude' | 'longitude'> {
  const isSingle = Array.isArray(pass.locations) && pass.locations.length === 1;
  return toPoint(toJsonObject(isSingle ? (pass.locations as Json[])[0] : undefined));
}

function toPoint({ latitude, longitude }: JsonObject): Pick<BookingPlace, 'latitude' | 'longitude'> {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}

/** The venue of a ticket, with its address if the pass has one. */
export function readVenue(content: PassContent): BookingPlace | undefined {
  const { venueName, venueLocation, venueRegionName } = content.semantics;
  const own = toPoint(toJsonObject(venueLocation));
  const point = own.latitude === undefined ? readPoint(content.pass) : own;
  const name = toPassText(venueName) || findPassField(content, VENUE);
  const city = toPassText(venueRegionName);
  if (name) return { ...point, name, ...(city ? { city } : {}) };
  return point.latitude === undefined ? undefined : point;
}
