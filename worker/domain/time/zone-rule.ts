import { formatWallClock } from './zoned-time.ts';

/** A yearly date: the nth (-1 = last) `weekday` (0 = Sunday) of a month (0 = January). */
export type YearlyTime = {
  month: number;
  weekday: number;
  nth: number;
  /** Local time in milliseconds from midnight. */
  clock: number;
};

/**
 * A time zone in the form that calendar files support: one offset, or two that alternate on yearly dates. Offsets are
 * ahead of UTC, in milliseconds; `begins` and `ends` are in the local time before the change.
 */
export type ZoneRule = {
  standard: number;
  summer?: { offset: number; begins: YearlyTime; ends: YearlyTime };
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Shorter than any daylight saving period, including Morocco's five weeks of Ramadan. */
const STEP_MS = 7 * DAY_MS;

const rules = new Map<string, ZoneRule | undefined>();

/** The rule of a zone in a year. Undefined if the offset changed once, or more than twice. */
export function findZoneRule(timeZone: string, year: number): ZoneRule | undefined {
  const key = `${timeZone} ${year}`;
  if (!rules.has(key)) rules.set(key, computeRule(timeZone, year));
  return rules.get(key);
}

/**
 * Local time of an instant, in milliseconds as if it were UTC. Undefined if the rule does not give the same instant back:
 * in years with another rule, and in the repeated hour in fall. There local times mean the first occurrence (RFC 5545,
 * 3.3.5), but some calendars use the second.
 */
export function toZoneLocalTime(rule: ZoneRule, instant: number, timeZone: string): number | undefined {
  const offset = toOffset(rule, instant);
  if (offset !== readOffset(instant, timeZone)) return undefined;
  if (rule.summer) {
    const repeated = rule.summer.offset - rule.standard;
    const [before, after] = [toOffset(rule, instant - repeated), toOffset(rule, instant + repeated)];
    if (before > offset || after < offset) return undefined;
  }
  return instant + offset;
}

/** The yearly date in a year, as local time in milliseconds as if it were UTC. */
export function toYearlyTime({ month, weekday, nth, clock }: YearlyTime, year: number): number {
  // The first or last seven days of the month, which contain each weekday once.
  const week = nth === -1 ? Date.UTC(year, month + 1, -6) : Date.UTC(year, month, 1 + (nth - 1) * 7);
  return week + ((weekday - new Date(week).getUTCDay() + 7) % 7) * DAY_MS + clock;
}

function toOffset({ standard, summer }: ZoneRule, instant: number): number {
  if (!summer) return standard;
  const year = new Date(instant).getUTCFullYear();
  const begins = toYearlyTime(summer.begins, year) - standard;
  const ends = toYearlyTime(summer.ends, year) - summer.offset;
  // In the southern hemisphere summer lasts past the new year.
  const isSummer = begins < ends ? instant >= begins && instant < ends : instant >= begins || instant < ends;
  return isSummer ? summer.offset : standard;
}

function readOffset(instant: number, timeZone: string): number {
  return Date.parse(`${formatWallClock(instant, timeZone)}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function computeRule(timeZone: string, year: number): ZoneRule | undefined {
  const changes = listChanges(timeZone, year);
  if (changes.length === 0) return { standard: readOffset(Date.UTC(year, 0, 1), timeZone) };
  const begins = changes.find(({ from, to }) => to > from);
  const ends = changes.find(({ from, to }) => to < from);
  if (changes.length !== 2 || !begins || !ends || begins.to !== ends.from || begins.from !== ends.to)
    return undefined;
  return {
    standard: ends.to,
    summer: {
      offset: begins.to,
      begins: toYearlyDate(begins.at + begins.from),
      ends: toYearlyDate(ends.at + ends.from),
    },
  };
}

/** The instants in a year at which the offset changes, found by binary search. */
function listChanges(timeZone: string, year: number): { at: number; from: number; to: number }[] {
  const changes: { at: number; from: number; to: number }[] = [];
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  let to = readOffset(start, timeZone);
  for (let at = start; at < end; at += STEP_MS) {
    const [from, next] = [to, Math.min(at + STEP_MS, end)];
    to = readOffset(next, timeZone);
    if (from === to) continue;
    let [before, after] = [at, next];
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (readOffset(middle, timeZone) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
}

function toYearlyDate(clockTime: number): YearlyTime {
  const date = new Date(clockTime);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const isLast = day > new Date(Date.UTC(year, month + 1, 0)).getUTCDate() - 7;
  return {
    month,
    weekday: date.getUTCDay(),
    nth: isLast ? -1 : Math.ceil(day / 7),
    clock: clockTime % DAY_MS,
  };
}
