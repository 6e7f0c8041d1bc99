import { foldEmailText } from '../../text/lexicon/fold-email-text.ts';
import { ARABIC_PLAN } from './ar.ts';
import { CATALAN_PLAN } from './ca.ts';
import { CZECH_PLAN } from './cs.ts';
import { DANISH_PLAN } from './da.ts';
import { GERMAN_PLAN } from './de.ts';
import { GREEK_PLAN } from './el.ts';
import { ENGLISH_PLAN } from './en.ts';
import { SPANISH_PLAN } from './es.ts';
import { FINNISH_PLAN } from './fi.ts';
import { FRENCH_PLAN } from './fr.ts';
import { CROATIAN_PLAN } from './hr.ts';
import { HUNGARIAN_PLAN } from './hu.ts';
import { ITALIAN_PLAN } from './it.ts';
import { JAPANESE_PLAN } from './ja.ts';
import { KOREAN_PLAN } from './ko.ts';
import { DUTCH_PLAN } from './nl.ts';
import { NORWEGIAN_PLAN } from './no.ts';
import { POLISH_PLAN } from './pl.ts';
import type { PlanLabels, PlanWords } from './plan-words.ts';
import { PORTUGUESE_PLAN } from './pt.ts';
import { ROMANIAN_PLAN } from './ro.ts';
import { SWEDISH_PLAN } from './sv.ts';
import { TURKISH_PLAN } from './tr.ts';
import { UKRAINIAN_PLAN } from './uk.ts';
import { VIETNAMESE_PLAN } from './vi.ts';
import { CHINESE_PLAN } from './zh.ts';

/** The words of all languages of the lexicon. If two languages share a label, the earlier one decides. */
export const PLAN_LANGUAGES: PlanWords[] = [
  ENGLISH_PLAN,
  GERMAN_PLAN,
  FRENCH_PLAN,
  SPANISH_PLAN,
  ITALIAN_PLAN,
  DUTCH_PLAN,
  PORTUGUESE_PLAN,
  CZECH_PLAN,
  POLISH_PLAN,
  SWEDISH_PLAN,
  DANISH_PLAN,
  NORWEGIAN_PLAN,
  TURKISH_PLAN,
  GREEK_PLAN,
  FINNISH_PLAN,
  HUNGARIAN_PLAN,
  JAPANESE_PLAN,
  CATALAN_PLAN,
  ROMANIAN_PLAN,
  CROATIAN_PLAN,
  UKRAINIAN_PLAN,
  VIETNAMESE_PLAN,
  KOREAN_PLAN,
  CHINESE_PLAN,
  ARABIC_PLAN,
];

type WordKey = Exclude<keyof PlanWords, 'language' | 'labels' | 'weekdays'>;

/** In Korean, particles follow a word without a space. */
const isSpaced = (language: string): boolean => !['ja', 'zh', 'ko'].includes(language);

/** Folds words, but not escapes such as `\W`. */
const foldPattern = (pattern: string): string =>
  pattern.replace(/\\.|[^\\]+/gsu, (part) => (part.startsWith('\\') ? part : foldEmailText(part)));

/**
 * The words of some languages as one pattern for folded text. They match whole words, except in languages without spaces.
 */
export function matchPlanWords(languages: PlanWords[], ...keys: WordKey[]): RegExp {
  const list = (spaced: boolean) =>
    languages
      .filter(({ language }) => isSpaced(language) === spaced)
      .flatMap((words) => keys.map((key) => foldPattern(words[key])))
      .filter(Boolean)
      .join('|') || '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${list(true)})(?![\\p{L}\\p{N}])|${list(false)}`, 'u');
}

/** Words of a language and English as an alternation for folded text, without boundaries. */
export const listPlanWords = (language: string, key: WordKey): string =>
  PLAN_LANGUAGES.filter((words) => words.language === language || words.language === 'en')
    .map((words) => foldPattern(words[key]))
    .filter(Boolean)
    .join('|');

const cache = new Map<string, RegExp>();

/** Like `matchPlanWords` for one language and English, whose words other languages borrow; compiled once. */
export function matchInLanguage(language: string, key: WordKey): RegExp {
  const name = `${language}.${key}`;
  const known = cache.get(name);
  if (known) return known;
  const own = PLAN_LANGUAGES.filter((words) => words.language === language || words.language === 'en');
  const compiled = matchPlanWords(own, key);
  cache.set(name, compiled);
  return compiled;
}

export type PlanField = keyof PlanLabels;

const FIELDS = Object.keys(ENGLISH_PLAN.labels) as PlanField[];
/** Where two fields of a language have the same word, the first in this order counts. */
const LABELS = new Map<string, RegExp>(
  PLAN_LANGUAGES.flatMap(({ language, labels }) =>
    FIELDS.map((field): [string, RegExp] => [
      `${language}.${field}`,
      new RegExp(`^(?:${foldPattern(labels[field])})$`, 'u'),
    ]),
  ),
);

/** The field that a folded label or heading of a column names, in the first language that knows it. */
export function findPlanField(label: string, languages: string[]): PlanField | undefined {
  for (const language of languages) {
    const field = FIELDS.find((one) => LABELS.get(`${language}.${one}`)?.test(label));
    if (field) return field;
  }
  return undefined;
}
