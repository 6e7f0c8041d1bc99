import { getReader } from '../../messages/t.ts';
import { formatDayRange } from '../time/day-range.ts';
import { addDays, DAY_MS, toWeekday } from '../time/days.ts';
import { findFirstWeekday } from '../time/first-weekday.ts';
import { toDaySpan } from './day-span.ts';
import type { TimedEvent } from './event-times.ts';

/** `single`: one day. `range`: up to three days or Thursday to Sunday, plus one before and after. `weekly`: full weeks of the reader. */
export type CalendarMode = 'single' | 'range' | 'weekly';

/** An event on one of its days. Events that last past midnight have several. */
export type CalendarEntry<T> = { event: T; isFirstDay: boolean; isLastDay: boolean };

/** One cell. `entries` are in order of start; the first of them fit (`shown`), the rest is a count ("+n more"). */
export type CalendarDay<T> = {
  day: string;
  isToday: boolean;
  /** Between the first and the last day with an event. */
  isWithin: boolean;
  entries: CalendarEntry<T>[];
  shown: CalendarEntry<T>[];
  more: number;
};

/** Consecutive days, or a long gap without events that is collapsed into one line (`from` and `to` inclusive). */
export type CalendarRow<T> =
  | { kind: 'days'; days: CalendarDay<T>[] }
  | { kind: 'gap'; from: string; to: string; days: number };

export type CalendarLayout<T> = {
  mode: CalendarMode;
  /** First to last day with an event: "June 12–14, 2027", "Jun 30 – Jul 2, 2027". */
  title: string;
  firstDay: string;
  lastDay: string;
  /** The grid: one row in single and range mode, a row per week in weekly mode. */
  rows: CalendarRow<T>[];
  /** The list on phones, with a row per day, from the day before the first to the day after the last. */
  list: CalendarRow<T>[];
};

const SHORT_DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CELL_LIMITS: Record<CalendarMode, number> = { single: 10, range: 2, weekly: 2 };
/** Weeks without events, and longer gaps of the list, are a line, so that no screen is empty. */
const MAX_EMPTY_WEEKS = 0;
const MAX_EMPTY_DAYS = 7;

/**
 * Lays out events by day, each in its own time zone. `today` is the day in the project's time zone. Undefined without
 * events.
 */
export function computeCalendarLayout<T extends TimedEvent>(
  events: readonly T[],
  today: string,
): CalendarLayout<T> | undefined {
  const byDay = groupEntriesByDay(events);
  const days = [...byDay.keys()].sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return undefined;

  const mode = computeMode(firstDay, lastDay);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const toCell = (day: string): CalendarDay<T> => {
    const entries = byDay.get(day) ?? [];
    const shown = entries.slice(0, CELL_LIMITS[mode]);
    const isWithin = day >= firstDay && day <= lastDay;
    return { day, isToday: day === today, isWithin, entries, shown, more: entries.length - shown.length };
  };
  const [before, after] = [addDays(firstDay, -1), addDays(lastDay, 1)];
  // Today is never collapsed into a gap.
  const keptDays = today > firstDay && today < lastDay ? [...days, today].sort() : days;
  const singleRow = mode === 'single' ? [firstDay] : mode === 'range' ? listDays(before, after) : [];
  return {
    mode,
    title: formatDayRange(firstDay, lastDay, isOneMonth ? undefined : SHORT_DATE),
    firstDay,
    lastDay,
    rows:
      mode === 'weekly'
        ? splitIntoRows(
            { from: toFirstOfWeek(firstDay), to: addDays(toFirstOfWeek(lastDay), 6), rowLength: 7 },
            MAX_EMPTY_WEEKS,
            keptDays,
            toCell,
          )
        : [{ kind: 'days', days: singleRow.map(toCell) }],
    list: splitIntoRows({ from: before, to: after, rowLength: 1 }, MAX_EMPTY_DAYS, keptDays, toCell),
  };
}

function computeMode(firstDay: string, lastDay: string): CalendarMode {
  if (firstDay === lastDay) return 'single';
  const isShort = lastDay <= addDays(firstDay, 2);
  // In rows of weeks that begin on Sunday, a Thursday to Sunday would be torn apart.
  const isLongWeekend = lastDay === addDays(firstDay, 3) && toWeekday(lastDay) === 0;
  return isShort || isLongWeekend ? 'range' : 'weekly';
}

function groupEntriesByDay<T extends TimedEvent>(events: readonly T[]): Map<string, CalendarEntry<T>[]> {
  const byDay = new Map<string, CalendarEntry<T>[]>();
  const sorted = [...events].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime) || a.id - b.id);
  for (const event of sorted) {
    const days = listEventDays(event);
    days.forEach((day, index) => {
      const entry = { event, isFirstDay: index === 0, isLastDay: index === days.length - 1 };
      const entries = byDay.get(day);
      if (entries) entries.push(entry);
      else byDay.set(day, [entry]);
    });
  }
  return byDay;
}

/** 0 is Sunday. */

/** The first day of its week, as the reader counts weeks. */
const toFirstOfWeek = (day: string) =>
  addDays(day, -((toWeekday(day) - findFirstWeekday(getReader().locale) + 7) % 7));

/**
 * Splits a span of days into rows. More than `maxEmptyRows` consecutive rows without one of `keptDays` (sorted) become
 * one gap. Skips from one kept day to the next, so that a gap of a century is cheap.
 */
function splitIntoRows<T>(
  { from, to, rowLength }: { from: string; to: string; rowLength: number },
  maxEmptyRows: number,
  keptDays: readonly string[],
  toCell: (day: string) => CalendarDay<T>,
): CalendarRow<T>[] {
  const rows: CalendarRow<T>[] = [];
  let next = 0;
  for (let start = from; start <= to; ) {
    const end = addDays(start, rowLength - 1);
    while (next < keptDays.length && (keptDays[next] as string) < start) next += 1;
    const kept = keptDays[next];
    const days = kept === undefined ? 0 : (Date.parse(kept) - Date.parse(start)) / DAY_MS;
    const emptyRows = Math.floor(days / rowLength);
    if (emptyRows > maxEmptyRows) {
      const after = addDays(start, emptyRows * rowLength);
      rows.push({ kind: 'gap', from: start, to: addDays(after, -1), days: emptyRows * rowLength });
      start = after;
    } else {
      rows.push({ kind: 'days', days: listDays(start, end).map(toCell) });
      start = addDays(end, 1);
    }
  }
  return rows;
}

/** The days of an event in its own zones, at least one. */
export function listEventDays(event: TimedEvent): string[] {
  const { firstDay, lastDay } = toDaySpan(event);
  return listDays(firstDay, lastDay);
}

/** All days from `from` to `to`, inclusive. */
function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
