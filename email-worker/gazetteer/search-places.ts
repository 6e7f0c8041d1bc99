import { findAirport } from './airports.ts';
import { type CityEntry, parseCityEntries } from './cities.ts';
import { CITY_NAMES } from './city-names.ts';
import { findCountryCode, findCountryZone } from './countries.ts';
import CITIES from './data/cities.txt';
import COUNTRY_NAMES from './data/country-names.txt';
import { foldName } from './fold-name.ts';
import { REGIONS_BY_NAME, US_STATES } from './regions.ts';
import { findSortedLine } from './table.ts';

/** A place that a search found. */
export interface PlaceMatch {
  /** In English, without accents. */
  name: string;
  /** State or province code; empty outside of the United States, Canada and Australia. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA. */
  timeZone: string;
}

/** `key` is the same for two names of one place. */
type Candidate = PlaceMatch & { score: number; key: string };

const MAX_MATCHES = 8;
/** Scores are logarithms of the population in thousands; these add to them. */
const SCORE = { exact: 6, laterWord: -2, otherName: -0.5, airport: 30, region: 14, country: 12 };

/**
 * Places whose name has a word that starts with `query`: cities, regions, countries and airport codes, best first. Text
 * after a comma narrows the search down to a state or country: "Portland, ME".
 */
export function searchPlaces(query: string): PlaceMatch[] {
  const [first = '', ...rest] = query.split(',');
  const name = foldName(first);
  if (name.length < 2) return [];
  const area = rest.map((part) => part.trim()).filter(Boolean);
  const found = [...findAirportMatch(first), ...findNamedMatches(name), ...findCityMatches(name)];
  const inArea = found.filter((match) => area.every((part) => isIn(match, part)));
  const ranked = (inArea.length > 0 ? inArea : found).sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  return ranked
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MAX_MATCHES)
    .map(({ name, region, country, timeZone }) => ({ name, region, country, timeZone }));
}

function isIn({ region, country }: PlaceMatch, area: string): boolean {
  const code = area.toUpperCase();
  const state = US_STATES.get(foldName(area));
  return region === code || country === code || country === findCountryCode(area) || region === state;
}

function findAirportMatch(text: string): Candidate[] {
  const code = text.trim().toUpperCase();
  const airport = findAirport(code);
  if (!airport) return [];
  const name = airport.name ? `${code} ${airport.name}` : code;
  const { country, zone: timeZone } = airport;
  return [{ name, region: '', country, timeZone, score: SCORE.airport, key: code }];
}

/** Countries with one zone, and regions. */
function findNamedMatches(query: string): Candidate[] {
  const matches: Candidate[] = [];
  const add = (name: string, country: string, timeZone: string | undefined, base: number) => {
    const bonus = scoreName(name, query);
    if (bonus === undefined || !timeZone) return;
    const score = base + bonus;
    matches.push({ name: toTitleCase(name), region: '', country, timeZone, score, key: name });
  };
  for (const [name, { country, zone }] of REGIONS_BY_NAME) add(name, country, zone, SCORE.region);
  for (const line of COUNTRY_NAMES.split('\n').slice(1)) {
    const [name = '', country = ''] = line.split('|');
    if (name.startsWith(query)) add(name, country, findCountryZone(country), SCORE.country);
  }
  return matches;
}

function findCityMatches(query: string): Candidate[] {
  const toCandidates = (name: string, entries: string, tableName = name): Candidate[] => {
    const bonus = (scoreName(name, query) ?? 0) + (name === tableName ? 0 : SCORE.otherName);
    return parseCityEntries(entries).map(({ country, region, zone, size }: CityEntry) => ({
      name: toTitleCase(name),
      region,
      country,
      timeZone: zone,
      score: size + bonus,
      key: [tableName, country, region, zone].join(),
    }));
  };
  const matches = [...CITY_NAMES]
    .filter(([name]) => name.startsWith(query))
    .flatMap(([name, tableName]) =>
      toCandidates(name, findSortedLine(CITIES, `${tableName}|`) ?? '', tableName),
    );
  // Only names contain spaces.
  for (const start of [`\n${query}`, ` ${query}`]) {
    for (let at = CITIES.indexOf(start); at >= 0; at = CITIES.indexOf(start, at + 1)) {
      const from = CITIES.lastIndexOf('\n', at) + 1;
      const line = CITIES.slice(at === from - 1 ? at + 1 : from, CITIES.indexOf('\n', at + 1));
      const [name = '', entries = ''] = line.split('|');
      if (from > 0) matches.push(...toCandidates(name, entries));
    }
  }
  return matches;
}

/** Undefined if no word of the name starts with the query. */
function scoreName(name: string, query: string): number | undefined {
  if (name === query) return SCORE.exact;
  if (name.startsWith(query)) return 0;
  return ` ${name}`.includes(` ${query}`) ? SCORE.laterWord : undefined;
}

/** "washington d c" becomes "Washington D.C." */
function toTitleCase(name: string): string {
  return name
    .replace(/(^| )\p{L}/gu, (start) => start.toUpperCase())
    .replace(/\bD ?C$/i, 'D.C.')
    .replace(/(?<=.) (And|Of|De|Del|Di|Am|Upon) /g, (word) => word.toLowerCase());
}
