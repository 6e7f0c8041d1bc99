import { foldEmailText } from '../lexicon/fold-email-text.ts';
import { LEXICONS } from '../lexicon/languages.ts';

const WORDS = LEXICONS.map(
  ({ language, frequentWords }) => [language, new Set(foldEmailText(frequentWords).split('|'))] as const,
);

/** The language with most known words in a text; `en` if none. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of foldEmailText(text.slice(0, 20_000)).matchAll(/[a-zα-ω]+/g)) {
    for (const [language, words] of WORDS)
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  let best = 'en';
  for (const [language, count] of counts) if (count > (counts.get(best) ?? 0)) best = language;
  return best;
}
