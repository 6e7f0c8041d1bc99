import { type TimedEvent, toLocalDay } from './event-times.ts';

/** `single`: one day. `range`: up to three days, one more on either side. `weekly`: whole weeks from Sunday. */
export type CalendarMode = 'single' | 'range' | 'weekly';

/** An event on one of its days. It lasts over midnight where it does not begin and end on the same one. */
export type CalendarEntry<T> = { event: T; isFirstDay: boolean; isLastDay: boolean };

/** One cell. `entries` in order of beginning; the first `shown` of them fit, `more` do not ("+n more"). */
export type CalendarDay<T> = {
  day: string;
  isToday: boolean;
  /** Between the first and the last day of the whole calendar: false for the days added around them. */
  isWithin: boolean;
  entries: CalendarEntry<T>[];
  shown: CalendarEntry<T>[];
  more: number;
};

/** Days in a row, or a long stretch without events that is told in one line (`from` to `to`, both empty). */
export type CalendarRow<T> =
  | { kind: 'days'; days: CalendarDay<T>[] }
  | { kind: 'gap'; from: string; to: string; days: number };

export type CalendarLayout<T> = {
  mode: CalendarMode;
  /** "Jun 12 – 14, 2027": the first to the last day that has an event. */
  title: string;
  firstDay: string;
  lastDay: string;
  /** The grid, a row each: one row in single and range mode, a week a row in weekly mode. */
  rows: CalendarRow<T>[];
  /** The phone's list: each day from one before the first to one after the last, or gaps. */
  list: CalendarRow<T>[];
};

const CELL_LIMITS: Record<CalendarMode, number> = { single: 10, range: 2, weekly: 2 };
/** Weeks without events that are still drawn; a save-the-date years ahead must not draw a hundred pages. */
const MAX_EMPTY_WEEKS = 8;
/** The same for the days of the phone's list. */
const MAX_EMPTY_DAYS = 28;
/** How many of its days an event is shown on: a longer one is a mistyped year rather than a stay. */
const MAX_EVENT_DAYS = 62;
const DAY_MS = 86_400_000;

/**
 * Lays events (those the filter lets through) out by day, each in its own zone. `today` is `YYYY-MM-DD`,
 * in the project's zone: `toDay(now, timeZone)`. Undefined where there is no event.
 */
export function computeCalendarLayout<T extends TimedEvent>(
  events: readonly T[],
  today: string,
): CalendarLayout<T> | undefined {
  const byDay = placeEvents(events);
  const days = [...byDay.keys()].sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return undefined;

  const mode = computeMode(firstDay, lastDay);
  const toCell = (day: string): CalendarDay<T> => {
    const entries = byDay.get(day) ?? [];
    const shown = entries.slice(0, CELL_LIMITS[mode]);
    const isWithin = day >= firstDay && day <= lastDay;
    return { day, isToday: day === today, isWithin, entries, shown, more: entries.length - shown.length };
  };
  const [before, after] = [addDays(firstDay, -1), addDays(lastDay, 1)];
  // Today is worth a cell of its own, even where nothing happens for weeks around it.
  const kept = today > firstDay && today < lastDay ? [...days, today].sort() : days;
  const inOneRow = mode === 'single' ? [firstDay] : mode === 'range' ? listDays(before, after) : [];
  return {
    mode,
    title: formatDayRange(firstDay, lastDay),
    firstDay,
    lastDay,
    rows:
      mode === 'weekly'
        ? cut(toSunday(firstDay), addDays(toSunday(lastDay), 6), 7, MAX_EMPTY_WEEKS, kept, toCell)
        : [{ kind: 'days', days: inOneRow.map(toCell) }],
    list: cut(before, after, 1, MAX_EMPTY_DAYS, kept, toCell),
  };
}

/** How events between two days (`YYYY-MM-DD`) are drawn. */
function computeMode(firstDay: string, lastDay: string): CalendarMode {
  if (firstDay === lastDay) return 'single';
  return lastDay <= addDays(firstDay, 2) ? 'range' : 'weekly';
}

/** The day (`YYYY-MM-DD`) so many days later; no clock and so no clock change is involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days on which an event happens in its own zone, at least one. What ends at midnight is over by then. */
export function listEventDays({ datetime, endsAt, timeZone }: TimedEvent): string[] {
  const startsAt = Date.parse(datetime);
  const lastMoment = Math.max(startsAt, endsAt === null ? startsAt : Date.parse(endsAt) - 1);
  const firstDay = toLocalDay(startsAt, timeZone);
  const lastDay = toLocalDay(lastMoment, timeZone);
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  return listDays(firstDay, addDays(firstDay, Math.min(count, MAX_EVENT_DAYS) - 1));
}

/** "Jun 12, 2027", "Jun 12 – 14, 2027", "Jun 30 – Jul 2, 2027", "Dec 30, 2027 – Jan 2, 2028". */
export function formatDayRange(firstDay: string, lastDay: string): string {
  // ICU sets thin spaces around the dash; plain ones copy and search better.
  return rangeFormat.formatRange(Date.parse(firstDay), Date.parse(lastDay)).replaceAll('\u2009', ' ');
}

const rangeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

function placeEvents<T extends TimedEvent>(events: readonly T[]): Map<string, CalendarEntry<T>[]> {
  const byDay = new Map<string, CalendarEntry<T>[]>();
  const inOrder = [...events].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime) || a.id - b.id);
  for (const event of inOrder) {
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

/** Every day from one to the other, both included. */
function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

const toSunday = (day: string) => addDays(day, -new Date(Date.parse(day)).getUTCDay());

/**
 * Rows of `length` days from `from` to `to`. More than `maxEmpty` rows on end without one of `keptDays`
 * (sorted) become one gap; walking from one to the next, a gap of a century costs nothing.
 */
function cut<T>(
  from: string,
  to: string,
  length: number,
  maxEmpty: number,
  keptDays: readonly string[],
  toCell: (day: string) => CalendarDay<T>,
): CalendarRow<T>[] {
  const rows: CalendarRow<T>[] = [];
  let next = 0;
  for (let start = from; start <= to; ) {
    const end = addDays(start, length - 1);
    while (next < keptDays.length && (keptDays[next] as string) < start) next += 1;
    const kept = keptDays[next];
    const days = kept === undefined ? 0 : (Date.parse(kept) - Date.parse(start)) / DAY_MS;
    const emptyRows = Math.floor(days / length);
    if (emptyRows > maxEmpty) {
      const after = addDays(start, emptyRows * length);
      rows.push({ kind: 'gap', from: start, to: addDays(after, -1), days: emptyRows * length });
      start = after;
    } else {
      rows.push({ kind: 'days', days: listDays(start, end).map(toCell) });
      start = addDays(end, 1);
    }
  }
  return rows;
}
