const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter in American English; each is made once, as making one costs more than a hundred uses. */
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

// ICU parts the time from AM and PM with a narrow no-break space; a plain one copies and searches better.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

/** `h:mm a` of an ISO moment in a zone: "8:15 PM". */
export function formatTime(iso: string, timeZone: string): string {
  return plain(formatIn(timeZone, TIME).format(Date.parse(iso)));
}

/** `MMM d, h:mm a`: "Jun 12, 8:15 PM". */
export function formatDateTime(iso: string, timeZone: string): string {
  return plain(formatIn(timeZone, { ...DATE, ...TIME }).format(Date.parse(iso)));
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
  const one = (options: Intl.DateTimeFormatOptions) => formatIn(timeZone, options).format(Date.parse(iso));
  return {
    weekday: one({ weekday: 'long' }),
    date: one({ month: 'long', day: 'numeric' }),
    year: one({ year: 'numeric' }),
  };
}

/** The zone's short name at that moment: "PDT", "GMT+2". */
export function formatZone(iso: string, timeZone: string): string {
  const parts = formatIn(timeZone, { timeZoneName: 'short' }).formatToParts(Date.parse(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The zone's short name where it needs saying: undefined for an event in its project's own zone. */
export function formatForeignZone(iso: string, timeZone: string, projectZone: string): string | undefined {
  return timeZone === projectZone ? undefined : formatZone(iso, timeZone);
}
