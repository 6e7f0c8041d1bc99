import { matchAny, matchPrinted, matchWholeWords, toWordSet } from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

/** A line that may tell who sent a message, and when. */
export interface HeadCandidate {
  /** What stands between sender, time and text: equal in all heads of a program. */
  shape: string;
  who: string;
  /** Day and time as printed. */
  when: string;
  /** The message, if it stands in the same line. */
  text: string;
  isDated: boolean;
}

const PART = `(?:${matchPrinted('clock.earlyBefore', 'clock.lateBefore')} ?)?`;
const HALF = '(?: ?[ap]\\.?m\\.?(?!\\p{L}))?';
const NO_MORE = '(?![\\d:.]*\\d|[.,]{0,2} ?\\d{1,2}[:.]\\d\\d)';
const UNIT = `(?: ?${matchAny('plan.rangeUnits')}(?!\\p{L}))?`;
const CLOCK = new RegExp(
  `(?<![\\d.,:/+-])${PART}\\d{1,2}[:.h]\\d\\d(?:[:.]\\d\\d)?${HALF}${NO_MORE}${UNIT}`,
  'iu',
);
/** `20:14, 3/3/2027` */
const DATE_BEHIND = /^,? \d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?(?=\s?[\])]|$)/;
/** Characters of a line in which its time is searched. */
const MAX_HEAD = 80;
const MAX_NAME = 40;
const MAX_NAME_WORDS = 5;
const NUMBER = new RegExp(
  `^\\d{1,4}(?:${matchAny('calendar.ordinals')}|\\.)?$|^\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{0,4})?\\.?$`,
);
const SIGNS = matchPrinted('calendar.yearSigns', 'calendar.monthSigns', 'calendar.daySigns');
const EASTERN = new RegExp(
  `^(?:\\d{1,4}${SIGNS})+$|^[(（]?${matchPrinted('calendar.weekdaySigns')}${matchPrinted('calendar.weekdayEnds')}?[)）]?$`,
  'u',
);
const DAY_WORDS = new Set(
  [...toWordSet('plan.today'), ...toWordSet('plan.yesterday')].flatMap((day) => day.split(' ')),
);
const LINKS = new RegExp(`^(?:${matchAny('plan.chatAt')}|de|of|den)$`, 'u');
const NOTE = new RegExp(`^(?:${matchWholeWords('plan.chatNotes').source})$`, 'u');
const NAME = /^[~@]?[\p{L}\p{Extended_Pictographic}][\p{L}\p{M}\p{N}\p{Extended_Pictographic}'’._(), -]*$/u;
const PHONE = /^\+\d[\d ()-]{6,18}$/;
/** Joins signs to one. */
const JOINERS = /\u200d|\ufe0f/g;
const EVENT = matchWholeWords('plan.eventWords');
const LEAD = new RegExp(`^${matchAny('plan.timeLeads', 'plan.clockLeads', 'plan.hourLeads')}$`, 'u');

/** The line as a head, if it has a time beside no more than a day and a name, or a text after these. */
export function parseHead(line: string): HeadCandidate | undefined {
  const clock = CLOCK.exec(line.slice(0, MAX_HEAD));
  if (!clock) return undefined;
  const start = findDayStart(line.slice(0, clock.index));
  const clockEnd = clock.index + clock[0].length;
  const end = clockEnd + (DATE_BEHIND.exec(line.slice(clockEnd))?.[0].length ?? 0);
  const [before, after] = [line.slice(0, start), line.slice(end)];
  const when = `${line.slice(clockEnd, end)} ${line.slice(start, clockEnd)}`.replace(/^[\s,]+/, '');
  const isDated = end > clockEnd || /[\p{L}\d]/u.test(line.slice(start, clock.index));
  const found = /[\p{L}\d]/u.test(before) ? readNameFirst(before, after) : readTimeFirst(before, after);
  return found && { ...found, when, isDated };
}

type Found = Pick<HeadCandidate, 'shape' | 'who' | 'text'>;

const CLOSE = /^\s?[\])）]/;

/** `Anna 19:03`, `Anna, [12 June 19:03]: text`, `[Anna] [19:03] text`. */
function readNameFirst(before: string, after: string): Found | undefined {
  const [divider = ''] = /[\s,•·|—–\-([（:*]*$/u.exec(before) ?? [];
  const who = before
    .slice(0, before.length - divider.length)
    .replace(/^[[*\s]+|[\]*]+$/g, '')
    .trim();
  if (divider === '' || !isSender(who)) return undefined;
  const hasBrackets = /[[(（]\s*$/.test(divider);
  const rest = after.replace(CLOSE, '').trim();
  const [colon = ''] = /^[:：]\s*/.exec(rest) ?? [];
  const text = rest.slice(colon.length);
  const isNote = isChatNote(rest);
  if (rest !== '' && !isNote && colon === '' && !hasBrackets) return undefined;
  const isInline = rest !== '' && !isNote;
  return {
    shape: `N${divider.replace(/\s+/g, ' ')}T${isInline ? `${colon.trim()}x` : ''}`,
    who,
    text: isNote ? '' : text,
  };
}

/** `[19:03] Anna: text`, `19:03 - Anna`. */
function readTimeFirst(before: string, after: string): Found | undefined {
  const [divider = ''] = /^[\s\])）,•·|—–\-:]*/u.exec(after) ?? [];
  const rest = after.slice(divider.length);
  const [, inline, text = ''] = /^([^:：]{1,40})[:：](?:\s+(.*))?$/u.exec(rest) ?? [];
  const who = (inline ?? rest).replace(/^[[*\s]+|[\]*\s]+$/g, '');
  if (divider === '' || !isSender(who)) return undefined;
  const shape = `${before.trim()}T${divider.replace(/\s+/g, ' ')}N`;
  return { shape: inline === undefined ? shape : `${shape}:`, who, text };
}

/** Whether a text may be the name of somebody who sends messages. */
export function isSender(who: string): boolean {
  const folded = foldEmailText(who);
  return (
    who.length <= MAX_NAME &&
    who.split(/\s+/).length <= MAX_NAME_WORDS &&
    (NAME.test(who.replace(JOINERS, '')) || PHONE.test(who)) &&
    !EVENT.test(folded) &&
    !LEAD.test(folded) &&
    !isDayWord(folded)
  );
}

/** A weekday, or a word such as "today". */
function isDayWord(folded: string): boolean {
  const word = folded.replace(/^\W+|\W+$/gu, '') || folded;
  return DAY_WORDS.has(word) || (word.length > 3 && findWeekdays(word) !== undefined);
}

/** Where the day that ends a text begins. */
function findDayStart(before: string): number {
  let start = before.length;
  for (;;) {
    const m = /(\S+?)[\s,.|•·—–-]*$/u.exec(before.slice(0, start));
    const word = m?.[1] ?? '';
    const bare = word.replace(/^[[(（*]+/, '');
    if (!m || word === '' || !isOfDay(bare)) return start;
    start = m.index + word.length - bare.length;
    if (bare !== word) return start;
  }
}

/** Whether a word belongs to a day: a number, a month, a weekday, `at`. */
function isOfDay(word: string): boolean {
  const folded = foldEmailText(word);
  const name = folded.replace(/[.,]+$/, '');
  return (
    NUMBER.test(name) ||
    EASTERN.test(word) ||
    LINKS.test(name) ||
    DAY_WORDS.has(name) ||
    findMonthNumber(name) !== undefined ||
    findWeekdays(name) !== undefined
  );
}

/** The text of a line that is nothing but a day, as between the messages of two days. */
export function parseDayLine(line: string): string | undefined {
  const bare = line.replace(/^[\s\-—–=*_·•[(]+|[\s\-—–=*_·•\])]+$/g, '');
  return bare !== '' && bare.length <= MAX_NAME && findDayStart(`${bare} `) === 0 ? bare : undefined;
}

/** The clock of a line that is nothing but the time of a message. */
export function parseTimeLine(signed: string): { when: string; isDated: boolean } | undefined {
  const line = signed.replace(STATUS, '');
  const clock = CLOCK.exec(line.slice(0, MAX_HEAD));
  if (!clock || clock.index + clock[0].length < line.trimEnd().length) return undefined;
  const before = line.slice(0, clock.index);
  return findDayStart(before) <= (/^[\s[(]*/.exec(before)?.[0].length ?? 0)
    ? { when: line, isDated: /[\p{L}\d]/u.test(before) }
    : undefined;
}

/** What stands before the time of a sender with a status, or that is a program. */
const STATUS = /^(?:(?::[\w+-]+:|\p{Extended_Pictographic}\ufe0f?|\p{Lu}{2,5}\s|[—–•·,-])\s*)+/u;

/** Whether a text only says that a message was changed, read or answered. */
export const isChatNote = (text: string): boolean => SIGN_COUNTS.test(text) || NOTE.test(foldEmailText(text));
const SIGN_COUNTS =
  /^(?:(?::[\w+-]+:|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\ufe0f\u200d]*)\s*\d*\s*)+$/u;
