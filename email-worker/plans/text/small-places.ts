import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchInLanguage } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import type { WordKey } from '../../languages/word-keys.ts';

const findLastNounPattern = memoize((language) => {
  const list = (...keys: WordKey[]) => alternativesInLanguage(language, ...keys);
  return new RegExp(
    `\\p{L}\\s(?:(?:${list('places.at', 'plan.placeLeads')})\\s(?:${list('plan.articles')})|(?:${list('plan.contractedLeads')}))\\s(\\p{L}{4,})$`,
    'u',
  );
});

/** `BBQ by the pool`: a noun with an article after such a word, at the end. */
export function findLastNoun(text: string, folded: string, language: string): string | undefined {
  const [, noun = ''] = findLastNounPattern(language).exec(folded) ?? [];
  const isOther =
    noun === '' ||
    noun !== folded.slice(-noun.length) ||
    NO_NOUNS.some((key) => matchInLanguage(language, key).test(noun)) ||
    findWeekdays(noun) !== undefined;
  return isOther ? undefined : text.slice(-noun.length);
}

const findSmallNamePattern = memoize((language) => {
  const list = (...keys: WordKey[]) => alternativesInLanguage(language, ...keys);
  // `walk to the lake` is not there.
  const lead = `(?!(?:${list('plan.to')})\\s)(?:${list('places.at', 'plan.placeLeads')})`;
  const name = "(?<name>[\\p{L}'’&]+(?: [\\p{L}'’&]+){0,2})";
  return new RegExp(`\\p{L}\\s${lead}\\s(?:(?:${list('plan.articles')})\\s)?${name}$`, 'u');
});

/** `dinner at rosa's`: up to three words behind a word such as "at", at the end of a text without capitals. */
export function findSmallName(text: string, folded: string, language: string): string | undefined {
  const found = findSmallNamePattern(language).exec(folded)?.groups?.name ?? '';
  const isSmall = found.length >= MIN_NAME && !/\p{Lu}/u.test(text.slice(1));
  const words = found.split(' ');
  const areNames = words.every(
    (word) => !NO_NOUNS.some((key) => matchInLanguage(language, key).test(word)) && !findWeekdays(word),
  );
  return isSmall && areNames ? text.slice(-found.length) : undefined;
}

const MIN_NAME = 4;

const NO_NOUNS = [
  'plan.eventWords',
  'plan.morning',
  'plan.afternoon',
  'plan.evening',
  'plan.chatWords',
  'plan.persons',
  'plan.everyone',
  'plan.day',
  'plan.pronouns',
  'plan.departures',
] as const;
