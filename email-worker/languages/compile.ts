import { memoize } from '../../worker/domain/memoize.ts';
import { foldEmailText } from './fold-email-text.ts';
import { ALL_LANGUAGES, LANGUAGES, type Language } from './languages.ts';
import { listKeys, type WordKey } from './word-keys.ts';

/** The words of all languages, as printed, without repetitions. */
const listWords = (key: WordKey): string[] => [...new Set(ALL_LANGUAGES.flatMap(({ words }) => words[key]))];

/** Without accents and in lower case, except for escapes such as `\W`. */
const foldPattern = (pattern: string): string =>
  pattern.replace(/\\p\{[^}]*\}|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : foldEmailText(part),
  );

const NOTHING = '(?!)';
const toPattern = (words: Iterable<string>): string => [...words].join('|') || NOTHING;

/** Source of a pattern for any of the words in all languages, for folded text. For part of a larger RegExp. */
export const matchAny = (...keys: WordKey[]): string =>
  `(?:${toPattern(new Set(keys.flatMap(listWords).map(foldPattern)))})`;

/** Like `matchAny`, with longer words first: `in de` before `in`. */
export const matchLongest = (...keys: WordKey[]): string =>
  `(?:${toPattern(
    [...new Set(keys.flatMap(listWords).map(foldPattern))].toSorted((a, b) => b.length - a.length),
  )})`;

/** Like `matchAny`, for text that is not folded. */
export const matchPrinted = (...keys: WordKey[]): string =>
  `(?:${toPattern(new Set(keys.flatMap(listWords)))})`;

/** Matches whole words of all languages, as `matchWholeWords` does, in text that is not folded, in any case. */
export const matchPrintedWords = (key: WordKey): RegExp =>
  toWholeWords(ALL_LANGUAGES, ({ words }) => words[key], 'iu');

/** The folded words of all languages. */
export const toWordSet = (key: WordKey): Set<string> => new Set(listWords(key).map(foldEmailText));

/** Languages without spaces between words; in Korean, particles follow a word without a space. */
const UNSPACED = ['ja', 'zh', 'ko'];

/** Matches words of some languages in folded text: whole words only, except in languages without spaces. */
export const matchWholeWords = (key: WordKey, languages = LANGUAGES): RegExp =>
  toWholeWords(languages, ({ words }) => words[key].map(foldPattern), 'u');

function toWholeWords(
  languages: Language[],
  list: (language: Language) => readonly string[],
  flags: string,
): RegExp {
  const [spaced, unspaced] = [true, false].map((isSpaced) =>
    toPattern(languages.filter(({ code }) => UNSPACED.includes(code) !== isSpaced).flatMap(list)),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])|${unspaced}`, flags);
}

/** A language and English, whose words other languages borrow. */
const withEnglish = (code: string) => LANGUAGES.filter((language) => [code, 'en'].includes(language.code));

/** Source of a pattern for words of a language and English: alternatives for folded text, without group and boundaries. */
export const alternativesInLanguage = (code: string, ...keys: WordKey[]): string =>
  listAlternatives(withEnglish(code), keys);

/** `alternativesInLanguage` without the words of English. */
export const alternativesOfOwn = (code: string, ...keys: WordKey[]): string =>
  listAlternatives(findOwn(code), keys);

const listAlternatives = (languages: Language[], keys: WordKey[]): string =>
  toPattern(keys.flatMap((key) => languages.flatMap(({ words }) => words[key].map(foldPattern))));

const findOwn = (code: string): Language[] => LANGUAGES.filter((language) => language.code === code);

const inLanguage = memoize((code) => memoize((key: WordKey) => matchWholeWords(key, withEnglish(code))));

/** `matchWholeWords` for a language and English. */
export const matchInLanguage = (code: string, key: WordKey): RegExp => inLanguage(code)(key);

/** The words of one language, not folded. */
export const listPrinted = (code: string, key: WordKey): readonly string[] =>
  LANGUAGES.find((language) => language.code === code)?.words[key] ?? [];

const own = memoize((code) => memoize((key: WordKey) => matchWholeWords(key, findOwn(code))));

/** `matchInLanguage` without the words of English. */
export const matchOwn = (code: string, key: WordKey): RegExp => own(code)(key);

const TOPICS = listKeys('topicBeginnings');
export type Topic = (typeof TOPICS)[number];

const TOPIC_PATTERNS = new Map(
  TOPICS.map((topic) => [
    topic,
    [
      new RegExp(`\\b${matchAny(`topics.${topic}`)}\\b`, 'g'),
      new RegExp(`(?<![a-zα-ω])${matchAny(`topicBeginnings.${topic}`)}`, 'g'),
    ],
  ]),
);

/** How often a folded text mentions a topic. */
export function countTopicWords(topic: Topic, folded: string): number {
  return (TOPIC_PATTERNS.get(topic) ?? []).reduce(
    (sum, words) => sum + [...folded.matchAll(words)].length,
    0,
  );
}

const PLAN_FIELDS = listKeys('planLabels');
export type PlanField = (typeof PLAN_FIELDS)[number];

/** Where two fields of a language have the same word, the first in this order counts. */
const PLAN_LABELS = new Map(
  LANGUAGES.map(({ code, words }) => [
    code,
    PLAN_FIELDS.map((field): [PlanField, RegExp] => [
      field,
      new RegExp(`^(?:${toPattern(words[`planLabels.${field}`].map(foldPattern))})$`, 'u'),
    ]),
  ]),
);

/** The field that a folded label or heading of a column names, in the first language that knows it. */
export function findPlanField(label: string, codes: string[]): PlanField | undefined {
  for (const code of codes) {
    const found = PLAN_LABELS.get(code)?.find(([, pattern]) => pattern.test(label));
    if (found) return found[0];
  }
  return undefined;
}
