import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesOfOwn, matchAny } from '../../languages/compile.ts';
import { findMonthNumber } from '../../languages/date-names.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import { BARE_HOUR } from './normalize-times.ts';
import { rewriteFolded } from './rewrite-folded.ts';

interface LooseWords {
  /** `half 8`, which is half an hour before it. */
  halfBefore: RegExp;
  /** `half 7`, which is half an hour after it. */
  halfPast: RegExp;
  /** `od 18 grill`. */
  led: RegExp;
}

const NEXT_WORD = "(?=\\s(?<next>\\p{L}[\\p{L}'’-]*))";
const COUNTED = new RegExp(
  `^(?:${matchAny('plan.counted', 'plan.hours', 'plan.minutes', 'prices.units', 'plan.rangeTo', 'plan.rangeUnits', 'clock.hour')})$`,
  'u',
);
/** `12,45 pranzo`. */
const COMMA = new RegExp(
  `^(?<lead>\\P{L}{0,3}|\\p{L}{1,6} )(?<hour>\\d{1,2}),(?<minute>[0-5][05])${NEXT_WORD}`,
  'gu',
);
/** A number and a unit after it. */
const UNIT_BEHIND = `\\s?(?:[ap]\\.?m?|h|u|${matchAny('plan.rangeUnits', 'plan.counted')})(?!\\p{L})`;
/** `9:30–3`. */
const CLOCK_TO_HOUR = new RegExp(
  `(?<first>(?<![\\d:.])\\d{1,2}[:h]\\d\\d)\\s?[-–—~]\\s?(?<hour>\\d{1,2})(?![\\d:/%€$£]|[.,]\\d|${UNIT_BEHIND})`,
  'gu',
);
/** `2-3:30`, `8-9.30`. */
const HOUR_TO_CLOCK = new RegExp(
  [
    '(?<![\\d:.,/€$£+-])(?<hour>\\d{1,2})\\s?[-–—~]\\s?',
    '(?<end>\\d{1,2})(?<sign>[:.])(?<minute>\\d\\d)(?![\\d:]|\\.\\d|\\s?[ap]\\.?m(?!\\p{L}))',
  ].join(''),
  'gu',
);
const LAST_MONTH = 12;

/** Rewrites hours that are written carelessly, in the words of a language, as hours with minutes. */
export function writeLooseTimes(text: string, language: string): string {
  if (!/\d/.test(text)) return text;
  const { halfBefore, halfPast, led } = findWords(language);
  return [
    (line: string) =>
      rewrite(line, halfBefore, ({ hour }) => `${(Number(hour) + 11) % 12 || 12}:30${BARE_HOUR}`),
    (line: string) => rewrite(line, halfPast, ({ hour }) => `${hour}:30${BARE_HOUR}`),
    (line: string) => rewrite(line, COMMA, writeComma),
    (line: string) => rewrite(line, led, writeLed),
    (line: string) => rewrite(line, CLOCK_TO_HOUR, ({ first, hour }) => `${first} – ${hour}:00${BARE_HOUR}`),
    (line: string) => rewrite(line, HOUR_TO_CLOCK, writeFirstHour),
  ].reduce((line, write) => write(line), text);
}

const findWords = memoize((language): LooseWords => {
  const list = (key: WordKey) => alternativesOfOwn(language, key);
  const half = (key: WordKey) =>
    new RegExp(
      `(?<!\\p{L})(?:${list(key)}) (?<hour>\\d{1,2})(?![\\d:/]|[.,]\\d|\\s?(?:[ap]\\.?m|${matchAny('plan.counted')})(?!\\p{L}))`,
      'gu',
    );
  return {
    halfBefore: half('clock.half'),
    halfPast: half('plan.halfPast'),
    led: new RegExp(
      `(?<![\\p{L}\\d])(?<lead>${list('plan.clockLeads')}) (?<hour>\\d{1,2})${NEXT_WORD}`,
      'gu',
    ),
  };
});

type Groups = Record<string, string | undefined>;

/** Replaces what a pattern for folded text finds, if its hours exist. */
const rewrite = (text: string, pattern: RegExp, write: (groups: Groups) => string | undefined): string =>
  rewriteFolded(text, pattern, ({ groups = {} }) => {
    const areHours = [groups.hour, groups.end].every((hour) => hour === undefined || Number(hour) <= 24);
    return areHours ? write(groups) : undefined;
  });

/** Whether a word is neither a unit nor a month, so that the number before it may be an hour. */
const isNoUnit = (word = ''): boolean => !COUNTED.test(word) && findMonthNumber(word) === undefined;

const writeComma = ({ lead = '', hour, minute, next }: Groups) =>
  isNoUnit(next) ? `${lead}${hour}:${minute}` : undefined;

const writeLed = ({ lead, hour, next }: Groups) =>
  isNoUnit(next) ? `${lead} ${hour}:00${BARE_HOUR}` : undefined;

/** `8-9.10` may be a date. */
function writeFirstHour({ hour, end, sign, minute }: Groups) {
  const isClock = sign === ':' || Number(minute) > LAST_MONTH || minute === '00';
  return isClock && Number(minute) < 60 && hour !== end
    ? `${hour}:00${BARE_HOUR} – ${end}:${minute}`
    : undefined;
}
