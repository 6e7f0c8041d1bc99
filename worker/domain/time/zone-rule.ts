import { formatWallClock } from './zoned-time.ts';

/** A day and time of every year: the nth `weekday` (0 = Sunday) of a month (0 = January), -1 being the last. */
export type YearlyTime = {
  month: number;
  weekday: number;
  nth: number /** Milliseconds from midnight. */;
  clock: number;
};

/**
 * How the clocks of a zone go, as calendar files can say it: by one offset, or by two that change on a day of
 * every year. Offsets are ahead of UTC, in milliseconds; each change is told by the clock it ends.
 */
export type ZoneRule = {
  standard: number;
  summer?: { offset: number; begins: YearlyTime; ends: YearlyTime };
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Shorter than any summer or winter time, Morocco's five weeks of Ramadan included. */
const STEP_MS = 7 * DAY_MS;

const known = new Map<string, ZoneRule | undefined>();

/** The rule by which the clocks of a zone went in a year; undefined where they changed once, or more than twice. */
export function findZoneRule(timeZone: string, year: number): ZoneRule | undefined {
  const key = `${timeZone} ${year}`;
  if (!known.has(key)) known.set(key, readRule(timeZone, year));
  return known.get(key);
}

/**
 * What the clocks of a zone show at a moment, in epoch milliseconds as if they showed UTC. Undefined where that,
 * read by this rule, would be another moment: in a year of another rule, and in the hour that an autumn change
 * repeats. A clock time there means its first pass (RFC 5545, 3.3.5), but readers exist that take the second.
 */
export function toZoneClock(rule: ZoneRule, instant: number, timeZone: string): number | undefined {
  const offset = toOffset(rule, instant);
  if (offset !== readOffset(instant, timeZone)) return undefined;
  if (rule.summer) {
    const repeated = rule.summer.offset - rule.standard;
    const [before, after] = [toOffset(rule, instant - repeated), toOffset(rule, instant + repeated)];
    if (before > offset || after < offset) return undefined;
  }
  return instant + offset;
}

/** That time in a year, in epoch milliseconds as if the clock showed UTC. */
export function toYearlyTime({ month, weekday, nth, clock }: YearlyTime, year: number): number {
  // The last seven days of a month hold its last Sunday as the first seven hold its first.
  const week = nth === -1 ? Date.UTC(year, month + 1, -6) : Date.UTC(year, month, 1 + (nth - 1) * 7);
  return week + ((weekday - new Date(week).getUTCDay() + 7) % 7) * DAY_MS + clock;
}

function toOffset({ standard, summer }: ZoneRule, instant: number): number {
  if (!summer) return standard;
  const year = new Date(instant).getUTCFullYear();
  const begins = toYearlyTime(summer.begins, year) - standard;
  const ends = toYearlyTime(summer.ends, year) - summer.offset;
  // South of the equator summer lasts over the new year.
  const isSummer = begins < ends ? instant >= begins && instant < ends : instant >= begins || instant < ends;
  return isSummer ? summer.offset : standard;
}

function readOffset(instant: number, timeZone: string): number {
  return Date.parse(`${formatWallClock(instant, timeZone)}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function readRule(timeZone: string, year: number): ZoneRule | undefined {
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
      begins: describeTime(begins.at + begins.from),
      ends: describeTime(ends.at + ends.from),
    },
  };
}

/** The moments of a year at which the clocks jump, with the offsets before and after. */
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

function describeTime(clockTime: number): YearlyTime {
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
