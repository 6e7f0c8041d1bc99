import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES } from '../../languages/languages.ts';

const WORDS = LANGUAGES.map(
  ({ code, words }) => [code, new Set(words['language.frequentWords'].map(foldEmailText))] as const,
);

/** Languages without spaces between words, or of which each script is sure, by their script; the first decides. */
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{sc=Hira}\p{sc=Kana}]{2}/u],
  ['ko', /\p{sc=Hang}{2}/u],
  ['zh', /\p{sc=Han}{3}/u],
];

/** The language of a text mostly in a script of its own. */
function detectScript(text: string): string | undefined {
  const eastern = text.match(EASTERN)?.length ?? 0;
  const isMain = eastern > (text.match(/\p{sc=Latin}/gu)?.length ?? 0) / 2;
  return isMain ? SCRIPTS.find(([, letters]) => letters.test(text))?.[0] : undefined;
}

const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** The language with most known words in a text, or that of its script; `en` if none. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of foldEmailText(text.slice(0, 20_000)).matchAll(/\p{L}+/gu)) {
    for (const [language, words] of WORDS)
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const script = detectScript(text.slice(0, 20_000));
  if (script) return script;
  let best = 'en';
  for (const [language, count] of counts) if (count > (counts.get(best) ?? 0)) best = language;
  return best;
}
