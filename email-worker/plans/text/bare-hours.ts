import { matchAny, matchWholeWords } from '../../languages/compile.ts';
import { findMonthNumber } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isStreet } from '../../text/scan/street.ts';
import { BARE_HOUR, isMonthNext } from './normalize-times.ts';
import type { LineScan } from './scan-line.ts';
import { DEADLINE, UNTIL_BEFORE } from './scan-words.ts';

/** `room`, `for`: no hour follows. */
const NUMBERED = new RegExp(
  `(?<!\\p{L})(?:${matchAny('plan.numbered', 'plan.peopleLeads', 'plan.durationLeads')}|[#&/+]) ?$`,
  'u',
);
const COUNTED = new RegExp(
  `^[\\s-]?(?:${matchAny('plan.counted', 'plan.hours', 'plan.minutes', 'prices.units')}(?!\\p{L})|[%€$£°×x]|er\\b)`,
  'u',
);
const HOUR = '(\\d{1,2})(?:[:.](\\d\\d))?';
const RANGE = `${HOUR}\\s?[-–—]\\s?${HOUR}`;
/** `9 ....... First dance`. */
const LEADERS = new RegExp(`^(\\P{L}{0,3}?)${HOUR}(?:\\s?[-–—]\\s?${HOUR})?\\s?[.…·_]{3,}\\s*`, 'u');
/** `12-1 Lunch`, `11 walk`. */
const AT_START = new RegExp(`^(\\s*)(?:${RANGE}|${HOUR})(?=\\s+\\p{L}{3}|\\s*[:,–—-]\\s+\\p{L}{3})`, 'u');
/** `brunch 11-1`, `checkout 11`, `Dinner? 8?`. */
const AT_END = new RegExp(
  `(?:(?<=\\p{L}\\s)|(?<=\\p{L}[.?!]\\s)(?=\\d{1,2}\\s?\\?))(?:${RANGE}|${HOUR})(?=\\s*(?:$|[@(?!¦])|\\s(?:${matchAny('places.at')}\\s|${matchAny('plan.prompt')}(?!\\p{L})))`,
  'u',
);
/** `dinner 745`. */
const PACKED = /(?<=\p{L}{2}\s)(?!19\d\d|20\d\d)(0?[1-9]|1\d|2[0-3])([0-5][05])(?=\s*(?:$|[@(?!¦]))/u;
/** `After ski 15–17 Fjällgården`, `boat 10-13 from the pier`. */
const RANGE_INSIDE = new RegExp(
  `(?<=\\p{L}{2}\\s)${RANGE}(?=\\s(?:\\p{Lu}\\p{L}|${matchAny('places.at', 'plan.placeLeads', 'places.from')}\\s))`,
  'u',
);
/** `7 for 7.30`: guests come at the first. */
const DIVIDER = new RegExp(
  `[,;|•]\\s+|(?<=\\p{L}{3}|[)\\d])\\.\\s+(?=\\p{L})|\\s[–—-]\\s+(?=\\p{L})|:\\s+(?=\\d)|\\s(?:${matchWholeWords('names.and').source})\\s+`,
  'giu',
);

/** Hours between which a range such as `10-2` is around noon. */
const MORNING = 8;
const AFTERNOON = 5;

/** Between a weekday and its number. */
const MAX_GAP = 5;

interface Clause {
  from: number;
  text: string;
}

/**
 * A line with the minutes of hours that stand alone in a clause without another time; the same text if there are none.
 * `isSchedule` tells that the line has a day or time of its own.
 */
export function writeBareHours(text: string, scan: LineScan, isSchedule: boolean): string {
  if (!/\d/.test(text)) return text;
  let result = '';
  let at = 0;
  const add = (until: number, written: string, end: number) => {
    result += text.slice(at, until) + written;
    at = end;
  };
  for (const { from, text: clause } of listClauses(removeAccents(text))) {
    const isTimed = scan.times.some(({ start, end }) => start < from + clause.length && end > from);
    const found = isTimed ? undefined : findHours(clause, isSchedule || from > 0, from === 0);
    // `Friday 3` is a day, and so is the first number of `3 and 4 May`.
    const isInDay =
      found &&
      (scan.days.some((day) => day.start < from + found.end && from + found.start <= day.end + MAX_GAP) ||
        isMonthNext(foldEmailText(text.slice(from + found.end))));
    if (found && !isInDay) add(from + found.start, found.written, from + found.end);
  }
  return result + text.slice(at);
}

/** The text without accents where that keeps its length, since patterns of words have none. */
const removeAccents = (text: string): string => {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === text.length ? bare : text;
};

function listClauses(text: string): Clause[] {
  const cuts = [...text.matchAll(DIVIDER)];
  const starts = [0, ...cuts.map((m) => m.index + m[0].length)];
  return starts.map((from, i) => ({ from, text: text.slice(from, cuts[i]?.index ?? text.length) }));
}

interface FoundHours {
  start: number;
  end: number;
  written: string;
}

function findHours(clause: string, isSchedule: boolean, isFirst: boolean): FoundHours | undefined {
  const leaders = isFirst ? LEADERS.exec(clause) : null;
  if (leaders) {
    const [all, before = '', hour = '', minute, end, endMinute] = leaders;
    const until = end && areHours(end) ? ` – ${toClock(end, endMinute)}` : '';
    return areHours(hour) ? write(0, all.length, `${before}${toClock(hour, minute)}${until} `) : undefined;
  }
  return findAtStart(clause, isSchedule) ?? findAtEnd(clause, isSchedule) ?? findInside(clause, isSchedule);
}

const write = (start: number, length: number, written: string): FoundHours => ({
  start,
  end: start + length,
  written,
});

function findAtStart(clause: string, isSchedule: boolean): FoundHours | undefined {
  const m = AT_START.exec(clause);
  if (!m) return undefined;
  const [all, space = '', a, am, b, bm, only, onlyMinute] = m;
  const rest = foldEmailText(clause.slice(all.length));
  const word = /^\P{L}*(\p{L}+)/u.exec(rest)?.[1] ?? '';
  if (COUNTED.test(rest) || findMonthNumber(word) !== undefined) return undefined;
  if (a && b && areHours(a, b) && a !== b)
    return write(0, all.length, `${space}${toClock(a, am)} – ${toClock(b, bm)}`);
  if (isStreet(clause)) return undefined;
  const isHour =
    only && isSchedule && areHours(only) && (onlyMinute === undefined || Number(onlyMinute) < 60);
  return isHour ? write(0, all.length, `${space}${toClock(only, onlyMinute)}`) : undefined;
}

function findAtEnd(clause: string, isSchedule: boolean): FoundHours | undefined {
  const m = AT_END.exec(clause);
  if (!m || isStreet(clause)) return undefined;
  const before = foldEmailText(clause.slice(0, m.index));
  if (NUMBERED.test(before) && !(DEADLINE.test(before) && UNTIL_BEFORE.test(before))) return undefined;
  const [all, a, am, b, bm, only, minute] = m;
  if (a && b && areHours(a, b) && a !== b)
    return write(m.index, all.length, `${toClock(a, am)} – ${toClock(b, bm)}`);
  return only && isSchedule && areHours(only) ? write(m.index, all.length, toClock(only, minute)) : undefined;
}

/** A range between a title and a name, or hour and minutes without a sign between them. */
function findInside(clause: string, isSchedule: boolean): FoundHours | undefined {
  const inside = RANGE_INSIDE.exec(clause);
  const m = inside ?? PACKED.exec(clause);
  if (!m || !isSchedule || isStreet(clause) || NUMBERED.test(foldEmailText(clause.slice(0, m.index))))
    return undefined;
  const [all, a = '', am = '', b, bm] = m;
  if (!inside) return write(m.index, all.length, `${a}:${am}${BARE_HOUR}`);
  // `10-2` goes on past noon.
  const goesOn = Number(a) < Number(b) || (Number(a) >= MORNING && Number(a) <= 12 && Number(b) <= AFTERNOON);
  return b && areHours(a, b) && goesOn
    ? write(m.index, all.length, `${toClock(a, am || undefined)} – ${toClock(b, bm)}`)
    : undefined;
}

const areHours = (...hours: string[]): boolean =>
  hours.every((hour) => Number(hour) >= 1 && Number(hour) <= 24);

const toClock = (hour: string, minute: string | undefined): string => `${hour}:${minute ?? `00${BARE_HOUR}`}`;
