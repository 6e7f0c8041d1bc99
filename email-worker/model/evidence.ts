import { foldWords } from '../../worker/domain/text/fold-text.ts';

/** What a model says it read, held against the mail's own words. Pure. */

/** Whether these words stand in the text in this order, whatever signs and breaks are between them. */
export function containsWords(text: string, words: string): boolean {
  const wanted = foldWords(words);
  return wanted !== '' && ` ${foldWords(text)} `.includes(` ${wanted} `);
}

/**
 * Whether the digits of a local moment (`YYYY-MM-DDTHH:mm` or `YYYY-MM-DD`) can be read from the evidence:
 * day, month, hour and minutes, and the year where it is said to be stated.
 */
export function isSupportedByEvidence(evidence: string, local: string, yearStated: boolean): boolean {
  const [date = '', clock = ''] = local.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  // Times of day are taken out first, so that 10:12 is not the 12th of October.
  const clocks = readClocks(evidence);
  const rest = evidence.replace(CLOCK, ' ').toLowerCase();
  const numbers = (rest.match(/\d+/g) ?? []).map(Number);
  const folded = foldWords(rest);
  const compact = `${year}${month}${day}`;
  const hasCompact = rest.includes(compact);
  const hasDay = hasCompact || numbers.includes(Number(day));
  const hasMonth =
    hasCompact || hasMonthName(folded, Number(month)) || hasBoth(numbers, Number(day), Number(month));
  const hasYear =
    hasCompact ||
    numbers.includes(Number(year)) ||
    numbers.filter((n) => n === Number(year) % 100).length > 0;
  const hasClock = clock === '' || clocks.includes(clock.slice(0, 5));
  return hasDay && hasMonth && (!yearStated || hasYear) && hasClock;
}

/** Day and month as two numbers, also where they are the same. */
function hasBoth(numbers: number[], day: number, month: number): boolean {
  const rest = [...numbers];
  const at = rest.indexOf(day);
  if (at < 0) return false;
  rest.splice(at, 1);
  return rest.includes(month);
}

/** `19:30`, `7.30 pm`, `20h30`, `7:05p`, `7 PM`, `1930` is no time of its own. */
const CLOCK =
  /(?<!\d[.:/-]?)(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2})?(?!\d)(?!\.\d)|\s?(?:h|uhr)(?![\p{L}\d])|(?=\s?[ap]\.?(?:m\b|(?![\p{L}]))))\s?(?:([ap])\.?(?:m\.?)?(?!\p{L}))?/giu;

function readClocks(text: string): string[] {
  const found = [...text.matchAll(CLOCK)].flatMap(([, hour = '', minute = '00', half = '']) => {
    const h = Number(hour);
    if (h > 24 || Number(minute) > 59) return [];
    const shifted = half.toLowerCase() === 'p' ? (h % 12) + 12 : half.toLowerCase() === 'a' ? h % 12 : h % 24;
    return [`${String(shifted).padStart(2, '0')}:${minute}`];
  });
  return /\bnoon\b|\bmidday\b/i.test(text) ? [...found, '12:00'] : found;
}

/** Languages whose names of months are known; CLDR writes them out. */
const LOCALES = 'en de fr es it pt nl sv nb da fi pl cs sk hu ro hr sl tr ca et lv lt el ru uk bg'.split(' ');
let monthNames: Set<string>[] | undefined;

function hasMonthName(folded: string, month: number): boolean {
  monthNames ??= Array.from({ length: 12 }, (_, index) => listNames(index));
  const words = folded.split(' ');
  return words.some((word) => monthNames?.[month - 1]?.has(word));
}

function listNames(index: number): Set<string> {
  const day = Date.UTC(2024, index, 15);
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(day);
      const parts = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      const inDate = parts.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
      return [alone, inDate];
    }),
  );
  return new Set(names.map(foldWords).filter((name) => /\p{L}{3}/u.test(name)));
}
