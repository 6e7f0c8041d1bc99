import { foldEmailText } from '../../text/lexicon/fold-email-text.ts';
import { LEXICONS } from '../../text/lexicon/languages.ts';
import { PLAN_LANGUAGES } from './compile-plan-words.ts';

const MAX_TEXT = 20_000;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}]|[年月日時]/gu;

const WORDS = listWords();

/** Which languages know a word: dates, meals and the frequent words of emails. */
function listWords(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  const add = (language: string, list: string) => {
    for (const word of new Set(foldEmailText(list).split(/[| ]/)))
      if (/^[a-zα-ω]{2,}$/.test(word)) words.set(word, [...(words.get(word) ?? []), language]);
  };
  for (const { language, frequentWords, calendar } of LEXICONS)
    add(language, `${frequentWords} ${calendar.months} ${calendar.weekdays}`);
  for (const { language, labels, weekdays, ...rest } of PLAN_LANGUAGES)
    add(language, [...Object.values(rest), ...Object.values(labels), weekdays].join('|'));
  return words;
}

/** The language with most known words in a plan; `en` if none. A word of few languages counts more. */
export function detectPlanLanguage(text: string): string {
  const head = text.slice(0, MAX_TEXT);
  if ((head.match(JAPANESE)?.length ?? 0) * 10 > head.length) return 'ja';
  const scores = new Map<string, number>();
  for (const [word] of foldEmailText(head).matchAll(/[a-zα-ω]+/g)) {
    const languages = WORDS.get(word) ?? [];
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  let best = 'en';
  for (const [language, score] of scores) if (score > (scores.get(best) ?? 0) + 0.01) best = language;
  return best;
}
