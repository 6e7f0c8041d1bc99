import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchAny } from '../../languages/compile.ts';
import type { LineScan } from './scan-line.ts';

/** Words before a duration and not a time. */
export const DURATION_BEFORE = new RegExp(`(?:${matchAny('plan.durationBefore')}|~|\\() ?$`);

/** Where a line has said a number, which may be the time. */
const BEHIND_A_NUMBER = '(?<=\\d.{3,})';
/** Between the parts of a line; in languages without spaces between words, also a space. */
const GAP = '(?:[,;(|、¦] ?|\\s[–-] |\\s{2,}|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u30fc])\\s)';
const CLAUSE_END = `(?=\\s*(?:$|[,;.()|、¦]|\\s[–-]\\s|${matchAny('plan.clauseStarts')}(?!\\p{L})))`;

/** `(2h)`, `for 90 minutes`. */
const findPattern = memoize((language) => {
  const [hours, minutes] = [
    alternativesInLanguage(language, 'plan.hours'),
    alternativesInLanguage(language, 'plan.minutes'),
  ];
  const amount = `(?:(?<hours>\\d{1,2}(?:[.,]\\d)?) ?(?:${hours})(?: ?(?<rest>\\d{1,2}) ?(?:${minutes})?)?|(?<minutes>\\d{2,3}) ?(?:${minutes}))`;
  const around = alternativesInLanguage(language, 'plan.around');
  const about = `(?:(?:${around}|~|c\\.) ?)?`;
  const units = alternativesInLanguage(language, 'plan.durationUnits');
  const after = `(?: (?:${around}))?`;
  const leads = alternativesInLanguage(language, 'plan.durationLeads');
  return new RegExp(
    [
      `\\((?:[^()]{0,40}(?:[,;] |[,;](?!\\d)))?${about}${amount}${after}\\)`,
      `(?<![a-z])(?:${leads}) ${about}${amount}(?![\\p{L}\\d])`,
      `[,.;)–-] ?(?:${around}|~) ?${amount}(?=\\s*(?:$|[,;.)]))`,
      `${BEHIND_A_NUMBER}${GAP}${about}(?<minutes>\\d{2,3}) ?(?:${minutes})${CLAUSE_END}`,
      `${BEHIND_A_NUMBER}${GAP}${about}(?<hours>[1-9](?:[.,]\\d)?) ?(?:${hours})(?: ?(?<rest>[0-5]\\d)(?: ?(?:${minutes}))?)?${CLAUSE_END}`,
      `(?:[,;–-] ?${about}|[\\s、](?:${around}) ?)(?<hours>\\d{1,2}(?:[.,]\\d)?) ?(?:${units})(?=\\s*(?:$|[,;.)、。]))`,
    ].join('|'),
    'u',
  );
});

/** Hours from which `(9h30)` and `(10h)` are times, unless their line has another one. */
const EARLIEST = 6;
const EARLIEST_FULL = 9;
const CLOCK = /(?<![\d:.])\d{1,2}(?:[:.h]\d\d|\s?[ap]m|\s?h(?!\p{L}))/u;

/** Whether what is in brackets is the only time of its line: `Dinner (19h30)`. */
function isBracketedTime(folded: string, { 0: all, index, groups }: RegExpExecArray): boolean {
  const hour = /^\((\d{1,2})\s?h\s?(\d\d)?\)$/.exec(all);
  if (!hour || !groups?.hours || Number(hour[1]) > 24) return false;
  const isLate = Number(hour[1]) >= (hour[2] ? EARLIEST : EARLIEST_FULL);
  return isLate && !CLOCK.test(folded.slice(0, index)) && !CLOCK.test(folded.slice(index + all.length));
}

/** The first duration in a folded line. */
export function findDuration(folded: string, language: string): LineScan['duration'] {
  const m = findPattern(language).exec(folded);
  if (!m || isBracketedTime(folded, m)) return undefined;
  const { hours = '0', rest = '0', minutes: only } = m.groups ?? {};
  const minutes = only ? Number(only) : Math.round(Number(hours.replace(',', '.')) * 60) + Number(rest);
  const isUsual = minutes > 0 && minutes <= 24 * 60;
  return isUsual ? { minutes, start: m.index, end: m.index + m[0].length } : undefined;
}
