import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

const PROSE = new RegExp(`\\b${matchAny('addresses.sentence')}\\b`);
/** Words of a phrase that is too long for a street. */
const MIN_WORDS = 7;

/** Whether text has words of a sentence that do not occur in addresses. */
export const isProse = (text: string): boolean => PROSE.test(foldEmailText(text));

/** Whether most of many words are in lower case: `The easiest way to us is by tram 4 or 12` is not a street. */
export function isLongPhrase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.length >= MIN_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}
