import { foldEmailText } from './fold-email-text.ts';
import { ALL_LANGUAGES } from './languages.ts';

type CalendarKey = 'calendar.months' | 'calendar.weekdays' | 'calendar.numerals' | 'clock.hours';

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
const weekdays = new Map<string, Set<number>>();
for (const [word, day] of listNames('calendar.weekdays'))
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

const numerals = new Map(listNames('calendar.numerals').map(([word, at]) => [word, at + 1]));

const hoursAfterHalf = new Map(listNames('clock.hours').map(([word, at]) => [word, at + 1]));

/** One to twelve by the folded word behind `half`, in languages in which `halb acht` is half past seven. */
export function findHourAfterHalf(word: string): number | undefined {
  return hoursAfterHalf.get(word);
}
