import { foldEmailText } from './fold-email-text.ts';
import { LEXICONS } from './languages.ts';
import { OTHER_CALENDARS } from './other-calendars.ts';

const CALENDARS = [...LEXICONS.map(({ calendar }) => calendar), ...OTHER_CALENDARS];

/** The names in a list such as `Calendar.months`, with their positions. */
const listNames = (names: string): [string, number][] =>
  foldEmailText(names)
    .split(' ')
    .flatMap((words, at) => words.split('|').map((word): [string, number] => [word, at]));

const months = new Map(CALENDARS.flatMap(({ months }) => listNames(months)));
const englishMonths = new Map(listNames(LEXICONS[0]?.calendar.months ?? ''));
const weekdays = new Map<string, Set<number>>();
for (const calendar of CALENDARS)
  for (const [word, day] of listNames(calendar.weekdays))
    weekdays.set(word, (weekdays.get(word) ?? new Set()).add(day));

/** The number of a month, 1 to 12, by its folded name. */
export function findMonthNumber(word: string): number | undefined {
  const at = months.get(word);
  return at === undefined ? undefined : at + 1;
}

/** Whether a folded word is an English month. */
export function isEnglishMonth(word: string): boolean {
  return englishMonths.has(word);
}

/** Weekdays that a folded word may mean; 0 is Sunday. `so` is Sunday in German and Saturday in Czech. */
export function findWeekdays(word: string): number[] | undefined {
  const days = weekdays.get(word.replace(/-feira$/, ''));
  return days && [...days];
}

/** One to seven by the folded numeral of any language. */
export function findNumeral(word: string): number | undefined {
  return numerals.get(word);
}

const numerals = new Map(
  LEXICONS.flatMap(({ calendar }) => listNames(calendar.numerals)).map(([word, at]) => [word, at + 1]),
);
