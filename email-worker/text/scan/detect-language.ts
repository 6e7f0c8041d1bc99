import { foldEmailText } from '../lexicon/fold-email-text.ts';
import { LEXICONS } from '../lexicon/languages.ts';

const WORDS = LEXICONS.map(
  ({ language, frequentWords }) => [language, new Set(foldEmailText(frequentWords).split('|'))] as const,
);

/** Languages without spaces between words, or of which each script is sure, by their script; the first decides. */
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{sc=Hira}\p{sc=Kana}]{2}/u],
  ['ko', /\p{sc=Hang}{2}/u],
  ['zh', /\p{sc=Han}{3}/u],
];

/** The language with most known words in a text, or that of its script; `en` if none. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of foldEmailText(text.slice(0, 20_000)).matchAll(/\p{L}+/gu)) {
    for (const [language, words] of WORDS)
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const script = SCRIPTS.find(([, letters]) => letters.test(text.slice(0, 20_000)))?.[0];
  let best = script ?? 'en';
  for (const [language, count] of counts) if (count > (counts.get(best) ?? 0)) best = language;
  return best;
}
