import type { TimeZonePlace } from '../../../worker/contract/time-zones.ts';
import { describeZone } from '../../../worker/domain/schedule/page-zone.ts';
import { foldText } from '../../../worker/domain/text/fold-text.ts';
import { getReader } from '../../../worker/messages/t.ts';

/** An option of the field. `value` is the IANA name; `search` is folded text to search in. */
export type TimeZoneOption = { value: string; label: string; detail: string; search: string };

/** What people type for the zone that they mean; some letters have other meanings elsewhere. */
const ABBREVIATIONS: Partial<Record<string, string>> = Object.fromEntries(
  `America/New_York: et est edt eastern
America/Chicago: ct cst cdt central
America/Denver: mt mst mdt mountain
America/Los_Angeles: pt pst pdt pacific
America/Anchorage: akst akdt
Pacific/Honolulu: hst
America/Halifax: ast adt
UTC: utc gmt z
Europe/London: bst
Europe/Lisbon: wet west
Europe/Paris: cet cest
Europe/Athens: eet eest
Europe/Moscow: msk
Asia/Dubai: gst
Asia/Kolkata: ist
Asia/Singapore: sgt
Asia/Hong_Kong: hkt
Asia/Tokyo: jst
Asia/Seoul: kst
Australia/Sydney: aest aedt
Australia/Adelaide: acst acdt
Australia/Perth: awst
Pacific/Auckland: nzst nzdt`
    .split('\n')
    .flatMap((line) => {
      const [zone = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, zone]);
    }),
);

let options: TimeZoneOption[] | undefined;

/** All zones that the browser knows, sorted by city. Cached: creating some 400 formatters is slow. */
export function listTimeZones(): TimeZoneOption[] {
  options ??= Intl.supportedValuesOf('timeZone')
    .map(toTimeZoneOption)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return options;
}

/**
 * Zones that match `query`, ignoring case and accents: abbreviations such as EST and cities that start with it first,
 * then other words, then other matches. The word "time" at its end may be left out.
 */
export function findTimeZones(query: string, zones = listTimeZones()): TimeZoneOption[] {
  const typed = foldText(query).trim();
  const found = findMatches(typed, zones);
  if (found.length > 0) return found;
  const withoutTime = typed.replace(/\s+(time ?)?(time|zone)$/, '');
  return withoutTime === typed ? [] : findMatches(withoutTime, zones);
}

function findMatches(wanted: string, zones: TimeZoneOption[]): TimeZoneOption[] {
  const abbreviated = ABBREVIATIONS[wanted.replace(/ time$/, '')];
  const rank = ({ value, label, search }: TimeZoneOption) => {
    if (value === abbreviated) return 0;
    if (foldText(label).startsWith(wanted)) return 1;
    return search.includes(` ${wanted}`) ? 2 : 3;
  };
  const found = zones.filter(({ value, search }) => search.includes(wanted) || value === abbreviated);
  if (abbreviated && !found.some(({ value }) => value === abbreviated))
    found.push(toTimeZoneOption(abbreviated));
  const ranks = new Map(found.map((zone) => [zone, rank(zone)]));
  return found.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Adds the zones of places to those found, without the cities that were found already. */
export function addPlaces(found: TimeZoneOption[], places: readonly TimeZonePlace[]): TimeZoneOption[] {
  const known = new Set(found.map(({ value, label }) => `${value} ${foldText(label)}`));
  return [
    ...found,
    ...places.filter(({ name, timeZone }) => !known.has(`${timeZone} ${foldText(name)}`)).map(toPlaceOption),
  ];
}

function toPlaceOption({ name, region, country, timeZone }: TimeZonePlace): TimeZoneOption {
  const countryName =
    country && (new Intl.DisplayNames(findHostLocale(), { type: 'region' }).of(country) ?? country);
  // A country that is found by its own name.
  const area = foldText(countryName) === foldText(name) ? '' : countryName;
  const label = [name, region, area].filter(Boolean).join(', ');
  return { value: timeZone, label, detail: formatTimeZoneName(timeZone), search: '' };
}

/** The language of hosts' screens. */
const findHostLocale = () => (getReader().language === 'de' ? 'de' : 'en-US');

/** Returns the city, such as "New York" for America/New_York; "GMT+4" for Etc/GMT-4, which counts the other way. */
export function formatTimeZoneCity(timeZone: string): string {
  if (timeZone.startsWith('Etc/')) return describeZone(timeZone);
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Returns the zone's name without the season, such as "Eastern Time" or "Nordamerikanische Ostküstenzeit". */
export function formatTimeZoneName(
  timeZone: string,
  style: 'longGeneric' | 'shortOffset' = 'longGeneric',
  locale = findHostLocale(),
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A zone by its own name. */
export function toTimeZoneOption(value: string): TimeZoneOption {
  const label = formatTimeZoneCity(value);
  const detail = formatTimeZoneName(value, 'shortOffset');
  // The English names are known everywhere.
  const names = [...new Set([formatTimeZoneName(value), formatTimeZoneName(value, 'longGeneric', 'en-US')])];
  return {
    value,
    label,
    detail,
    search: foldText(`${label} ${value} ${names.join(' ')} ${detail}`),
  };
}
