import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchAny, matchInLanguage, toWordSet } from '../../languages/compile.ts';
import type { NamedDay } from './scan-line.ts';

const YEAR_BEHIND = /^\d{4}/;
const NO_NUMBER = '(?![\\d:.]\\d|[\\d:/]| ?(?:uhr|h|[ap]m)\\b)';
/** Characters from the start of a line in which the day of a heading stands. */
const REACH = 24;
const MAX_NUMBER = 60;
const joinWords = (words: Iterable<string>): string =>
  [...words].filter((word) => !/\p{sc=Han}/u.test(word)).join('|');
const DAY_WORDS = toWordSet('plan.day');
const WORDS = joinWords(DAY_WORDS);
/** Not part of a clock: `15.21 Tåg`. */
const NUMBER = '(?<![\\p{L}\\d]|\\d[.:])(\\d{1,2})';
/** `1.º`, `2ème`, `1:a`, `2de`. */
const ORDINAL = `[.:-]?(?:${matchAny('calendar.ordinals')}|[aeo]|er|e?re|de|ste|szy)`;

/** A number without a point stands only before a word of the language: in Swedish, `21 tåg` is a train at nine. */
const findPattern = memoize((language): RegExp => {
  // `j2` is French for day 2, but `2 j` is a duration.
  const own = alternativesInLanguage(language, 'plan.day')
    .split('|')
    .filter((word) => word.length > 1);
  // `den 17` is the 17th in Swedish, not day 17 as in Czech.
  const articles = matchInLanguage(language, 'plan.articles');
  const before = joinWords([...DAY_WORDS].filter((word) => !articles.test(word)));
  return new RegExp(
    [
      `(?<![\\p{L}\\d])(?:${before}) ?(\\d{1,2})${NO_NUMBER}`,
      `${NUMBER}(?:\\.|${ORDINAL}) ?(?:${WORDS})(?![\\p{L}\\d])`,
      `${NUMBER} ?(?:${joinWords(own)})(?![\\p{L}\\d])`,
      `${matchAny('plan.countedBefore')}?(\\d{1,2})${matchAny('plan.countedAfter')}`,
    ].join('|'),
    'u',
  );
});

/** The day of a plan that a folded line names by its number, as a heading or at its start: `Day 2`. */
export function findDayNumber(folded: string, language: string): NamedDay | undefined {
  const m = findPattern(language).exec(folded);
  const number = Number(m?.slice(1).find((digits) => digits !== undefined));
  if (!m || !(number >= 1 && number <= MAX_NUMBER)) return undefined;
  // `one day 3 years ago` is none.
  const isLeading = m.index <= REACH && !YEAR_BEHIND.test(folded.slice(m.index + m[0].length));
  return isLeading ? { kind: 'number', number, start: m.index, end: m.index + m[0].length } : undefined;
}
