import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES, type Language } from '../../languages/languages.ts';
import { listKeys, type WordKey } from '../../languages/word-keys.ts';

const MAX_TEXT = 20_000;
/** Languages that their script tells. */
const SCRIPTS: [language: string, letters: RegExp][] = [
  ['ko', /\p{sc=Hangul}/gu],
  ['uk', /\p{sc=Cyrl}/gu],
  ['ar', /\p{sc=Arab}/gu],
];
const HAN_OR_KANA = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/gu;
/** At least this share of all characters is in the script of the language: titles and addresses may be in another. */
const MIN_SHARE = 0.1;
/** Japanese plans may be short of kana. */
const MIN_KANA = 0.01;

const PLAN_KEYS: WordKey[] = [
  // Words of sentences are not listed evenly.
  ...listKeys('plan').flatMap((key) => (key === 'sentenceWords' ? [] : [`plan.${key}` as const])),
  ...listKeys('planLabels').map((key) => `planLabels.${key}` as const),
];

const joinWords = ({ words }: Language, keys: WordKey[]): string =>
  keys.flatMap((key) => words[key]).join('|');

const WORDS = listWords();

/** Which languages know a word: dates, meals and the frequent words of emails. */
function listWords(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  const add = (language: string, list: string) => {
    for (const word of new Set(foldEmailText(list).split(/[| ]/)))
      if (/^[a-zα-ω]{2,}$/.test(word)) words.set(word, [...(words.get(word) ?? []), language]);
  };
  for (const language of LANGUAGES)
    add(
      language.code,
      joinWords(language, ['language.frequentWords', 'calendar.months', 'calendar.weekdays']),
    );
  for (const language of LANGUAGES) add(language.code, joinWords(language, PLAN_KEYS));
  return words;
}

/** The language with most known words in a plan; `en` if none. A word of few languages counts more. */
export function detectPlanLanguage(text: string): string {
  const head = text.slice(0, MAX_TEXT);
  const isWritten = (letters: RegExp, share = MIN_SHARE) =>
    (head.match(letters)?.length ?? 0) > head.length * share;
  const found = SCRIPTS.find(([, letters]) => isWritten(letters));
  if (found) return found[0];
  if (isWritten(HAN_OR_KANA))
    return isWritten(KANA, MIN_KANA) || countKnown(head, 'ja') > countKnown(head, 'zh') ? 'ja' : 'zh';
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

/** How many of a language's words a text without spaces has. */
function countKnown(text: string, wanted: string): number {
  const words = LANGUAGES.filter(({ code }) => code === wanted).flatMap((language) =>
    joinWords(language, PLAN_KEYS).split(/[| ]/),
  );
  return new Set(words.filter((word) => word.length > 1 && text.includes(word))).size;
}
