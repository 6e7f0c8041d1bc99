import { isPm } from './meridiem.ts';

/** A time of day in a line. */
export interface FoundTime {
  start: number;
  end: number;
  hour: number;
  minute: number;
  /** Days after the date next to it: `+1`. */
  dayOffset: number;
  /** Counts only if a time is expected. */
  weak?: boolean;
  /** Minutes east of UTC. */
  offset?: number;
  /** AM or PM is not stated, and both are likely. */
  isMeridiemUnknown?: boolean;
}

/** What follows a number that is an amount or a measure. */
export const MONEY_BEHIND =
  /^ ?(?:€|\$|£|eur|usd|gbp|chf|kr|czk|kc|pln|zl|sek|nok|dkk|%|kg|km|m\b|mi\b|gb|pp|st\.)/;

/** Adds a time to those found, unless it is none or overlaps another. */
export type AddTime = (
  range: { start: number; end: number },
  hour: number,
  minute: number,
  extra?: Partial<FoundTime>,
) => void;

/** Where a match is in its line. */
export const toTimeRange = (m: RegExpExecArray) => ({ start: m.index, end: m.index + m[0].length });

/** Reads one match. `expected` also accepts `19.30` and `1930`. */
export type TimeReader = (m: RegExpExecArray, line: string, add: AddTime, expected: boolean) => void;

/** An hour of 24 from one with or without AM or PM. */
export const toHour = (hour: number, part: string | undefined): number =>
  part && hour >= 1 && hour <= 12 ? twelve(hour, part) : hour;

/** An hour of 24 from one of 12. */
export const twelve = (hour: number, part: string | undefined): number => (hour % 12) + (isPm(part) ? 12 : 0);
