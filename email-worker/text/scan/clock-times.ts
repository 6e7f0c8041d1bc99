import { matchAny } from '../../languages/compile.ts';
import { MONEY_BEHIND, type TimeReader, toHour, toTimeRange } from './time-reader.ts';

/** `8:30 مساءً`: evening and morning after a time in Arabic, folded. */
const ARABIC_LATE = new RegExp(`^ ?${matchAny('clock.lateAfter')}`, 'u');
const ARABIC_EARLY = new RegExp(`^ ?${matchAny('clock.earlyAfter')}`, 'u');

/** Characters after a time that are searched. */
export const REACH = 30;

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
  return (isSaid || (expected && !MONEY_BEHIND.test(rest))) && !/[$€£] ?$/.test(before);
}

const readArabicPart = (rest: string): 'a' | 'p' | undefined =>
  ARABIC_LATE.test(rest) ? 'p' : ARABIC_EARLY.test(rest) ? 'a' : undefined;

const MINUTES_BEHIND = /^ ?m(?:n|ins?|inut\p{L}*)?(?!\p{L})/u;
/** Units of durations that stand before a time of day, but after a duration. */
const DURATION = new RegExp(`^ ?${matchAny('clock.spans')}(?![a-z])`);

/** `2 heures 30` may be a duration. */
export const readNamedMinutes: TimeReader = (m, line, add) => {
  const isTime = /u[hu]r/.test(m[0]) || CLOCK_BEFORE.test(line.slice(Math.max(0, m.index - 12), m.index));
  if (isTime) add(toTimeRange(m), Number(m[1]), Number(m[2]));
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

/** `19:30`, `19.30`, `19h30`, `7:30 pm`. */
export const readClock: TimeReader = (m, line, add, expected) => {
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
