import { addDays, daysBetween, toWeekday } from '../../../worker/domain/time/days.ts';
import { PLAN_LIMITS } from '../plan.ts';

/** A rule of repeating events (RFC 5545, 3.3.10). */
export interface RepeatRule {
  frequency: string;
  interval: number;
  count: number | undefined;
  /** Last day, `YYYY-MM-DD`. */
  until: string | undefined;
  byDay: { weekday: number; nth: number }[];
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number[];
  /** First day of a week; 0 is Sunday. */
  weekStart: number;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Days that are tried for one rule: 30 years of a calendar's past. */
export const MAX_DAYS = 11_000;

const WEEK = 7;

/** Whether a day is more days after the first than events are repeated. */
export const isTooFar = (first: string | undefined, day: string): boolean =>
  first !== undefined && daysBetween(first, day) > PLAN_LIMITS.repeatDays;

/** Reads `FREQ=WEEKLY;BYDAY=MO`; undefined if it has parts that are not supported. */
export function parseRule(text: string): RepeatRule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .slice(0, 500)
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const list = (name: string) => (parts.get(name) ?? '').split(',').filter(Boolean).slice(0, 50);
  const frequency = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  if (!/^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(frequency) || !(interval >= 1)) return undefined;
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '');
  const count = Number(parts.get('COUNT'));
  return {
    frequency,
    interval,
    count: count >= 1 ? count : undefined,
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : undefined,
    byDay: list('BYDAY').flatMap((part) => {
      const [, nth, name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(part) ?? [];
      return name ? [{ weekday: WEEKDAYS.indexOf(name), nth: Number(nth ?? 0) }] : [];
    }),
    byMonthDay: list('BYMONTHDAY').map(Number),
    byMonth: list('BYMONTH').map(Number),
    bySetPos: list('BYSETPOS').map(Number),
    weekStart: Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

const toMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Whether an event that begins on the day `first` repeats on `day`, both `YYYY-MM-DD`. */
export function isDayOfRule(rule: RepeatRule, first: string, day: string): boolean {
  return isInInterval(rule, first, day) && isInSet(rule, first, day);
}

/** Every second week, every third month. */
function isInInterval({ frequency, interval, weekStart }: RepeatRule, first: string, day: string): boolean {
  switch (frequency) {
    case 'DAILY':
      return daysBetween(first, day) % interval === 0;
    case 'WEEKLY': {
      const toWeek = (one: string) => addDays(one, -((toWeekday(one) - weekStart + WEEK) % WEEK));
      return (daysBetween(toWeek(first), toWeek(day)) / WEEK) % interval === 0;
    }
    case 'MONTHLY':
      return (toMonths(day) - toMonths(first)) % interval === 0;
    default:
      return (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) % interval === 0;
  }
}

/** The days of an interval that the rule names; the one of the first day if it names none. */
function isInSet(rule: RepeatRule, first: string, day: string): boolean {
  if (rule.bySetPos.length === 0) return isNamed(rule, first, day);
  const month = day.slice(0, 7);
  const all = Array.from({ length: 31 }, (_, i) => addDays(`${month}-01`, i)).filter(
    (one) => one.startsWith(month) && isNamed(rule, first, one),
  );
  const at = all.indexOf(day);
  return at >= 0 && rule.bySetPos.some((position) => position === at + 1 || position === at - all.length);
}

function isNamed({ frequency, byDay, byMonthDay, byMonth }: RepeatRule, first: string, day: string): boolean {
  if (byMonth.length > 0 && !byMonth.includes(Number(day.slice(5, 7)))) return false;
  if (byMonthDay.length > 0 && !byMonthDay.some((number) => isMonthDay(number, day))) return false;
  if (byDay.length > 0) return byDay.some((one) => isNthWeekday(one, day));
  if (byMonthDay.length > 0) return true;
  if (frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return toWeekday(day) === toWeekday(first);
  if (frequency === 'YEARLY' && byMonth.length === 0 && day.slice(5, 7) !== first.slice(5, 7)) return false;
  return day.slice(8) === first.slice(8);
}

const getMonthLength = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const isMonthDay = (number: number, day: string): boolean => {
  const own = Number(day.slice(8));
  return number > 0 ? own === number : own === getMonthLength(day) + 1 + number;
};

/** `2TU` is the second Tuesday of a month, `-1FR` its last Friday. */
function isNthWeekday({ weekday, nth }: { weekday: number; nth: number }, day: string): boolean {
  if (toWeekday(day) !== weekday) return false;
  const own = Number(day.slice(8));
  if (nth === 0) return true;
  return nth > 0 ? Math.ceil(own / WEEK) === nth : Math.ceil((getMonthLength(day) - own + 1) / WEEK) === -nth;
}
