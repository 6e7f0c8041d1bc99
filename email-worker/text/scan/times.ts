import { matchAny } from '../../languages/compile.ts';
import { EASTERN_COUNT, EASTERN_LATE, EASTERN_TIME } from './eastern-times.ts';
import { forEachMatch } from './for-each-match.ts';
import { findHalfHours } from './half-hours.ts';
import { isPm, MERIDIEM_END, MERIDIEM_LETTER } from './meridiem.ts';
import { findTimeRanges } from './time-ranges.ts';

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
const NUMERALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NAMES = matchAny('clock.noonNames', 'clock.midnightNames');
const MIDNIGHT = new RegExp(matchAny('clock.midnightNames'));
const WORDS = new RegExp(
  `(?<![a-z])(half past|quarter past|quarter to) (${NUMERALS.join('|')})|(?<![a-z])(?:(?<![\\d:.])12 )?(${NAMES})(?![a-z])`,
  'g',
);
/** `8:30 مساءً`: evening and morning after a time in Arabic, folded. */
const ARABIC_LATE = new RegExp(`^ ?${matchAny('clock.lateAfter')}`, 'u');
const ARABIC_EARLY = new RegExp(`^ ?${matchAny('clock.earlyAfter')}`, 'u');
const MONEY = /^ ?(?:€|\$|£|eur|usd|gbp|chf|kr|czk|kc|pln|zl|sek|nok|dkk|%|kg|km|m\b|mi\b|gb|pp|st\.)/;
/** `+1`, `(+1 day)`, `next day` after a time. */
const LATER = new RegExp(
  `^,? ?[([]?\\+ ?(\\d)(?: ?${matchAny('clock.days')})?[)\\]]?(?![\\d:])|^,? ?\\(?${matchAny('clock.nextDay')}`,
);

/** Characters after a time that are searched. */
const REACH = 30;

type AddTime = (
  range: { start: number; end: number },
  hour: number,
  minute: number,
  extra?: Partial<FoundTime>,
) => void;

const toRange = (m: RegExpExecArray) => ({ start: m.index, end: m.index + m[0].length });

/** Reads one match. `expected` also accepts `19.30` and `1930`. */
type Reader = (m: RegExpExecArray, line: string, add: AddTime, expected: boolean) => void;

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
const OF_NOON = new RegExp(`\\d ?${MERIDIEM_LETTER}|${NAMES}`);

/** `at 3 o'clock in the afternoon`. */
function toLate(line: string, time: FoundTime): FoundTime {
  const isOpen = time.hour >= 1 && time.hour < 12 && !time.isMeridiemUnknown;
  const isLate = isOpen && LATE_BEHIND.test(line.slice(time.end, time.end + REACH));
  return isLate && !OF_NOON.test(line.slice(time.start, time.end)) ? { ...time, hour: time.hour + 12 } : time;
}

const readIsoTimes: Reader = (m, _, add) => {
  const { start, end } = toRange(m);
  const [, hour, minute, isUtc, sign, hoursEast, minutesEast] = m;
  const east = (Number(hoursEast) * 60 + Number(minutesEast)) * (sign === '-' ? -1 : 1);
  const offset = isUtc ? 0 : sign ? east : undefined;
  add({ start: start + 1, end }, Number(hour), Number(minute), offset === undefined ? {} : { offset });
};

const readEasternTimes: Reader = (m, _, add) => {
  const [, part, hours, minutes, half, clockMinutes] = m;
  if (clockMinutes && !part) return;
  // `商品3点` counts things.
  if (EASTERN_COUNT.test(m[0]) && !part) return;
  const isLate = EASTERN_LATE.test(part ?? '') && Number(hours) < 12;
  const hour = Number(hours) + (isLate ? 12 : 0);
  add(toRange(m), hour, Number(minutes ?? clockMinutes ?? (half ? 30 : 0)));
};

const readHours: Reader = (m, _, add) => {
  const hour = Number(m[1]);
  if (hour >= 1 && hour <= 12) add(toRange(m), twelve(hour, m[2]), 0);
};

/** `um 8` may also count something; `um 8 Uhr` is a time. */
const isCount = (led: string, rest: string): boolean =>
  /^(?:um|as|alle \d)/.test(led) && !/^ ?(?:uhr|uur|h\b)/.test(rest);

const readLedTimes: Reader = (m, line, add) => {
  const rest = line.slice(m.index + m[0].length);
  const weak = (!m[2] && isCount(m[0], rest)) || undefined;
  if (!MONEY.test(rest)) add(toRange(m), Number(m[1]), Number(m[2] ?? 0), { weak });
};

const LATE_PART = new RegExp(matchAny('clock.late'));

const readNamedHours: Reader = (m, _, add) => {
  const isLate = LATE_PART.test(m[2] ?? '') && Number(m[1]) < 12;
  const weak = /\d ?hs?(?: |$)/.test(m[0]) || undefined;
  add(toRange(m), Number(m[1]) + (isLate ? 12 : 0), 0, { weak });
};

const readPackedTimes: Reader = (m, _, add) => {
  const [, hours, minutes, unit = ''] = m;
  const part = unit.charAt(0);
  if (part === 'h') add(toRange(m), Number(hours), Number(minutes));
  else if (Number(hours) <= 12)
    add(toRange(m), twelve(Number(hours), part), Number(minutes), { weak: unit.length === 1 || undefined });
};

const readBareDigits: Reader = (m, _, add, expected) => {
  if (expected) add(toRange(m), Number(m[1]), Number(m[2]), { weak: true });
};

const toHour = (hour: number, part: string | undefined): number =>
  part && hour >= 1 && hour <= 12 ? twelve(hour, part) : hour;

const twelve = (hour: number, part: string | undefined): number => (hour % 12) + (isPm(part) ? 12 : 0);

const TO = matchAny('clock.saidTo');
const CLOCK_BEHIND = new RegExp(`^ ?(?:(?:[-–]|${TO}) ?\\d{1,2}[.:]\\d\\d ?)?${matchAny('clock.saidAfter')}`);
const CLOCK_WORDS = `${matchAny('clock.saidBefore')}[.:]? ?`;
const CLOCK_BEFORE = new RegExp(`${CLOCK_WORDS}$`);
/** `kl 18.00-`, before the other side of a range. */
const RANGE_BEFORE = new RegExp(`${CLOCK_WORDS}\\d{1,2}[.:]\\d\\d ?(?:[-–]|${TO}) ?$`);

/** Whether `19.30` is a time: a word says so, or a time is expected and it is not a price. */
function isPointedTime(before: string, rest: string, expected: boolean): boolean {
  const isSaid =
    CLOCK_BEHIND.test(rest) || CLOCK_BEFORE.test(before.slice(-12)) || RANGE_BEFORE.test(before.slice(-24));
  return (isSaid || (expected && !MONEY.test(rest))) && !/[$€£] ?$/.test(before);
}

const readArabicPart = (rest: string): 'a' | 'p' | undefined =>
  ARABIC_LATE.test(rest) ? 'p' : ARABIC_EARLY.test(rest) ? 'a' : undefined;

const MINUTES_BEHIND = /^ ?m(?:n|ins?|inut\p{L}*)?(?!\p{L})/u;
/** Units of durations that stand before a time of day, but after a duration. */
const DURATION = new RegExp(`^ ?${matchAny('clock.spans')}(?![a-z])`);

/** `2 heures 30` may be a duration. */
const readNamedMinutes: Reader = (m, line, add) => {
  const isTime = /u[hu]r/.test(m[0]) || CLOCK_BEFORE.test(line.slice(Math.max(0, m.index - 12), m.index));
  if (isTime) add(toRange(m), Number(m[1]), Number(m[2]));
};

/** `de 20h30 à 22h15`: no word for the morning follows an `h`. */
function trimFrench(m: RegExpExecArray): { start: number; end: number; part: string | undefined } {
  const isFrench = m[4] !== undefined;
  const all = isFrench ? m[0].replace(/(?<=\d\d)\D*$/, '') : m[0];
  return { start: m.index, end: m.index + all.length, part: isFrench ? undefined : m[7] };
}

const LED_BY = /(?:^|[^\p{L}])(?:a|de|des|vers|les|las|at|alle|as|kl\.?) ?$/u;
/** `Train 6608 - 1 h 58` and `2 u 30` are durations: a time so early has a zero or a word before it, and `19u30` no space. */
function isDuration(
  hours: string,
  hasH: string | undefined,
  hasU: string | undefined,
  before: string,
): boolean {
  if (hasU) return hasU !== 'u' || Number(hours) < 6;
  return hasH !== undefined && /^[0-5]$/.test(hours) && !LED_BY.test(before);
}

const readClock: Reader = (m, line, add, expected) => {
  const { start, end, part: half } = trimFrench(m);
  const [, hours, hasColon, hasPoint, hasH, hasU, minutes] = m;
  const hour = Number(hours);
  const rest = line.slice(end, end + 20);
  const part = half ?? readArabicPart(rest);
  if (part && hour > 12 && !hasColon) return;
  const before = line.slice(Math.max(0, start - REACH), start);
  // `14h 05min` and `7:10 godz.` are durations.
  if ((hasH ? MINUTES_BEHIND : DURATION).test(rest)) return;
  if (hasPoint && !part && !isPointedTime(before, rest, expected)) return;
  if (!expected && isDuration(hours ?? '', hasH, hasU, before)) return;
  add({ start, end }, toHour(hour, part), Number(minutes));
};

const PART_OF_DAY = /^ (?:o'clock )?(?:in the (morning|afternoon|evening)|at (night)|([ap])\.?m)/;
const PAST: Record<string, number> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 };

const readWords: Reader = (m, line, add) => {
  const { start, end } = toRange(m);
  const [, past, numeral, name] = m;
  if (name) {
    add({ start, end }, MIDNIGHT.test(name) ? 24 : 12, 0);
    return;
  }
  const minutes = (NUMERALS.indexOf(numeral ?? '') + 1) * 60 + (PAST[past ?? ''] ?? 0);
  const said = PART_OF_DAY.exec(line.slice(end, end + 24));
  const isLate = said?.[1] !== 'morning' && said?.[3] !== 'a';
  const all = (minutes % 720) + (isLate ? 720 : 0);
  const extra = said ? {} : { isMeridiemUnknown: true };
  add({ start, end: end + (said?.[0].length ?? 0) }, Math.floor(all / 60), all % 60, extra);
};

/** Ways to write a time. What an earlier one has read is not part of a later one. */
const READERS: [RegExp, Reader][] = [
  [ISO, readIsoTimes],
  [EASTERN_TIME, readEasternTimes],
  [CLOCK, readClock],
  [HOUR, readHours],
  [NAMED_MINUTES, readNamedMinutes],
  [LED, readLedTimes],
  [NAMED, readNamedHours],
  [WORDS, readWords],
  [PACKED, readPackedTimes],
  [BARE, readBareDigits],
];
/** Those that need no digit. */
const READERS_OF_WORDS = READERS.filter(([pattern]) => pattern === WORDS);
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
