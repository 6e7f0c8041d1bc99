import { alternativesInLanguage, matchAny, matchInLanguage, toWordSet } from '../../languages/compile.ts';
import { findWeekdays, findWeekdaysOfSign } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import type { NamedDay } from './scan-line.ts';
import { isInSentence } from './weekday-context.ts';

const INFLECTED = new Map<string, number>(
  LANGUAGES.flatMap(({ words }) =>
    words['plan.weekdays'].flatMap((names, day) =>
      names.split('|').map((name): [string, number] => [name, day]),
    ),
  ),
);
const WEEKDAYS = new Map(
  LANGUAGES.map(({ code, words }) => [
    code,
    new Set(words['calendar.weekdays'].flatMap((names) => foldEmailText(names).split('|'))),
  ]),
);
/** Whether a folded word is the name of a weekday, or its abbreviation, in one language. */
export const isWeekdayOf = (word: string, language: string): boolean =>
  WEEKDAYS.get(language)?.has(word) === true;

const SIGN = alternativesInLanguage('ja', 'calendar.weekdaySigns');
const NEXT_BEFORE = new RegExp(`${matchAny('plan.nextBefore')}$`);
const EASTERN_DAY = new RegExp(
  `[(（]?(${SIGN})(?:${alternativesInLanguage('ja', 'calendar.weekdayEnds')})[)）]?|[(（](${SIGN})[)）]|^[^\\p{L}\\p{N}]{0,3}(${SIGN})[^\\p{L}\\p{N}]{0,3}$`,
  'gu',
);
const WORD = /\p{L}[\p{L}-]*/gu;
/** A number after a weekday is that of the day if a time follows: `sábado 12 a las 9`. */
const HAS_CLOCK = /\d{1,2}(?:[:.h]\d\d| ?(?:[ap]m|uhr|h|u|uur)(?![a-z]))/;
/** What may stand after an abbreviated weekday that is not another word. */
const BEHIND_SHORT = /^\.?,? ?(?:[:|–—-]|\d|$|\()/;

/** Weekdays that a folded line names. */
export function findWeekdayWords(folded: string, language: string): (NamedDay & { kind: 'weekday' })[] {
  const eastern = [...folded.matchAll(EASTERN_DAY)].map((m) => ({
    kind: 'weekday' as const,
    weekdays: findWeekdaysOfSign(m.slice(1).find(Boolean) ?? '') ?? [],
    isNext: NEXT_BEFORE.test(folded.slice(0, m.index)),
    start: m.index,
    end: m.index + m[0].length,
  }));
  const next = matchInLanguage(language, 'plan.next');
  const words = [...folded.matchAll(WORD)].flatMap((m) => {
    const [word] = m;
    const day = INFLECTED.get(word);
    const weekdays = day === undefined ? findWeekdays(word, language) : [day];
    if (!weekdays || !isWeekday(word, m.index, folded, language)) return [];
    const end = m.index + word.length + countBehind(folded.slice(m.index + word.length), language);
    const [before, after] = [folded.slice(Math.max(0, m.index - 16), m.index), folded.slice(end, end + 12)];
    const isNext =
      next.test(before.trimEnd().split(' ').at(-1) ?? '') ||
      new RegExp(`^ (?:${next.source})`, 'u').test(after);
    const lead = isNext ? (/(\S+ )$/.exec(before)?.[0].length ?? 0) : 0;
    const isLed = isNext && next.test(before);
    return [{ kind: 'weekday' as const, weekdays, isNext, start: m.index - (isLed ? lead : 0), end }];
  });
  return [...words, ...eastern];
}

/** Characters of a day of the month or a part of the day after a weekday. */
function countBehind(after: string, language: string): number {
  const [number = ''] = /^ (\d{1,2})\.?(?= |$|,)(?! ?(?:uhr|uur|h|[ap]m)\b)/.exec(after) ?? [];
  return number && HAS_CLOCK.test(after.slice(number.length))
    ? number.length
    : matchPartBehind(after, language);
}

/** Characters of a part of the day after a weekday: `Saturday night`, `sábado de manhã`. */
function matchPartBehind(after: string, language: string): number {
  const parts = ['plan.morning', 'plan.afternoon', 'plan.evening'] as const;
  const words = alternativesInLanguage(language, ...parts);
  return new RegExp(`^ (?:de |di |a |am )?(?:${words})(?![\\p{L}\\d])`, 'u').exec(after)?.[0].length ?? 0;
}

/** Weekdays that are ordinary words inside a line: Portuguese ordinals, a Turkish market. */
const ORDINARY = toWordSet('plan.ordinaryDays');

const SHORT_WORDS = toWordSet('plan.shortWords');
/** Letters of a short name that is read as a weekday in its own language before a clause with a time. */
const MIN_OWN = 3;
/** `930 fri` */
const CLOCK_BEFORE = /\d(?:\s?(?:[ap]m|h|u|uhr|uur))?\s$/;
/** `fri at 8pm` */
const CLOCK_SOON = /^\.? (?:\p{L}{1,6} ){0,2}\d{1,2}(?:[:.h]\d\d| ?(?:[ap]m|uhr|h|u|uur)(?!\p{L}))/u;

/** Abbreviations are often other words: `so`, `do`, `mar`, `sun`. They count in their own language. */
function isWeekday(word: string, at: number, folded: string, language: string): boolean {
  const before = folded.slice(0, at);
  if (word.length >= 5 && !ORDINARY.has(word)) return true;
  if (ORDINARY.has(word))
    return /^\W*$|(?:^|\W)de $/.test(before) || CLOCK_BEHIND.test(folded.slice(at + word.length));
  if (!WEEKDAYS.get(language)?.has(word) && !WEEKDAYS.get('en')?.has(word)) return false;
  const after = folded.slice(at + word.length);
  if (matchPartBehind(after, language) > 0) return true;
  const isShort = SHORT_WORDS.has(word);
  const isOfLanguage = WEEKDAYS.get(language)?.has(word) === true;
  if (isOfLanguage && isInSentence({ word, before, after, isShort }, language)) return true;
  const isOwn = !isShort || (word.length >= MIN_OWN && isOfLanguage);
  return /^\W*$/.test(before) ? isFirst(after, isOwn, language) : isInside(before, after, { isOwn, isShort });
}

/** Whether an abbreviation at the start of a line is a weekday. */
function isFirst(after: string, isOwn: boolean, language: string): boolean {
  const isLead = isOwn && /^\.? \p{L}{3}/u.test(after) && HAS_CLOCK.test(after);
  const article = new RegExp(`^ (?:${alternativesInLanguage(language, 'plan.articles')}) (?=\\d)`, 'u').exec(
    after,
  );
  return isLead || BEHIND_SHORT.test(after.slice(article ? article[0].length - 1 : 0));
}

const CLOCK_BEHIND = /^\.? {1,2}\d{1,2}(?:[:.h]\d\d| ?[ap]m| ?(?:h|u|uhr|uur)(?!\p{L})|-|$)/u;

/** A day of the month before other words: `flight fri 11 from Bergamo`. */
const DAY_BEHIND = /^\.? (?:[1-9]|[12]\d|3[01])(?= \p{L}{2,})(?! (?:uhr|uur)(?!\p{L}))/u;

/** Whether an abbreviation inside a line is a weekday: beside a time, in brackets, or at the end of a question. */
const isInside = (before: string, after: string, { isOwn, isShort }: { isOwn: boolean; isShort: boolean }) =>
  /\($/.test(before) ||
  CLOCK_BEHIND.test(after) ||
  (isOwn && DAY_BEHIND.test(after)) ||
  (isOwn && /^\W*$/.test(after) && (/\?/.test(after) || CLOCK_BEFORE.test(before))) ||
  (!isShort && CLOCK_SOON.test(after));
