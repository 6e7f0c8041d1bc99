/** An IANA zone as a person looks for it. `search` is lower case: city, region, name and offset. */
export type TimeZoneOption = { value: string; label: string; offset: string; search: string };

let options: TimeZoneOption[] | undefined;

/** Every zone this browser knows, by city. Made on first use: some 400 formatters take a moment. */
export function listTimeZones(): TimeZoneOption[] {
  options ??= Intl.supportedValuesOf('timeZone')
    .map(toOption)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return options;
}

/** The zones that a person may mean by `query`: first those whose city begins so, then other words, then the rest. */
export function findTimeZones(query: string, zones = listTimeZones()): TimeZoneOption[] {
  const wanted = query.trim().toLowerCase();
  const isCity = ({ label }: TimeZoneOption) => label.toLowerCase().startsWith(wanted);
  const isWord = ({ search }: TimeZoneOption) => search.includes(` ${wanted}`);
  const found = zones.filter(({ search }) => search.includes(wanted));
  const rank = (zone: TimeZoneOption) => (isCity(zone) ? 0 : isWord(zone) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The zone's city: "New York" of America/New_York. */
export function formatTimeZoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** The zone's own words for itself, whatever the season: "Eastern Time". */
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
