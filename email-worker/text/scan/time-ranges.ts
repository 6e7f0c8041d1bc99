import { matchAny } from '../../languages/compile.ts';
import { findDates } from './dates.ts';
import { isPm, MERIDIEM_END, MERIDIEM_LETTER } from './meridiem.ts';

/** A time of day at one side of a range, with its position in the line. */
interface RangeSide {
  start: number;
  end: number;
  hour: number;
  minute: number;
}

/** Both sides of a range; `weak` if it counts only where a time is expected. */
interface TimeRange {
  first: RangeSide;
  last: RangeSide;
  weak: boolean;
}

const MERIDIEM = `(?: ?(${MERIDIEM_LETTER})(?:\\.? ?${MERIDIEM_END}\\.?)(?![a-zα-ω]))?`;
const SIDE = `(\\d{1,2})(?:([:.]| ?[hu] ?)([0-5]\\d)(?!\\d)| ?([hu])(?![a-zα-ω]))?${MERIDIEM}`;
const BETWEEN = ` ?[-–—~〜] ?| (?:${matchAny('calendar.to', 'clock.until', 'names.and')}) `;
const CLOCK = `(?:${matchAny('clock.before')}|kl|at)[.:]? ?`;
/** Units that durations have as well: `2-3 h`. */
const UNIT = `(?: ?(${matchAny('clock.hour')}|hrs?|godz|hod|ora|orakor)(?![a-z\\d]))?`;
const RANGE = new RegExp(
  `(?<![\\d:.,/+#€$£-]|\\d )${SIDE}(${BETWEEN})(?:(?:the )?${CLOCK})?${SIDE}${UNIT}(?![\\d:/%]|[.,-]\\d| ?[€$£])`,
  'gd',
);
const LED = new RegExp(`(?<!\\p{L})${CLOCK}$`, 'u');
const FROM = new RegExp(`(?<!\\p{L})(?:${matchAny('places.from', 'clock.from')})(?: las| les)? ?$`, 'u');
const FROM_TIME = new RegExp(`${matchAny('clock.fromTime')} $`);
/** Units that durations do not have. */
const SURE_UNIT = /^(?:uhr|o'clock|fix)$/;
const MONEY = /(?:[€$£]|eur|usd|gbp|chf|kr|kc|zl) ?$/;
const MONEY_BEHIND = /^ ?(?:€|\$|£|eur|usd|gbp|chf|kr|kc|zl|pln|czk|sek|nok|dkk|lei|ft\b|%|kg|km|m\b)/;
/** Characters beside a range that are searched. */
const REACH = 16;
/** Characters of a line that is only a range. */
const SHORT = 16;
/** Before this hour, `2-3 h` is a duration. */
const EARLIEST = 7;

interface Printed {
  hour: number;
  minute: number;
  separator: string | undefined;
  part: string | undefined;
  hasHour: boolean;
}

const toPrinted = ([hour, separator, minute, unit, part]: (string | undefined)[]): Printed => ({
  hour: Number(hour),
  minute: Number(minute ?? 0),
  separator: separator?.trim(),
  part,
  hasHour: unit !== undefined,
});

const toHour = (hour: number, part: string): number => (hour % 12) + (isPm(part) ? 12 : 0);
const toMinutes = ({ hour, minute }: { hour: number; minute: number }): number => hour * 60 + minute;

/** The hours of both sides: AM or PM at one side applies to the other, in the order in which they are stated. */
function resolveHours(first: Printed, last: Printed): [number, number] {
  const [a, b] = [first, last].map(({ hour, part }) => (part && hour <= 12 ? toHour(hour, part) : hour)) as [
    number,
    number,
  ];
  if (first.hour > 12 || last.hour > 12 || !first.part === !last.part) return [a, b];
  if (first.part) return [a, toMinutes({ ...last, hour: b }) > toMinutes({ ...first, hour: a }) ? b : b + 12];
  // `10-12 am` ends at noon.
  const end = last.hour === 12 && !isPm(last.part) && first.hour < 12 ? 12 : b;
  const until = toMinutes({ ...last, hour: end });
  const late = (first.hour % 12) + 12;
  const early = first.hour % 12;
  const isOfPart = isPm(last.part)
    ? toMinutes({ ...first, hour: late }) < until
    : toMinutes({ ...first, hour: early }) > until;
  return [isOfPart ? late : early, end];
}

const isClock = ({ minute }: Printed): boolean => minute === 0 || minute > 12;

/** What surrounds a range in its line. */
interface Surroundings {
  /** The characters before it. */
  before: string;
  unit: string | undefined;
  /** It fills its line, or a date stands on it. */
  isDated: () => boolean;
}

/** `19.30-21.00`, unlike the days `9.10-11.10`. */
const isDotted = (sides: Printed[]): boolean =>
  sides.every(({ separator, minute }) => separator === '.' && minute % 5 === 0) && sides.some(isClock);

/** Whether something besides the numbers shows that a range is one of times; undefined if it is not a range at all. */
function isSureRange(
  first: Printed,
  last: Printed,
  { before, unit, isDated }: Surroundings,
): boolean | undefined {
  const sides = [first, last];
  const isSaid = sides.some(({ part }) => part) || SURE_UNIT.test(unit ?? '') || LED.test(before);
  if (isSaid || sides.every(({ separator }) => separator === ':')) return true;
  const hasMinutes = sides.some(({ separator }) => separator !== undefined);
  if (unit !== undefined || sides.some(({ hasHour, separator }) => hasHour || /[hu]/.test(separator ?? '')))
    return hasMinutes || first.hour >= EARLIEST;
  if (isDotted(sides) && isDated()) return true;
  return FROM.test(before) ? FROM_TIME.test(before) : undefined;
}

/** A date before a position of a line, or nothing else in it. */
function toDatedTest(line: string): (at: number) => boolean {
  let first: number | undefined;
  return (at) => {
    first ??= findDates(line).find(({ weak }) => !weak)?.start ?? line.length;
    return first < at || (at <= 1 && line.length <= SHORT);
  };
}

/** Ranges of times in a folded line: `2–4pm`, `9.30-12pm`, `14 bis 16 Uhr`, `10h à 12h30`. */
export function findTimeRanges(line: string): TimeRange[] {
  if (!/\d/.test(line)) return [];
  const isDatedAt = toDatedTest(line);
  return [...line.matchAll(RANGE)].flatMap((m) => {
    const [from, until] = [toPrinted(m.slice(1, 6)), toPrinted(m.slice(7, 12))];
    const end = m.index + m[0].length;
    const before = line.slice(Math.max(0, m.index - REACH), m.index);
    if (MONEY.test(before) || MONEY_BEHIND.test(line.slice(end, end + REACH))) return [];
    const isSure = isSureRange(from, until, { before, unit: m[12], isDated: () => isDatedAt(m.index) });
    const [a, b] = resolveHours(from, until);
    const sides = m.indices;
    const isValid = a <= 23 && b <= 24 && (a !== b || from.minute !== until.minute);
    if (isSure === undefined || !isValid || !sides) return [];
    const [cut = 0] = sides[6] ?? [];
    const [start = 0] = sides[7] ?? [];
    return [
      {
        first: { start: m.index, end: cut, hour: a, minute: from.minute },
        last: { start, end, hour: b, minute: until.minute },
        weak: !isSure,
      },
    ];
  });
}
