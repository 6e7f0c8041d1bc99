import { getReader } from '../../messages/t.ts';

// Creating a formatter is about a hundred times slower than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The formatter for the reader's language, region and clock, in a zone. */
export function findFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale, clock } = getReader();
  const key = [locale, clock, timeZone, JSON.stringify(options)].join();
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone,
      ...options,
      // What hosts write beside it has these digits and days.
      numberingSystem: 'latn',
      calendar: 'gregory',
      ...(clock && options.hour && { hourCycle: clock === '12' ? 'h12' : 'h23' }),
    });
    formats.set(key, format);
  }
  return format;
}

/** The name of the zone in what the format writes, now or at that time. */
export const readZoneName = (format: Intl.DateTimeFormat, at?: number): string | undefined =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;

/** Formats an ISO time for the reader, in a zone. */
export function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions, iso: string): string {
  // ICU puts a narrow no-break space before AM and PM; a plain space copies and searches better.
  return findFormat(timeZone, options).format(Date.parse(iso)).replaceAll('\u202f', ' ');
}
