import findZoneAt from '@photostructure/tz-lookup';
import type { BookingPlace } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { type CityEntry, findCities } from '../gazetteer/cities.ts';
import { findCountryCode, findCountryZone } from '../gazetteer/countries.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { findZoneByAddressFormat } from './address-format-zone.ts';
import { computeUtcOffset } from './resolve-time.ts';

/** In a size of two: four times the people of every namesake in another zone together is beyond doubt. */
const CLEARLY_LARGER = 2;
/** Sizes a city needs to be recognised in a name that is no address: 130,000 people. */
const LEAST_SIZE_IN_NAME = 7;
/** Where a station or an airport follows the name, a small town is meant as well. */
const LEAST_SIZE_AT_STOP = 3;

/** The IANA zone that a place lies in; undefined where names leave room for two. */
export function findPlaceZone(place: BookingPlace | undefined): string | undefined {
  if (!place) return undefined;
  if (place.iata) {
    const airport = findAirport(place.iata);
    if (airport) return airport.zone;
  }
  const address = [place.street, place.city].filter((text) => text !== undefined);
  const country = place.country ? findCountryCode(place.country) : undefined;
  const named = findByName(place, address, country);
  const spot = findAt(place);
  // A spot on earth is surer than a name; but the table of spots knows Amsterdam by the name of Brussels.
  return spot && named && hasSameClocks(spot, named) ? named : (spot ?? named);
}

/**
 * The zone of a stop whose name leaves room for several, from that of the stop at the other end: the same where a
 * namesake lies there, or none is known and no sea lies between, else that of the namesakes on the same continent, as Dover is to Calais.
 */
export function findZoneNear(
  place: BookingPlace | undefined,
  near: string | undefined,
  isByLand = true,
): string | undefined {
  if (!near) return undefined;
  const words = (place?.name ?? '').split(/[\s,]+/).slice(0, 3);
  const names = words.map((_, at) => words.slice(0, words.length - at).join(' ')).filter(Boolean);
  const cities = names.map(findCities).find((found) => found.length > 0) ?? [];
  if (cities.some(({ zone }) => zone === near)) return near;
  if (!cities.length) return isByLand ? near : undefined;
  const [continent] = near.split('/');
  const zones = new Set(cities.map(({ zone }) => zone).filter((zone) => zone.startsWith(`${continent}/`)));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}

function findByName(place: BookingPlace, address: string[], country: string | undefined): string | undefined {
  return (
    findInAddress(address, country) ??
    findInAddress(place.name ? [place.name] : [], country) ??
    (country ? undefined : findZoneByAddressFormat(address)) ??
    findInName(place.name, country) ??
    (country ? findCountryZone(country) : findZoneByAddressFormat(place.name ? [place.name] : []))
  );
}

function hasSameClocks(a: string, b: string): boolean {
  return [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].every(
    (at) => computeUtcOffset(at, a) === computeUtcOffset(at, b),
  );
}

function findAt({ latitude, longitude }: BookingPlace): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const zone = isOnEarth ? findZoneAt(latitude, longitude) : undefined;
  // On the open sea the table answers by longitude, and no ticket does.
  return zone?.startsWith('Etc/') ? undefined : zone;
}

/** Reads an address from its end: country, state with its postcode, then whatever is a city there. */
function findInAddress(texts: string[], country: string | undefined): string | undefined {
  const parts = texts.flatMap((text) => text.split(/[,;\n|·•()]|\s[-–—/]\s/)).map((part) => part.trim());
  let within = country;
  let region: string | undefined;
  for (const part of parts.toReversed()) {
    if (!part) continue;
    const state = readRegion(part);
    if (!region && state && (!within || within === state.country)) {
      region = state.region;
      within ??= state.country;
      const zone = findCity(state.rest, within, region);
      if (zone) return zone;
      continue;
    }
    const named: string | undefined = within ? undefined : findCountryCode(part);
    // A city may be called what a country is (Luxembourg, Singapore): then the country's zone is right as well.
    if (named && part.length > 3) {
      within = named;
      continue;
    }
    const zone = findCity(part, within, region);
    if (zone) return zone;
  }
  if (region && within) return findCountryZone(within, region);
  return within && within !== country ? findCountryZone(within) : undefined;
}

/** `GA 31401`, `Savannah GA`, `New Orleans, LA`, `Toronto ON M5V 2T6`, `Sydney NSW 2000`. */
function readRegion(part: string): { rest: string; region: string; country: string } | undefined {
  const bare = part.replace(/\s+(?:USA|U\.S\.A\.|US|United States(?: of America)?|Canada|Australia)$/, '');
  const found = /^(.*?)\b([A-Z]{2,3})(?:\s+(?:\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/.exec(bare);
  if (!found) return undefined;
  const [, rest = '', region = ''] = found;
  const country = ['US', 'CA', 'AU'].find((code) => isRegion(code, region));
  return country ? { rest: rest.trim(), region, country } : undefined;
}

const isRegion = (country: string, region: string) => STATES[country]?.includes(` ${region} `) ?? false;

const STATES: Record<string, string> = {
  US: ' AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ',
  CA: ' AB BC MB NB NL NS NT NU ON PE QC SK YT ',
  AU: ' NSW QLD VIC TAS ACT WA SA ',
}; // biome-ignore format: lists

/** `28195 Bremen`, `SE1 9TG London`, `1012 AB Amsterdam`: what remains without the postcode. */
const withoutPostcode = (part: string): string =>
  part
    .replace(/^\d{2}-\d{3}\s+/, '')
    .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{2,4})?(?:\s[A-Z]{2})?\s+/, '')
    .replace(/\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/, '')
    .replace(/^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s+/, '')
    .replace(/\s+(?:cedex|\d{1,2}e?)(?:\s+\d+)?$/i, '')
    .trim();

function findCity(part: string, country?: string, region?: string, leastSize = 0): string | undefined {
  const bare = withoutPostcode(part);
  const all = (/\p{L}{2}/u.test(bare) ? findCities(bare) : []).filter(({ size }) => size >= leastSize);
  const inCountry = country ? all.filter((city) => city.country === country) : all;
  const cities = region ? inCountry.filter((city) => city.region === region) : inCountry;
  return pickZone(cities);
}

function pickZone(cities: CityEntry[]): string | undefined {
  const [first] = cities;
  if (!first) return undefined;
  const rival = cities.find(({ zone }) => zone !== first.zone);
  return !rival || first.size - rival.size >= CLEARLY_LARGER ? first.zone : undefined;
}

/** A large city at the beginning of a name: `Paris Nord`, `Brno hl.n.`, `London Paddington`. */
function findInName(name: string | undefined, country: string | undefined): string | undefined {
  const words = foldName(name ?? '')
    .split(' ')
    .slice(0, 8);
  // `Flughafen Palma de Mallorca`, `Gare de Cherbourg`: the town behind the word for the stop.
  if (LEADING.has(words[0] ?? '') || (PORTS.has(words[0] ?? '') && LINKS.has(words[1] ?? ''))) {
    const rest = words.slice(LINKS.has(words[1] ?? '') ? 2 : 1);
    for (let length = Math.min(4, rest.length); length > 0; length--) {
      const zone = findCity(rest.slice(0, length).join(' '), country, undefined, LEAST_SIZE_AT_STOP);
      if (zone) return zone;
    }
  }
  const at = words.findIndex((word) => STOP_WORDS.has(word));
  const least = at < 0 ? LEAST_SIZE_IN_NAME : LEAST_SIZE_AT_STOP;
  for (let length = Math.min(4, at < 0 ? words.length : at); length > 0; length--) {
    const zone = findCity(words.slice(0, length).join(' '), country, undefined, least);
    if (zone) return zone;
  }
  // `Messe Wien`, `Congress Center Hamburg`: the city at the end.
  return words.length > 1 ? findCity(words.at(-1) ?? '', country, undefined, LEAST_SIZE_IN_NAME) : undefined;
}

/** Those that stand before its name; `Porto` is a town as well. */
const LEADING = new Set(
  `flughafen aeropuerto aeroport aeroporto airport gare bahnhof hauptbahnhof estacion stazione estacao station letiste
  lotnisko dworzec lufthavn flygplats`.split(/\s+/),
);
const PORTS = new Set('port porto puerto hafen haven havn hamn pristav port muelle'.split(' '));
const LINKS = new Set('de di du des of d da do del della dello in im'.split(' '));

/** What is called after the town it stands in. */
const STOP_WORDS = new Set(
  `airport aeropuerto aeroport aeroporto flughafen intl international station hbf hauptbahnhof bahnhof bhf gare
  gara estacion stazione centrale central centraal centrum hl hlavni nadrazi an terminal ferry port porto pier
  harbour harbor hafen bus coach zob railway rail tief main europort ferryport lotnisko letiste luchthaven lufthavn
  flygplats lentoasema havalimani havaalani otogari otogar gari aerodromio limani dworzec autobusovy autobusowy
  busstation rutebilstation stasjon resecentrum rodoviaria autocarros estacao`.split(/\s+/),
);
