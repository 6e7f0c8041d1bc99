import { foldName } from '../gazetteer/fold-name.ts';

/** Languages of email programs. If two use one word for different months, the first wins. */
const LOCALES = 'en de fr es it pt nl cs pl sk da nb sv fi hu ro ru uk tr el hr ca'.split(' ');

let months: Map<string, number> | undefined;

/** The number of a month, 1 to 12, by its name in the languages of mail programs. */
export function findMonth(word: string): number | undefined {
  months ??= buildMonths();
  return months.get(foldName(word));
}

/** Month numbers, 1 to 12, by their folded names from the runtime's locale data. */
function buildMonths(): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      // The day puts the name into the grammatical case that dates use: `26. října`.
      const format = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const name = foldName(formatMonth(format, month));
        if (/\p{L}/u.test(name) && !found.has(name)) found.set(name, month + 1);
      }
    }
  }
  return found;
}

const formatMonth = (format: Intl.DateTimeFormat, month: number): string =>
  format.formatToParts(Date.UTC(2024, month, 15)).find(({ type }) => type === 'month')?.value ?? '';
