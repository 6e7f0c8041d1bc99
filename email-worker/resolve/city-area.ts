import { findCities } from '../gazetteer/cities.ts';
import { findCountryCode } from '../gazetteer/countries.ts';
import { findState, type StateName } from '../gazetteer/state-names.ts';

/** Smallest city that a state's name more likely means, after something unknown: 250,000 people. */
const MIN_SIZE_OF_NAMESAKE = 8;
/** Words of the longest name of a city that is looked up. */
export const MAX_CITY_WORDS = 4;
const MAX_STATE_WORDS = 3;
/** Words of a name in which a city is looked for. */
export const MAX_NAME_WORDS = 8;

/** What is known about the location of an address while it is read from its end. */
export interface CityArea {
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

/** Reads a state from a part into the area. `city` is the text before it. */
export function readRegionPart(part: string, area: CityArea): { city?: string } | undefined {
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
export function readStatePart(part: string, before: string, area: CityArea): { city?: string } | undefined {
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
export function readStateEnd(part: string, area: CityArea): { city?: string } | undefined {
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
export function readCountryPart(part: string, area: CityArea): { city?: string } | undefined {
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
};

/** `28195 Bremen`, `SE1 9TG London` and `1012 AB Amsterdam` without their postcodes. */
export const removePostcode = (part: string): string =>
  part
    .replace(/^\d{2}-\d{3}\s+/, '')
    .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{2,4})?(?:\s[A-Z]{2})?\s+/, '')
    .replace(/\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/, '')
    .replace(/^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s+/, '')
    .replace(/\s+(?:cedex|\d{1,2}e?)(?:\s+\d+)?$/i, '')
    .replace(/^(\p{Lu}\p{Ll}{4,}) (?:[CKNSV\u00d8]|NV|SV)$/u, '$1')
    .trim();
