import { addDays, DAY_MS } from '../../../worker/domain/time/days.ts';
import { PLAN_LIMITS } from '../plan.ts';

/** The days of a repeating event. */
export interface Repeats {
  /** `YYYY-MM-DD`, in order. */
  days: string[];
  /** There are more than are listed. */
  hasMore: boolean;
}

interface Rule {
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
const MAX_DAYS = 11_000;
/** Days that are tried to find the position of one. */
const POSITION_COST = 31;
const WEEK = 7;

/** Work left for all rules of a file, in days that are tried. */
export interface RepeatBudget {
  days: number;
}

/**
 * The days on which an event repeats (RFC 5545, 3.3.10), by trying each day after the first. At most
 * `PLAN_LIMITS.repeats` within `PLAN_LIMITS.repeatDays` of the first one on or after `from`. Rules by the hour or shorter
 * give only the first day.
 */
export function expandRule(text: string, first: string, from: string, budget: RepeatBudget): Repeats {
  const rule = parseRule(text);
  if (!rule) return { days: [first], hasMore: true };
  const days: string[] = [];
  let count = 0;
  // Only a count has to be counted from the first day.
  let day = rule.count === undefined && from > first ? from : first;
  for (let tried = 0; !isOver(rule, day, count); tried++, day = addDays(day, 1)) {
    if (isTooFar(days[0], day) || tried >= MAX_DAYS || !payForDay(rule, budget))
      return { days, hasMore: true };
    // The first day counts even if the rule does not name it.
    if (day !== first && !matches(rule, first, day)) continue;
    count++;
    if (day < from) continue;
    if (days.length >= PLAN_LIMITS.repeats) return { days, hasMore: true };
    days.push(day);
  }
  return { days, hasMore: false };
}

const isOver = ({ until, count }: Rule, day: string, found: number): boolean =>
  (until !== undefined && day > until) || found === count;

function payForDay({ bySetPos }: Rule, budget: RepeatBudget): boolean {
  budget.days -= bySetPos.length > 0 ? POSITION_COST : 1;
  return budget.days >= 0;
}

const isTooFar = (first: string | undefined, day: string): boolean =>
  first !== undefined && daysBetween(first, day) > PLAN_LIMITS.repeatDays;

function parseRule(text: string): Rule | undefined {
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

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const toMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

function matches(rule: Rule, first: string, day: string): boolean {
  return isInInterval(rule, first, day) && isInSet(rule, first, day);
}

/** Every second week, every third month. */
function isInInterval({ frequency, interval, weekStart }: Rule, first: string, day: string): boolean {
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
function isInSet(rule: Rule, first: string, day: string): boolean {
  if (rule.bySetPos.length === 0) return isNamed(rule, first, day);
  const month = day.slice(0, 7);
  const all = Array.from({ length: 31 }, (_, i) => addDays(`${month}-01`, i)).filter(
    (one) => one.startsWith(month) && isNamed(rule, first, one),
  );
  const at = all.indexOf(day);
  return at >= 0 && rule.bySetPos.some((position) => position === at + 1 || position === at - all.length);
}

function isNamed({ frequency, byDay, byMonthDay, byMonth }: Rule, first: string, day: string): boolean {
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
