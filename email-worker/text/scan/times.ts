import { matchAny } from '../../languages/compile.ts';
import { REACH, readClock, readNamedMinutes } from './clock-times.ts';
import { EASTERN_COUNT, EASTERN_LATE, EASTERN_TIME } from './eastern-times.ts';
import { forEachMatch } from './for-each-match.ts';
import { findHalfHours } from './half-hours.ts';
import { MERIDIEM_END, MERIDIEM_LETTER } from './meridiem.ts';
import { findTimeRanges } from './time-ranges.ts';
import {
  type AddTime,
  type FoundTime,
  MONEY_BEHIND,
  type TimeReader,
  toTimeRange,
  twelve,
} from './time-reader.ts';
import { NOON_NAMES, readTimeInWords, TIME_IN_WORDS } from './times-in-words.ts';

const MERIDIEM = `(?: ?(${MERIDIEM_LETTER})(?:\\. ?${MERIDIEM_END}\\.?|${MERIDIEM_END})?(?![a-zα-ω]| \\d))`;
/** No part of a longer number, except for the other end of a range: `11:00-13:30`. */
const CLOCK_START = '(?<![\\d:.,/+]|(?<!\\d[:.h]\\d\\d(?: ?[ap]\\.?m\\.?)?)-)';
const CLOCK_END = '(?!\\d|[.,:/]\\d|-\\d(?!\\d?[:.h]\\d\\d))';
const CLOCK = new RegExp(
  `${CLOCK_START}(\\d{1,2})(?:(:)|([.])|( ?h ?)|( ?u ?))(\\d\\d)(?::\\d\\d)?${CLOCK_END}${MERIDIEM}?`,
  'g',
);
const ISO = /(?<=\d)t(\d\d):(\d\d)(?::\d\d(?:\.\d{1,6})?)?(?:(z)|([+-])(\d\d):?(\d\d))?(?![\d:])/g;
const HOUR = new RegExp(
  `(?<![\\d:.,/+$€£-])(\\d{1,2}) ?(${MERIDIEM_LETTER})(?:\\. ?${MERIDIEM_END}(?!\\p{L})\\.?|${MERIDIEM_END}(?!\\p{L}))`,
  'gu',
);
/** `18 Uhr 30`, `19 heures 05`. */
const NAMED_MINUTES = new RegExp(
  `(?<![\\d:.,/+-])(\\d{1,2}) ?${matchAny('clock.hour')} ([0-5]\\d)(?![\\d:/a-z]|[.,]\\d| ?(?:m(?:in)?\\b|eur|€|\\$))`,
  'g',
);
const NAMED = new RegExp(
  `(?<![\\d:.,/+-])(\\d{1,2}) ?${matchAny('clock.hour')}(?![a-z\\d]| ?\\d)( (?:in the )?${matchAny('clock.partsOfDay')})?`,
  'g',
);
const LED = new RegExp(
  `(?<![a-z])${matchAny('clock.before')}[.:]? (\\d{1,2})(?:[.:](\\d\\d))?(?![\\d/%:]|[.,]\\d)(?! ?(?:eur|usd|€|\\$|nights|people|pers))`,
  'g',
);
const PACKED = /(?<![\d:.,/+#-])([01]?\d|2[0-3])([0-5]\d) ?(hrs?|[ap]m?)(?![a-z\d])/g;
/** `0930`, but not `+44 1225 555 0101`. */
const BARE = /(?<![\d:.,/+#-]|\+\d{1,3} |(?<!\d)\d{3} )([01]\d|2[0-3])([0-5]\d)(?![\d:.,/-]| \d{3}(?!\d))/g;
/** `+1`, `(+1 day)`, `next day` after a time. */
const LATER = new RegExp(
  `^,? ?[([]?\\+ ?(\\d)(?: ?${matchAny('clock.days')})?[)\\]]?(?![\\d:])|^,? ?\\(?${matchAny('clock.nextDay')}`,
);

/** All times in a folded line, in order. `expected` also accepts `19.30` and `1930`. */
export function findTimes(line: string, expected = false): FoundTime[] {
  const found: FoundTime[] = [];
  const add: AddTime = ({ start, end }, hour, minute, extra = {}) => {
    if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return;
    if (found.some((one) => start < one.end && end > one.start)) return;
    const later = LATER.exec(line.slice(end, end + 24));
    const dayOffset = (later ? Number(later[1] ?? 1) : 0) + (hour === 24 ? 1 : 0);
    found.push({ start, end: end + (later?.[0].length ?? 0), hour: hour % 24, minute, dayOffset, ...extra });
  };
  for (const { first, last, weak } of findTimeRanges(line)) {
    if (weak && !expected) continue;
    for (const side of [first, last]) add(side, side.hour, side.minute, weak ? { weak } : {});
  }
  for (const { hour, minute, ...range } of findHalfHours(line)) {
    const isStated = LATE_BEHIND.test(line.slice(range.end, range.end + REACH));
    add(range, hour, minute, isStated ? {} : { isMeridiemUnknown: true });
  }
  for (const [pattern, read] of pickReaders(line))
    forEachMatch(pattern, line, (m) => read(m, line, add, expected));
  const times = found.sort((a, b) => a.start - b.start).filter((one) => expected || !one.weak);
  return shareMeridiem(
    line,
    times.map((time) => toLate(line, time)),
  );
}

const LATE_BEHIND = new RegExp(
  `^ ?${matchAny('clock.hour')}?,? ?${matchAny('clock.late')}(?![\\p{L}\\d])`,
  'u',
);
const OF_NOON = new RegExp(`\\d ?${MERIDIEM_LETTER}|${NOON_NAMES}`);

/** `at 3 o'clock in the afternoon`. */
function toLate(line: string, time: FoundTime): FoundTime {
  const isOpen = time.hour >= 1 && time.hour < 12 && !time.isMeridiemUnknown;
  const isLate = isOpen && LATE_BEHIND.test(line.slice(time.end, time.end + REACH));
  return isLate && !OF_NOON.test(line.slice(time.start, time.end)) ? { ...time, hour: time.hour + 12 } : time;
}

const readIsoTimes: TimeReader = (m, _, add) => {
  const { start, end } = toTimeRange(m);
  const [, hour, minute, isUtc, sign, hoursEast, minutesEast] = m;
  const east = (Number(hoursEast) * 60 + Number(minutesEast)) * (sign === '-' ? -1 : 1);
  const offset = isUtc ? 0 : sign ? east : undefined;
  add({ start: start + 1, end }, Number(hour), Number(minute), offset === undefined ? {} : { offset });
};

const readEasternTimes: TimeReader = (m, _, add) => {
  const [, part, hours, minutes, half, clockMinutes] = m;
  if (clockMinutes && !part) return;
  // `商品3点` counts things.
  if (EASTERN_COUNT.test(m[0]) && !part) return;
  const isLate = EASTERN_LATE.test(part ?? '') && Number(hours) < 12;
  const hour = Number(hours) + (isLate ? 12 : 0);
  add(toTimeRange(m), hour, Number(minutes ?? clockMinutes ?? (half ? 30 : 0)));
};

const readHours: TimeReader = (m, _, add) => {
  const hour = Number(m[1]);
  if (hour >= 1 && hour <= 12) add(toTimeRange(m), twelve(hour, m[2]), 0);
};

/** `um 8` may also count something; `um 8 Uhr` is a time. */
const isCount = (led: string, rest: string): boolean =>
  /^(?:um|as|alle \d)/.test(led) && !/^ ?(?:uhr|uur|h\b)/.test(rest);

const readLedTimes: TimeReader = (m, line, add) => {
  const rest = line.slice(m.index + m[0].length);
  const weak = (!m[2] && isCount(m[0], rest)) || undefined;
  if (!MONEY_BEHIND.test(rest)) add(toTimeRange(m), Number(m[1]), Number(m[2] ?? 0), { weak });
};

const LATE_PART = new RegExp(matchAny('clock.late'));

const readNamedHours: TimeReader = (m, _, add) => {
  const isLate = LATE_PART.test(m[2] ?? '') && Number(m[1]) < 12;
  const weak = /\d ?hs?(?: |$)/.test(m[0]) || undefined;
  add(toTimeRange(m), Number(m[1]) + (isLate ? 12 : 0), 0, { weak });
};

const readPackedTimes: TimeReader = (m, _, add) => {
  const [, hours, minutes, unit = ''] = m;
  const part = unit.charAt(0);
  if (part === 'h') add(toTimeRange(m), Number(hours), Number(minutes));
  else if (Number(hours) <= 12)
    add(toTimeRange(m), twelve(Number(hours), part), Number(minutes), {
      weak: unit.length === 1 || undefined,
    });
};

const readBareDigits: TimeReader = (m, _, add, expected) => {
  if (expected) add(toTimeRange(m), Number(m[1]), Number(m[2]), { weak: true });
};

/** Ways to write a time. What an earlier one has read is not part of a later one. */
const READERS: [RegExp, TimeReader][] = [
  [ISO, readIsoTimes],
  [EASTERN_TIME, readEasternTimes],
  [CLOCK, readClock],
  [HOUR, readHours],
  [NAMED_MINUTES, readNamedMinutes],
  [LED, readLedTimes],
  [NAMED, readNamedHours],
  [TIME_IN_WORDS, readTimeInWords],
  [PACKED, readPackedTimes],
  [BARE, readBareDigits],
];
/** Those that need no digit. */
const READERS_OF_WORDS = READERS.filter(([pattern]) => pattern === TIME_IN_WORDS);
const pickReaders = (line: string) => (/\d/.test(line) ? READERS : READERS_OF_WORDS);

/** `7:30 – 9:00 PM`: PM applies to both, unless that reverses their order. */
function shareMeridiem(line: string, times: FoundTime[]): FoundTime[] {
  const meridiem = /[ap]\.? ?(?:m\.?)?$/;
  times.forEach((time, i) => {
    const next = times[i + 1];
    if (!next || meridiem.test(line.slice(time.start, time.end)) || time.hour > 12) return;
    if (!/^ ?(?:-|–|—|to|until|till) ?$/.test(line.slice(time.end, next.start))) return;
    if (!meridiem.test(line.slice(next.start, next.end).trim()) || next.hour < 12) return;
    const late = (time.hour % 12) + 12;
    if (late * 60 + time.minute < next.hour * 60 + next.minute) time.hour = late;
  });
  return times;
}
