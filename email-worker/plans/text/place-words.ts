import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage } from '../../languages/compile.ts';
import type { WordKey } from '../../languages/word-keys.ts';

const EASTERN = '(?<=[\\p{sc=Han}\\p{sc=Kana}])';
/** Ends a kind of place. */
export const END = `(?:(?![\\p{L}])|${EASTERN})`;
/** In these languages nouns are capitalized. */
export const NOUNS = /^(?:de|lb)$/;

interface PlaceWords {
  /** A kind of place at the start, in the language of the plan or English. */
  first: RegExp;
  /** A kind of place at the end, in the same languages. */
  last: RegExp;
  /** Starts another part of the sentence than the place. */
  end: RegExp;
  /** Names of events at the start. */
  events: RegExp;
}

/** The words that tell a place in a language and English. */
export const findWords = memoize((language): PlaceWords => {
  const list = (key: WordKey) => alternativesInLanguage(language, key);
  return {
    first: new RegExp(`^(?:(?:${list('plan.articles')})\\s)?(?:${list('plan.venues')})${END}`, 'u'),
    last: new RegExp(`(?<!\\p{L})(?:${list('plan.venues')})$`, 'u'),
    end: new RegExp(
      `\\s[–—|]\\s|[;(!?]|(?<=\\p{L}{3})\\.(?:\\s|$)|,\\s(?=\\p{Ll})|\\s(?:${list('plan.clauseStarts')})\\s(?=${NOUNS.test(language) ? '' : '[^\\p{Lu}]'})`,
      'u',
    ),
    events: new RegExp(`^(?:(?:${list('plan.eventWords')}|${list('plan.meets')})[\\s:]+)+`, 'u'),
  };
});
