import { foldEmailText } from './fold-email-text.ts';
import { ALL_LANGUAGES } from './languages.ts';

type CalendarKey =
  | 'calendar.months'
  | 'calendar.weekdays'
  | 'calendar.weekdaySigns'
  | 'calendar.weekdayPhrases'
  | 'calendar.numerals'
  | 'calendar.ordinalNumerals'
  | 'clock.hours';

/** The folded names of a calendar with their positions. */
const listNames = (key: CalendarKey, languages = ALL_LANGUAGES): [string, number][] =>
  languages.flatMap(({ words }) =>
    words[key].flatMap((names, at) =>
      foldEmailText(names)
        .split('|')
        .map((name): [string, number] => [name, at]),
    ),
  );

const months = new Map(listNames('calendar.months'));
const englishMonths = new Map(
  listNames(
    'calendar.months',
    ALL_LANGUAGES.filter(({ code }) => code === 'en'),
  ),
);
const toDays = (key: CalendarKey): Map<string, Set<number>> => {
  const days = new Map<string, Set<number>>();
  for (const [word, day] of listNames(key)) days.set(word, (days.get(word) ?? new Set()).add(day));
  return days;
};
const weekdays = toDays('calendar.weekdays');
const weekdayPhrases = toDays('calendar.weekdayPhrases');
const weekdaySigns = toDays('calendar.weekdaySigns');

const ownWeekdays = new Map(
  ALL_LANGUAGES.map((language) => [language.code, new Map(listNames('calendar.weekdays', [language]))]),
);

/** The number of a month, 1 to 12, by its folded name. */
export function findMonthNumber(word: string): number | undefined {
  const at = months.get(word);
  return at === undefined ? undefined : at + 1;
}

/** Whether a folded word is an English month. */
export function isEnglishMonth(word: string): boolean {
  return englishMonths.has(word);
}

/**
 * Weekdays that a folded word may mean; 0 is Sunday. `so` is Sunday in German and Saturday in Czech, unless the language is
 * known.
 */
export function findWeekdays(word: string, language?: string): number[] | undefined {
  const name = word.replace(/-feira$/, '');
  const own = language === undefined ? undefined : ownWeekdays.get(language)?.get(name);
  const days = weekdays.get(name);
  return own === undefined ? days && [...days] : [own];
}

/** Weekdays that a folded phrase such as `thu hai` means. */
export const findWeekdayOfPhrase = (phrase: string): number[] | undefined =>
  toList(weekdayPhrases.get(phrase));

/** Weekdays that a single character may mean. */
export const findWeekdaysOfSign = (sign: string): number[] | undefined => toList(weekdaySigns.get(sign));

const toList = (days: Set<number> | undefined) => days && [...days];

/** The year before the first of each era, by its name. */
export const ERAS = new Map(
  ALL_LANGUAGES.flatMap(({ words }) => words['calendar.eras']).map((era): [string, number] => {
    const [name = '', year] = era.split(' ');
    return [name, Number(year)];
  }),
);

/** One to seven by the folded numeral of any language. */
export function findNumeral(word: string): number | undefined {
  return numerals.get(word);
}

const numerals = new Map(listNames('calendar.numerals').map(([word, at]) => [word, at + 1]));

/** One to seven by the folded ordinal of any language: `first`. */
export const findOrdinal = (word: string): number | undefined => ordinals.get(word);

const ordinals = new Map(listNames('calendar.ordinalNumerals').map(([word, at]) => [word, at + 1]));

const hoursAfterHalf = new Map(listNames('clock.hours').map(([word, at]) => [word, at + 1]));

/** One to twelve by the folded word after `half`, in languages in which `halb acht` is half past seven. */
export function findHourAfterHalf(word: string): number | undefined {
  return hoursAfterHalf.get(word);
}
