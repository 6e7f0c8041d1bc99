/** An IANA zone as a person looks for it. `search` is lower case: city, region, name and offset. */
export type ZoneOption = { value: string; label: string; offset: string; search: string };

let options: ZoneOption[] | undefined;

/** Every zone this browser knows, by city. Made on first use: some 400 formatters take a moment. */
export function listTimeZones(): ZoneOption[] {
  options ??= Intl.supportedValuesOf('timeZone')
    .map(toOption)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return options;
}

/** The zones that a person may mean by `query`: first those whose city begins so, then other words, then the rest. */
export function findTimeZones(query: string, zones = listTimeZones()): ZoneOption[] {
  const wanted = query.trim().toLowerCase();
  const isCity = ({ label }: ZoneOption) => label.toLowerCase().startsWith(wanted);
  const isWord = ({ search }: ZoneOption) => search.includes(` ${wanted}`);
  const found = zones.filter(({ search }) => search.includes(wanted));
  const rank = (zone: ZoneOption) => (isCity(zone) ? 0 : isWord(zone) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The zone's city: "New York" of America/New_York. */
export function toCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** The zone's own words for itself, whatever the season: "Eastern Time". */
export function nameTimeZone(timeZone: string, style: 'longGeneric' | 'shortOffset' = 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function toOption(value: string): ZoneOption {
  const label = toCity(value);
  const offset = nameTimeZone(value, 'shortOffset');
  const search = `${label} ${value} ${nameTimeZone(value)} ${offset}`.toLowerCase();
  return { value, label, offset, search };
}
