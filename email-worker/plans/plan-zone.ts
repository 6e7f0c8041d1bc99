import { findCities } from '../gazetteer/cities.ts';
import { findCountryCode, findCountryZone } from '../gazetteer/countries.ts';
import { REGIONS_BY_NAME, US_STATES } from '../gazetteer/regions.ts';
import { matchInLanguage } from '../languages/compile.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';
import { computeUtcOffset } from '../resolve/resolve-time.ts';
import { findKnownAirports } from './flight-airports.ts';
import type { ScannedLine, ScannedPlan } from './text/scan-plan.ts';

/** Lines at the top of a plan that may name the place that it is about. */
const MAX_HEAD = 12;
/** 130,000 people. The names of smaller cities are often those of something else. */
const MIN_SIZE = 7;
/** A namesake of an eighth of the people may be the one meant. */
const MAX_LEAD = 3;
const MIN_LETTERS = 4;
const MAX_WORDS = 3;
const NAME = /\p{L}[\p{L}\p{M}'’-]*/gu;
const EASTERN_NAME = /[\p{sc=Han}]{2,}|[\p{sc=Kana}\u30fc]{3,}|[\p{sc=Hang}]{2,}/gu;
/** Characters of a plan that are searched. */
const MAX_TEXT = 10_000;

const ZONE_NAMES = [
  ['plan.easternTime', 'America/New_York'],
  ['plan.centralTime', 'America/Chicago'],
  ['plan.mountainTime', 'America/Denver'],
  ['plan.pacificTime', 'America/Los_Angeles'],
] as const;

/** The place that a plan is about, by the zone of its clocks and the folded names that the plan has for it. */
export interface PlanPlace {
  zone: string;
  names: string[];
}

interface NamedPlace {
  name: string;
  zone: string;
  size: number;
  isHead: boolean;
}

/**
 * The place that a plan is about, if its clocks are not those of `zone`: a city or country anywhere in a plan that speaks of
 * local times, else one above its first time of which it names another place too. Undefined if it names none, or if only a
 * place with the clocks of home stands above its first time.
 */
export function findPlanPlace(
  { lines, language }: ScannedPlan,
  zone: string,
  now: Date,
): PlanPlace | undefined {
  const own = takeSearched(lines.filter(({ isQuoted, isSkipped }) => !isQuoted && !isSkipped));
  const isOther = (found: string) => !haveSameClock(found, zone, now);
  const local = own.filter(({ folded }) => matchInLanguage(language, 'plan.localTimes').test(folded));
  const named = local.flatMap((line) => findNamedZone(line, zone, language) ?? []).find(isOther);
  if (named) return { zone: named, names: [] };
  const isLocal = local.length > 0;
  const places = listPlaces(own, isLocal, isOther);
  if (!places.some(({ isHead }) => isHead) && namesHome(own, isOther)) return undefined;
  const groups = [...Map.groupBy(places, (place) => place.zone).values()].filter(
    (group) =>
      isLocal || (group.some(({ isHead }) => isHead) && new Set(group.map(({ name }) => name)).size > 1),
  );
  const [most] = groups.toSorted((a, b) => compareGroups(a, b, zone));
  if (!most?.[0] || isAboutHome(own, most, isOther)) return undefined;
  return { zone: most[0].zone, names: most.map(({ name }) => name) };
}

/**
 * Whether a plan names more places with the clocks of home than of a group, or as many, unless only the group stands above its
 * first time.
 */
function isAboutHome(lines: ScannedLine[], group: NamedPlace[], isOther: (zone: string) => boolean): boolean {
  const head = new Set(listHead(lines));
  const home = lines.flatMap((line) =>
    listHomeNames(line.text, isOther).map((name) => ({ name, isHead: head.has(line) })),
  );
  const [own, away] = [home, group].map((places) => ({
    count: new Set(places.map(({ name }) => name)).size,
    isHead: places.some(({ isHead }) => isHead),
  })) as [{ count: number; isHead: boolean }, { count: number; isHead: boolean }];
  return (
    own.count > away.count || (own.count > 0 && own.count === away.count && (own.isHead || !away.isHead))
  );
}

/** The places with the clocks of home that a text names: large cities, regions, countries, and codes of airports. */
function listHomeNames(text: string, isOther: (zone: string) => boolean): string[] {
  const names = listNames(text)
    .filter(isCapital)
    .filter((name) => {
      const area = findAreaZone(foldEmailText(name), name);
      const [city] = findCities(name);
      return area ? !isOther(area) : city !== undefined && city.size >= MIN_SIZE && !isOther(city.zone);
    });
  const codes = findKnownAirports(text).filter(({ zone }) => !isOther(zone));
  return [...names.map(foldEmailText), ...codes.map(({ code }) => code)];
}

const haveSameClock = (a: string, b: string, now: Date): boolean =>
  computeUtcOffset(now.getTime(), a) === computeUtcOffset(now.getTime(), b);

/** The more likely group first: near home, named often, large. */
function compareGroups(a: NamedPlace[], b: NamedPlace[], zone: string): number {
  const rank = (group: NamedPlace[]) => [
    Number(isNear(group[0]?.zone ?? '', zone)),
    group.length,
    Math.max(...group.map(({ size }) => size)),
  ];
  const [first, second] = [rank(a), rank(b)];
  const at = first.findIndex((value, i) => value !== second[i]);
  return at < 0 ? 0 : (second[at] ?? 0) - (first[at] ?? 0);
}

const isNear = (a: string, b: string): boolean =>
  a.startsWith('Atlantic/') || a.split('/')[0] === b.split('/')[0];

/** The first lines of a plan, which are searched. */
function takeSearched(lines: ScannedLine[]): ScannedLine[] {
  let left = MAX_TEXT;
  const end = lines.findIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** The cities and countries that lines name, other than those with the clocks of home. */
function listPlaces(
  lines: ScannedLine[],
  isLocal: boolean,
  isOther: (zone: string) => boolean,
): NamedPlace[] {
  const head = new Set(listHead(lines));
  const known = new Map<string, ReturnType<typeof findPlace>>();
  const find = (name: string) => {
    if (!known.has(name)) known.set(name, findPlace(name, isOther));
    return known.get(name);
  };
  return lines.flatMap((line) => {
    const codes = findKnownAirports(line.text)
      .filter(({ zone }) => isOther(zone))
      .map(({ code, zone }) => ({ name: code, zone, size: 0, isHead: false }));
    const names = listNames(line.text).filter((name) => isLocal || isCapital(name));
    const found = names.flatMap((name) => {
      const place = find(name);
      return place ? [{ name: foldEmailText(name), ...place, isHead: head.has(line) }] : [];
    });
    return [...found, ...(isLocal ? [] : codes)];
  });
}

/** Whether a place with the clocks of home stands above the first time. */
const namesHome = (lines: ScannedLine[], isOther: (zone: string) => boolean): boolean =>
  listHead(lines).some(({ text }) => listHomeNames(text, isOther).length > 0);

/** The zone that a line names by the word for its clocks, in the United States. */
function findNamedZone({ folded }: ScannedLine, zone: string, language: string): string | undefined {
  if (!zone.startsWith('America/')) return undefined;
  return ZONE_NAMES.find(([key]) => matchInLanguage(language, key).test(folded))?.[1];
}

/** The subject, and the lines above the first time. */
function listHead(lines: ScannedLine[]): ScannedLine[] {
  const first = lines.findIndex(({ scan, isContext }) => !isContext && scan.times.length > 0);
  return lines.filter(({ isContext }, at) => isContext || at < Math.min(first, MAX_HEAD));
}

/** The parts of a text that may be names of places. */
function listNames(text: string): string[] {
  const words = [...text.matchAll(NAME)];
  const names = words.flatMap((word, at) =>
    words
      .slice(at, at + MAX_WORDS)
      .map((last) => text.slice(word.index, last.index + last[0].length))
      .filter((name) => name.length >= MIN_LETTERS && !/[^\p{L}\p{M}'’. -]/u.test(name)),
  );
  return [...names, ...(text.match(EASTERN_NAME) ?? []).flatMap(listParts)];
}

const isCapital = (name: string): boolean => name.split(' ').every((word) => /^[\p{Lu}\p{Lo}]/u.test(word));

/** The parts of a run of letters without spaces that may be a name. */
const listParts = (run: string): string[] =>
  /\p{sc=Kana}/u.test(run)
    ? [run]
    : [2, 3].flatMap((length) =>
        Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length)),
      );

function findPlace(
  name: string,
  isOther: (zone: string) => boolean,
): { zone: string; size: number } | undefined {
  const area = findAreaZone(foldEmailText(name), name);
  if (area) return isOther(area) ? { zone: area, size: MIN_SIZE } : undefined;
  const cities = findCities(name);
  const [city] = cities;
  if (!city || city.size < MIN_SIZE || !isOther(city.zone)) return undefined;
  const isAtHome = cities.some((one) => one.size > city.size - MAX_LEAD && !isOther(one.zone));
  return isAtHome ? undefined : { zone: city.zone, size: city.size };
}

/** The zone of a region, state or country. */
function findAreaZone(folded: string, name: string): string | undefined {
  const region = REGIONS_BY_NAME.get(folded)?.zone;
  const state = US_STATES.get(folded);
  const country = findCountryCode(name);
  return region ?? (state && findCountryZone('US', state)) ?? (country && findCountryZone(country));
}
