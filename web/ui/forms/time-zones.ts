/** `value` is the IANA name, `search` the lowercase city, region, name and offset. */
export type TimeZoneOption = { value: string; label: string; offset: string; search: string };

let options: TimeZoneOption[] | undefined;

/** All zones that the browser knows, sorted by city. Cached: creating some 400 formatters is slow. */
export function listTimeZones(): TimeZoneOption[] {
  options ??= Intl.supportedValuesOf('timeZone')
    .map(toOption)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return options;
}

/** Zones that match `query`: those whose city starts with it first, then other words, then other matches. */
export function findTimeZones(query: string, zones = listTimeZones()): TimeZoneOption[] {
  const wanted = query.trim().toLowerCase();
  const isCity = ({ label }: TimeZoneOption) => label.toLowerCase().startsWith(wanted);
  const isWord = ({ search }: TimeZoneOption) => search.includes(` ${wanted}`);
  const found = zones.filter(({ search }) => search.includes(wanted));
  const rank = (zone: TimeZoneOption) => (isCity(zone) ? 0 : isWord(zone) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** Returns the city, such as "New York" for America/New_York. */
export function formatTimeZoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Returns the zone's name without the season, such as "Eastern Time". */
export function formatTimeZoneName(
  timeZone: string,
  style: 'longGeneric' | 'shortOffset' = 'longGeneric',
): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function toOption(value: string): TimeZoneOption {
  const label = formatTimeZoneCity(value);
  const offset = formatTimeZoneName(value, 'shortOffset');
  const search = `${label} ${value} ${formatTimeZoneName(value)} ${offset}`.toLowerCase();
  return { value, label, offset, search };
}
