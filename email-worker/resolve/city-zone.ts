import { type CityEntry, findCities } from '../gazetteer/cities.ts';
import { findCountryZone } from '../gazetteer/countries.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import {
  type CityArea,
  MAX_CITY_WORDS,
  MAX_NAME_WORDS,
  readCountryPart,
  readRegionPart,
  readStateEnd,
  readStatePart,
  removePostcode,
  type Unrivaled,
} from './city-area.ts';
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
/** The zone of the city in an address, narrowed down by the country and state at its end. */
export function findCityZoneInAddress(
  texts: string[],
  country: string | undefined,
  unrivaled?: Unrivaled,
): string | undefined {
  const parts = texts.flatMap((text) => text.split(/[,;\n|·•()]|\s[-–—/]\s/)).map((part) => part.trim());
  const area: CityArea = { country, unrivaled };
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

// biome-ignore format: lists

function findCityZone(part: string, { country, region, unrivaled }: CityArea, minSize = 0): string | undefined {
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

function findCityAtStart(words: string[], area: CityArea, minSize: number): string | undefined {
  for (let length = Math.min(MAX_CITY_WORDS, words.length); length > 0; length--) {
    const zone = findCityZone(words.slice(0, length).join(' '), area, minSize);
    if (zone) return zone;
  }
  return undefined;
}
