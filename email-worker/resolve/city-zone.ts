import { type CityEntry, findCities } from '../gazetteer/cities.ts';
import { findCountryCode, findCountryZone } from '../gazetteer/countries.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { findState, type StateName } from '../gazetteer/state-names.ts';
import { LEADING_STOP_WORDS, PORT_WORDS, PREPOSITIONS, STOP_WORDS_BEHIND_CITY } from './stop-words.ts';

/** Sizes are powers of two: a city eight times the size of its namesakes is the one meant, a large one if four times. */
const MIN_SIZE_LEAD = 3;
const MIN_SIZE_LEAD_OF_LARGE = 2;
/** A million people. */
const LARGE = 10;
/** A namesake of a tenth of the people, as sizes are powers of two, may be the one meant. */
const MAX_LEAD_OVER_RIVAL = 3;
/** Smallest city recognized in a name that is not an address: 130,000 people. */
const MIN_SIZE_IN_NAME = 7;
/** Smallest city recognized next to a word for a station or airport. */
const MIN_SIZE_AT_STOP = 3;
/** Smallest city that a state's name more likely means, after something unknown: 250,000 people. */
const MIN_SIZE_OF_NAMESAKE = 8;
const MAX_CITY_WORDS = 4;
const MAX_STATE_WORDS = 3;
const MAX_NAME_WORDS = 8;

/** What is known about the location of an address while it is read from its end. */
interface Area {
  country?: string;
  region?: string;
  /** Zone of a state that the table of cities does not know. */
  zone?: string;
  unrivaled?: Unrivaled;
}

/** Asks only for towns without a namesake of comparable size in another zone. */
export interface Unrivaled {
  /** The country that the email points to: only the namesakes there count if the town is there. */
  hint: string | undefined;
  /** The town is a stop of a journey, so it may be in any country. */
  isStop?: boolean;
}

/** The zone of the city in an address, narrowed down by the country and state at its end. */
export function findCityZoneInAddress(
  texts: string[],
  country: string | undefined,
  unrivaled?: Unrivaled,
): string | undefined {
  const parts = texts.flatMap((text) => text.split(/[,;\n|·•()]|\s[-–—/]\s/)).map((part) => part.trim());
  const area: Area = { country, unrivaled };
  const bottomUp = parts.toReversed().filter(Boolean);
  for (const [at, part] of bottomUp.entries()) {
    const { city } = readRegionPart(part, area) ??
      readStateEnd(part, area) ??
      readStatePart(part, bottomUp[at + 1] ?? '', area) ??
      readCountryPart(part, area) ?? { city: part };
    const zone = city === undefined ? undefined : findCityZone(city, area);
    if (zone) return zone;
  }
  if (area.zone) return area.zone;
  if (area.region && area.country) return findCountryZone(area.country, area.region);
  return area.country && area.country !== country ? findCountryZone(area.country) : undefined;
}

/** Reads a state from a part into the area. `city` is the text before it. */
function readRegionPart(part: string, area: Area): { city?: string } | undefined {
  const found = parseRegion(part);
  if (area.region || !found || (area.country && area.country !== found.country)) return undefined;
  area.region = found.region;
  area.country ??= found.country;
  return { city: found.rest };
}

/**
 * Reads a spelled-out state from a part into the area. A name that is also a country or a large city (Georgia,
 * Washington, Victoria) is a state only after one of its cities.
 */
function readStatePart(part: string, before: string, area: Area): { city?: string } | undefined {
  const own = removePostcode(part);
  // `South Australia` is not `South` in Australia.
  const bare = findState(own) ? own : removePostcode(part.replace(COUNTRY_BEHIND, ''));
  const state = findState(bare);
  if (area.region || !state || (area.country && area.country !== state.country)) return undefined;
  const isBehindCity = findCities(removePostcode(before)).some(
    ({ country, region }) => country === state.country && (!state.code || region === state.code),
  );
  const isElse =
    findCountryCode(bare) !== undefined || findCities(bare).some(({ size }) => size >= MIN_SIZE_OF_NAMESAKE);
  if (isElse && !isBehindCity) return undefined;
  area.region = state.code;
  area.zone = state.zone;
  area.country = state.country;
  return {};
}

/** `1672 Lawrence Street Denver Colorado 80202 USA`: a state after its city, without commas. */
function readStateEnd(part: string, area: Area): { city?: string } | undefined {
  const words = removePostcode(part.replace(COUNTRY_BEHIND, '')).split(' ').slice(-MAX_NAME_WORDS);
  for (let length = 1; length <= MAX_STATE_WORDS && length < words.length; length++) {
    const state = findState(words.slice(-length).join(' '));
    if (!state || area.region || (area.country && area.country !== state.country)) continue;
    const city = findCityAtEnd(words.slice(0, -length), state);
    if (!city) continue;
    Object.assign(area, { region: state.code, zone: state.zone, country: state.country });
    return { city };
  }
  return undefined;
}

/** The longest city of a state that a text ends with. */
function findCityAtEnd(words: string[], { country, code }: StateName): string | undefined {
  for (let length = Math.min(MAX_CITY_WORDS, words.length); length > 0; length--) {
    const name = words.slice(-length).join(' ');
    if (findCities(name).some((city) => city.country === country && (!code || city.region === code)))
      return name;
  }
  return undefined;
}

/** Short names of countries that mean nothing else. */
const SURE_CODES = /^(?:UK|USA|UAE)$/;

/** Reads a country from a part into the area. A city named like its country (Singapore) shares its zone. */
function readCountryPart(part: string, area: Area): { city?: string } | undefined {
  const isCode = part.length <= 3 && !SURE_CODES.test(part);
  const named = area.country || isCode ? undefined : findCountryCode(part);
  if (!named) return undefined;
  area.country = named;
  return {};
}

const COUNTRY_BEHIND = /\s+(?:USA|U\.S\.A\.|US|United States(?: of America)?|Canada|Australia)$/;

/** `GA 31401`, `Savannah GA`, `New Orleans, LA`, `Toronto ON M5V 2T6`, `Sydney NSW 2000`. */
function parseRegion(part: string): { rest: string; region: string; country: string } | undefined {
  const bare = part.replace(COUNTRY_BEHIND, '');
  const found = /^(.*?)\b([A-Z]{2,3})(?:\s+(?:\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/.exec(bare);
  if (!found) return undefined;
  const [, rest = '', region = ''] = found;
  const country = ['US', 'CA', 'AU'].find((code) => STATES[code]?.includes(` ${region} `));
  return country ? { rest: rest.trim(), region, country } : undefined;
}

const STATES: Record<string, string> = {
  US: ' AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ',
  CA: ' AB BC MB NB NL NS NT NU ON PE QC SK YT ',
  AU: ' NSW QLD VIC TAS ACT WA SA ',
}; // biome-ignore format: lists

/** `28195 Bremen`, `SE1 9TG London` and `1012 AB Amsterdam` without their postcodes. */
const removePostcode = (part: string): string =>
  part
    .replace(/^\d{2}-\d{3}\s+/, '')
    .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{2,4})?(?:\s[A-Z]{2})?\s+/, '')
    .replace(/\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/, '')
    .replace(/^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s+/, '')
    .replace(/\s+(?:cedex|\d{1,2}e?)(?:\s+\d+)?$/i, '')
    .replace(/^(\p{Lu}\p{Ll}{4,}) (?:[CKNSV\u00d8]|NV|SV)$/u, '$1')
    .trim();

function findCityZone(part: string, { country, region, unrivaled }: Area, minSize = 0): string | undefined {
  const bare = removePostcode(part);
  const all = /\p{L}{2}/u.test(bare) ? findCities(bare) : [];
  const fitting = all.filter(
    (city) => (!country || city.country === country) && (!region || city.region === region),
  );
  const zone = pickZone(fitting.filter(({ size }) => size >= minSize));
  const isUnsure =
    zone &&
    unrivaled &&
    (hasRival(fitting, zone, unrivaled) || (!country && isStray(fitting, zone, unrivaled)));
  return isUnsure ? undefined : zone;
}

/** Towns below this size, 130,000 people, have namesakes that the table of cities does not know. */
const MIN_SIZE_ABROAD = 7;
/** Countries of the languages that point to no single country: English, Portuguese, Chinese and Arabic. */
const SPOKEN = new Set('US PR CA GB IE AU NZ ZA IN SG PT BR CN TW HK EG AE SA MA TN JO QA OM'.split(' '));

/**
 * Whether a small town is in a country that nothing in the email points to: the `Almonte` of an English email is
 * probably not the one in Spain.
 */
function isStray(cities: CityEntry[], zone: string, { hint, isStop }: Unrivaled): boolean {
  if (isStop) return false;
  const towns = cities.filter((city) => city.zone === zone);
  return towns.every(
    ({ country, size }) => size < MIN_SIZE_ABROAD && (hint ? country !== hint : !SPOKEN.has(country)),
  );
}

/** Whether a town has a namesake of comparable size in another zone. */
function hasRival(cities: CityEntry[], zone: string, { hint }: Unrivaled): boolean {
  const hinted = cities.filter(({ country }) => country === hint);
  const fitting = hinted.some((city) => city.zone === zone) ? hinted : cities;
  const size = fitting.find((city) => city.zone === zone)?.size ?? 0;
  return fitting.some((city) => city.zone !== zone && size - city.size <= MAX_LEAD_OVER_RIVAL);
}

function pickZone(cities: CityEntry[]): string | undefined {
  const [first] = cities;
  if (!first) return undefined;
  const rival = cities.find(({ zone }) => zone !== first.zone);
  const lead = first.size >= LARGE ? MIN_SIZE_LEAD_OF_LARGE : MIN_SIZE_LEAD;
  return !rival || first.size - rival.size >= lead ? first.zone : undefined;
}

/** The zone of a large city in a name: `Paris Nord`, `Flughafen Palma de Mallorca`, `Congress Center Hamburg`. */
export function findCityZoneInName(
  name: string | undefined,
  country: string | undefined,
  unrivaled?: Unrivaled,
): string | undefined {
  const area = { country, unrivaled };
  const words = foldName(name ?? '')
    .split(' ')
    .slice(0, MAX_NAME_WORDS);
  const stopAt = words.findIndex((word) => STOP_WORDS_BEHIND_CITY.has(word));
  const [before, minSize] =
    stopAt < 0 ? [words, MIN_SIZE_IN_NAME] : [words.slice(0, stopAt), MIN_SIZE_AT_STOP];
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (
    findCityAtStart(wordsBehindStop(words), area, MIN_SIZE_AT_STOP) ??
    findCityAtStart(before, area, minSize) ??
    findCityZone(last, area, MIN_SIZE_IN_NAME)
  );
}

/** `de`, `Cherbourg` after `Gare`; empty if the name does not start with a word for a stop. */
function wordsBehindStop(words: string[]): string[] {
  const [first = '', second = ''] = words;
  const hasPreposition = PREPOSITIONS.has(second);
  if (!LEADING_STOP_WORDS.has(first) && !(PORT_WORDS.has(first) && hasPreposition)) return [];
  return words.slice(hasPreposition ? 2 : 1);
}

function findCityAtStart(words: string[], area: Area, minSize: number): string | undefined {
  for (let length = Math.min(MAX_CITY_WORDS, words.length); length > 0; length--) {
    const zone = findCityZone(words.slice(0, length).join(' '), area, minSize);
    if (zone) return zone;
  }
  return undefined;
}
