import { addDays, DAY_MS, daysBetween, toIsoDay, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { isStreet } from '../../text/scan/street.ts';
import { DAY_OF_MONTH, DAY_SIGN, isAmong } from './day-ranges.ts';
import { type DayContext, resolveDate } from './plan-days.ts';
import type { NamedDay, Span } from './scan-line.ts';
import type { ScannedLine } from './scan-plan.ts';
import { isWeekdayOf } from './weekday-words.ts';

/** After a number that is a time, a range of hours, or an amount. */
const NO_DAY = [
  '[\\d:/]',
  '[.]\\d',
  '[-–]\\d{1,2}(?![\\d.:/])',
  `\\s?(?:${matchAny('plan.rangeUnits', 'plan.hourUnits', 'clock.hour')}|[ap]\\.?m|h|u)(?!\\p{L})`,
  '\\s?[€$£%]',
].join('|');
/** A day of the month after a weekday: `Fri 11th`, `domingo 19`, `Ven 7`. */
const BEHIND_WEEKDAY = new RegExp(
  `^(\\p{L}[\\p{L}-]*[.,]? ?)(?:${matchAny('plan.articles')} |d\\. )?${DAY_OF_MONTH}(?!${NO_DAY})`,
  'u',
);
/** A line that is only a day of the month: `26`, `25 soir`, `6日`. */
const ALONE = new RegExp(`^${DAY_OF_MONTH}(${DAY_SIGN})?(?: \\p{L}{1,8})?[:：]?$`, 'u');
const MIN_ALONE = 2;
/** Days around those of an itinerary that may belong to it. */
const MAX_BESIDE = 3;
/** Days after the first one that numbers alone may name. */
const MAX_SPAN = 7;
/** Days between the other days of a plan and one that is only a number. */
const MAX_DISTANCE = 45;
/** Further from the other days, a weekday with its number may be one of another month, or wrong. */
const FAR_DAYS = 14;

/** Days from one to another. */
type Days = { first: string; last: string };

/** Takes numbers for days where the other days of the plan say their month, and days beside the main one. */
export function addDaysOfMonth(lines: ScannedLine[], context: DayContext): void {
  const named = listSureDates(lines, context.language);
  const day = named[0] && resolveDate(named[0].date, context);
  // A day just past is not one of the next year.
  const first = day?.reasons.includes('year-not-stated') ? undefined : day?.date;
  const main = context.anchor ?? first ?? context.trip?.first;
  const near = context.range?.first ?? main;
  for (const line of lines) addNumbers(line, near, context);
  if (main) for (const line of lines) nameRelativeDay(line, main, context.language);
  const around = first ? { first: addDays(first, -1), last: addDays(first, MAX_SPAN) } : undefined;
  const span = context.range ?? context.trip ?? around;
  addLonelyDays(lines, span, context);
  if (!span) takeNumbersAhead(lines, context.today);
  else {
    takeNumbersOfMonth(lines, span);
    for (const line of lines) {
      dropNames(line, span, context);
      addSignedDay(line, span);
    }
  }
}

/** Takes `dia 31`, which may be the 31st day of a plan, for a day of the month where the plan has fewer days. */
function takeNumbersOfMonth(lines: ScannedLine[], span: Days): void {
  const numbers = lines.flatMap(({ scan }) =>
    scan.days.flatMap((day) => (day.kind === 'number' ? [day.number] : [])),
  );
  if (Math.max(0, ...numbers) <= countDays(span)) return;
  for (const line of lines) {
    const days = line.scan.days.map((day) => {
      const date = day.kind === 'number' ? findDayOfMonth(day.number, span) : undefined;
      return date ? toNamedDate(date, day.start, day.end) : day;
    });
    line.scan = { ...line.scan, days };
  }
}

/** Takes `Saturday dia 27` for the next such day of a month where a plan names neither its month nor its first day. */
function takeNumbersAhead(lines: ScannedLine[], today: string): void {
  const first = lines.find(({ sentOn }) => sentOn)?.sentOn ?? today;
  const ahead = { first, last: addDays(first, MAX_DISTANCE) };
  for (const line of lines) {
    const days = line.scan.days.map((day) => {
      const date =
        day.kind === 'number' && day.number > MAX_SPAN ? findDayOfMonth(day.number, ahead) : undefined;
      return date ? { ...toNamedDate(date, day.start, day.end), isGuess: true } : day;
    });
    line.scan = { ...line.scan, days };
  }
}

const countDays = ({ first, last }: Days): number => daysBetween(first, last) + 1;

/** The first of some days that has a number in its month. */
const findDayOfMonth = (number: number, { first, last }: Days): string | undefined =>
  Array.from({ length: MAX_DISTANCE }, (_, at) => addDays(first, at)).find(
    (day) => day <= last && Number(day.slice(8)) === number,
  );

/** What stands before a date that is the name of a street or place: `Mercado 20 de Noviembre`. */
const NAME_BEFORE = new RegExp(
  `(?<!\\p{L})${matchAny('plan.venues', 'addresses.streets')} (?:${matchAny('plan.departsFrom')} )?$`,
  'u',
);

/** Drops dates far from the days of a plan that are part of a name. */
function dropNames(line: ScannedLine, span: Days, context: DayContext): void {
  const days = line.scan.days.filter((day) => {
    if (day.kind !== 'date' || day.date.year !== undefined) return true;
    if (!NAME_BEFORE.test(line.folded.slice(0, day.start))) return true;
    const date = resolveDate(day.date, context)?.date ?? span.first;
    return date >= addDays(span.first, -MAX_SPAN) && date <= addDays(span.last, MAX_SPAN);
  });
  if (days.length < line.scan.days.length) line.scan = { ...line.scan, days };
}

/** `10日は…` or `the 12th: …` at the start of a line without another day. */
const SIGNED_DAY = new RegExp(
  `^(?:\\D?(\\d{1,2})${DAY_SIGN}(?!\\p{sc=Han})|(?:${matchAny('plan.articles')} )?(\\d{1,2})(?:st|nd|rd|th)(?!\\p{L}))`,
  'u',
);

/** Takes a day of the month at the start of a line for one of the span. */
function addSignedDay(line: ScannedLine, span: Days): void {
  const [found, signed, ordinal] = SIGNED_DAY.exec(line.folded) ?? [];
  if (!found || line.scan.days.length > 0) return;
  const date = findDayOfMonth(Number(signed ?? ordinal), span);
  if (date) line.scan = { ...line.scan, days: [toNamedDate(date, 0, found.length)] };
}

/** The dates of a plan without those such as `mar 20` that may be weekdays, unless there are no others. */
function listSureDates(lines: ScannedLine[], language: string): (NamedDay & { kind: 'date' })[] {
  const dates = lines.flatMap(({ scan, folded }) =>
    scan.days.flatMap((day) => (day.kind === 'date' ? [{ day, folded }] : [])),
  );
  const sure = dates.filter(({ day, folded }) => !toWeekdayOfNumber(folded, day, language));
  return (sure.length > 0 ? sure : dates).map(({ day }) => day);
}

/** Takes lines that are only a number for days of the span, unless one is before a date above it: those are hours. */
function addLonelyDays(lines: ScannedLine[], span: DayContext['range'], context: DayContext): void {
  const alone = span ? lines.flatMap((line) => findAlone(line, span)) : [];
  if (new Set(alone.map(({ date }) => date)).size < MIN_ALONE) return;
  let above = '';
  for (const line of lines) {
    const date = alone.find((one) => one.line === line)?.date;
    if (date !== undefined && date < above) return;
    const dated = line.scan.days.find(({ kind }) => kind === 'date');
    above = (dated?.kind === 'date' && resolveDate(dated.date, context)?.date) || above;
  }
  for (const { line, date } of alone)
    line.scan = { days: [toNamedDate(date, 0, line.normalized.length)], times: [] };
}

/** The days of weekdays with a number, which is then not a time. */
function addNumbers(
  { scan, folded, normalized, sentOn }: ScannedLine,
  near: string | undefined,
  { today, language, range, trip }: DayContext,
): void {
  const days = range ?? trip;
  const found = scan.days.map((day) => {
    const own = day.kind === 'date' ? toWeekdayOfNumber(folded, day, language) : day;
    const isAddress = isStreet(
      normalized
        .slice(day.end)
        .replace(/^[\s,]+/, '')
        .split(/[,.;]/)[0] ?? '',
    );
    const date =
      own?.kind === 'weekday' && !isAddress ? toDate(folded, own, near, sentOn ?? today) : undefined;
    return date && !(own?.kind === 'weekday' && isElsewhere(date, own.weekdays, days)) ? date : day;
  });
  const dates = found.filter(({ kind }) => kind === 'date');
  scan.days = found;
  scan.times = scan.times.filter((time) => !dates.some((day) => covers(day, time)));
}

/** Whether a day is outside of some days, which have the weekday too: then its number is that of a house or a time. */
function isElsewhere(named: NamedDay, weekdays: number[], days: Days | undefined): boolean {
  if (named.kind !== 'date' || !days || !isAmong(weekdays, days)) return false;
  const { year = 0, month, day } = named.date;
  const date = toIsoDay(year, month, day);
  return date < addDays(days.first, -MAX_BESIDE) || date > addDays(days.last, MAX_BESIDE);
}

const SHORT_MONTH = /^(\p{L}{3})\.? \d{1,2}$/u;

/** `mar 22` is a Tuesday in languages that abbreviate a weekday so, if that day is near. */
function toWeekdayOfNumber(
  folded: string,
  { date, start, end }: NamedDay & { kind: 'date' },
  language: string,
) {
  const [, word = ''] = SHORT_MONTH.exec(folded.slice(start, end)) ?? [];
  const isEither = date.year === undefined && isWeekdayOf(word, language);
  const weekdays = isEither ? findWeekdays(word, language) : undefined;
  return weekdays && { kind: 'weekday' as const, weekdays, isNext: false, start, end: start + word.length };
}

const RELATIVE = [
  [-1, 'plan.dayBefore'],
  [0, 'plan.mainDay'],
  [1, 'plan.dayAfter'],
] as const;
const MAX_HEADING = 30;

/** `The day after` above a list. */
function nameRelativeDay(line: ScannedLine, main: string, language: string): void {
  const { scan, folded, normalized } = line;
  if (scan.days.length + scan.times.length > 0 || folded.length > MAX_HEADING || line.sentOn) return;
  for (const [days, key] of RELATIVE) {
    const found = matchInLanguage(language, key).exec(folded);
    const rest = found && folded.replace(found[0], '').replace(/\P{L}/gu, '');
    if (rest !== '') continue;
    line.scan = { days: [toNamedDate(addDays(main, days), 0, normalized.length)], times: [] };
    return;
  }
}

const covers = (day: Span, time: Span): boolean => time.start < day.end && day.start < time.end;

function toDate(
  folded: string,
  day: NamedDay & { kind: 'weekday' },
  known: string | undefined,
  today: string,
): NamedDay | undefined {
  const near = known ?? today;
  if (day.isNext) return undefined;
  const [, word = '', number] = BEHIND_WEEKDAY.exec(folded.slice(day.start)) ?? [];
  const date = number && findNear(Number(number), day.weekdays, near);
  if (!date || word === '') return undefined;
  const all = BEHIND_WEEKDAY.exec(folded.slice(day.start))?.[0].length ?? 0;
  const isGuess = known !== undefined && distance(date, known) > FAR_DAYS * DAY_MS;
  return { ...toNamedDate(date, day.start, Math.max(day.end, day.start + all)), ...(isGuess && { isGuess }) };
}

const toNamedDate = (date: string, start: number, end: number): NamedDay & { kind: 'date' } => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { kind: 'date', start, end, date: { start, end, year, month, day } };
};

/** The nearest day with a number and weekday. */
function findNear(number: number, weekdays: number[], near: string): string | undefined {
  const days = Array.from({ length: 2 * MAX_DISTANCE + 1 }, (_, i) => addDays(near, i - MAX_DISTANCE));
  return days
    .filter((day) => Number(day.slice(8)) === number && weekdays.includes(toWeekday(day)))
    .toSorted((a, b) => distance(a, near) - distance(b, near))[0];
}

const distance = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));

function findAlone(line: ScannedLine, span: Days) {
  const [, number, sign] = ALONE.exec(line.folded) ?? [];
  if (!number || (line.sentOn && !sign)) return [];
  const date = findDayOfMonth(Number(number), span);
  return date ? [{ line, date }] : [];
}
