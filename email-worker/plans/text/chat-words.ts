import { memoize } from '../../../worker/domain/memoize.ts';
import { listPrinted, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
/** Letters that may stand more often than in the list: `yesss`, `neeee`. */
const REPEATED = /(\p{L})\1{2,}/gu;

/** The folded words of a language and English that name no event. */
const listChatWords = memoize(
  (language) =>
    new Set([language, 'en'].flatMap((code) => listPrinted(code, 'plan.chatWords').map(foldEmailText))),
);

/** The words of a text, without those in brackets, that may name something. */
export function listNamingWords(text: string, language: string): string[] {
  const folded = foldEmailText(text.replace(/\([^)]*\)?/g, ' ')).replaceAll('’', "'");
  const words = listChatWords(language);
  if (EASTERN.test(folded)) return listEastern(folded, words);
  return (folded.match(WORD) ?? []).filter(
    (word) => !words.has(word) && !words.has(word.replace(REPEATED, '$1')),
  );
}

/** What is left of a text without spaces once the words are cut out, the longest first. */
function listEastern(folded: string, words: Set<string>): string[] {
  const longest = [...words].filter((word) => EASTERN.test(word)).toSorted((a, b) => b.length - a.length);
  const rest = longest.reduce((text, word) => text.replaceAll(word, ' '), folded);
  return rest.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc]{2,}|[a-z]{2,}/gu) ?? [];
}

/** Fewest words of a text of which one may be unknown. */
const MIN_WORDS = 4;

/** Whether the text of a message names no event: `ok fine then`, `moved to`. */
export function namesNothing(text: string, language: string): boolean {
  const naming = listNamingWords(text, language);
  if (naming.length === 0) return true;
  const folded = foldEmailText(text);
  const isLong = (folded.match(WORD)?.length ?? 0) >= MIN_WORDS;
  return (
    naming.length === 1 &&
    isLong &&
    matchOwn(language, 'plan.moves').test(folded) &&
    !matchInLanguage(language, 'plan.eventWords').test(folded)
  );
}
