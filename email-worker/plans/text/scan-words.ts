import { matchAny, matchWholeWords } from '../../languages/compile.ts';

// Patterns of words around numbers, compared with folded text.

const joinWords = (...lists: string[]): string => lists.join('|');

const CURRENCIES = joinWords(
  '€',
  '\\$',
  '£',
  'eur\\b',
  'usd\\b',
  'chf\\b',
  `${matchAny('prices.units')}(?![a-z\\d])`,
  '%',
);
/** Prices. */
export const MONEY = new RegExp(
  `(?:[$€£¥]|(?:eur|usd|chf|gbp) ?)\\d[\\d.,]*|\\d[\\d.,]*\\d? ?(?:${CURRENCIES})`,
  'g',
);

/** Rooms, gates, counts of people. */
export const OTHER_NUMBERS = new RegExp(
  [
    `(?<![a-z])${matchAny('plan.numbered')} ?\\d{1,4}(?![\\d:.hu]|\\s?(?:[ap]\\.?m|${matchAny('plan.rangeUnits')})(?!\\p{L}))`,
    `(?<![\\d:.,hu])\\d+ ?${matchAny('plan.counted')}(?!\\p{L})`,
    `(?<![\\d:.])\\d{1,2} ?${matchAny('plan.hours')} (?:${matchAny('plan.ahead')})(?![a-z])`,
  ].join('|'),
  'gu',
);

const ZONES = joinWords(
  '(?:UTC|GMT)(?: ?[+-]\\d{1,2}(?::?\\d\\d)?)?',
  '[ECMP][SD]?T|CES?T|MES?Z|BST|WES?T|EES?T',
  'JST|AE[SD]T|HST|AK[SD]T|IST|SGT|HKT',
);
/** A time zone after a time, as printed. */
export const ZONE_MARK = new RegExp(`^ ?\\(?(${ZONES})\\b\\)?`);

/** Words before a time that are not part of a title. */
export const LEAD_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${matchAny('plan.timeLeads', 'plan.clockLeads')}|~|@)\\s?){1,3}$`,
  'u',
);
/** Units after a time. */
export const UNIT_BEHIND = new RegExp(`^ ?${matchAny('plan.unitsAfter')}`);

/** Only the end of something follows. */
export const UNTIL_BEFORE = new RegExp(`(?:^|[\\s(,])${matchAny('plan.timeEnds')}\\s*$`);

/** What is done by a time: `check out before 11`. */
export const DEADLINE = matchWholeWords('plan.deadlineEvents');

/** Something is done by the time that follows, or ends then. */
export const END_BEFORE = new RegExp(`(?:^|[\\s(,])${matchAny('plan.timeEnds', 'plan.dueTimes')}\\s*$`);

/** Like `END_BEFORE`, at the start of a text. */
export const END_START = new RegExp(`^\\W*${matchAny('plan.timeEnds', 'plan.dueTimes')}\\s`, 'u');

/** Between two clauses, as printed. */
export const CLAUSE = new RegExp(`[,;•|]\\s*|\\s+/{1,2}\\s+|\\.\\s+|\\s+${matchAny('plan.then')}\\s+`, 'giu');
