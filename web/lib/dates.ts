import { describeZone } from '../../worker/domain/schedule/page-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached en-US formatter; creating one is about a hundred times slower than using it. */
function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    formats.set(key, format);
  }
  return format;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DATE = { month: 'short', day: 'numeric' } as const;

// ICU puts a narrow no-break space before AM and PM; a plain space copies and searches better.
const normalizeSpaces = (text: string) => text.replaceAll('\u202f', ' ');

/** Formats an ISO time as `h:mm a` in the zone: "8:15 PM". */
export function formatTime(iso: string, timeZone: string): string {
  return normalizeSpaces(formatIn(timeZone, TIME).format(Date.parse(iso)));
}

/** `MMM d, h:mm a`: "Jun 12, 8:15 PM". */
export function formatDateTime(iso: string, timeZone: string): string {
  return normalizeSpaces(formatIn(timeZone, { ...DATE, ...TIME }).format(Date.parse(iso)));
}

const YEAR_MS = 365 * 86_400_000;

/** "Fri, Jun 12, 8:15 PM", with the year unless it is within the next one. */
export function formatWeekdayTime(iso: string, timeZone: string): string {
  const wait = Date.parse(iso) - Date.now();
  const day = { weekday: 'short', ...DATE, ...TIME } as const;
  const options = wait > 0 && wait < YEAR_MS ? day : ({ ...day, year: 'numeric' } as const);
  return normalizeSpaces(formatIn(timeZone, options).format(Date.parse(iso)));
}

/** `MMM d`: "Jun 12". */
export function formatDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, DATE).format(Date.parse(iso));
}

/** `MMM d, yyyy`: "Jun 12, 2026". */
export function formatFullDate(iso: string, timeZone: string): string {
  return formatIn(timeZone, { ...DATE, year: 'numeric' }).format(Date.parse(iso));
}

/** The parts of a day header: `{ weekday: "Friday", date: "June 12", year: "2026" }`. */
export function formatDay(iso: string, timeZone: string): { weekday: string; date: string; year: string } {
  const format = (options: Intl.DateTimeFormatOptions) => formatIn(timeZone, options).format(Date.parse(iso));
  return {
    weekday: format({ weekday: 'long' }),
    date: format({ month: 'long', day: 'numeric' }),
    year: format({ year: 'numeric' }),
  };
}

/** Returns the zone's short name at that time: "PDT", "GMT+2". */
export function formatZone(iso: string, timeZone: string): string {
  const parts = formatIn(timeZone, { timeZoneName: 'short' }).formatToParts(Date.parse(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the zone's short name at that time if it is a word, as "PDT", else that of its place: "London time". */
export function formatPlaceZone(iso: string, timeZone: string): string {
  const name = formatZone(iso, timeZone);
  return name.startsWith('GMT') ? describeZone(timeZone) : name;
}

/** Returns the name of the zone, as `formatPlaceZone`, if it is not the page's zone, else undefined. */
export function formatForeignZone(iso: string, timeZone: string, pageZone: string): string | undefined {
  return timeZone === pageZone ? undefined : formatPlaceZone(iso, timeZone);
}
