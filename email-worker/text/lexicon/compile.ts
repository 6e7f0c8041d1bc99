import { foldEmailText } from './fold-email-text.ts';
import { LEXICONS } from './languages.ts';
import type { Lexicon, Topic } from './lexicon.ts';

/** Groups of a lexicon that consist of words only. */
type WordGroup = Exclude<keyof Lexicon, 'language' | 'frequentWords' | 'labelCompounds'>;
/** `topics.lodging`. */
export type WordPath = { [G in WordGroup]: `${G}.${keyof Lexicon[G] & string}` }[WordGroup];

/** The alternatives of a pattern: those of nested groups belong together. */
export function splitAlternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of pattern.match(/\\.|\[(?:\\.|[^\]])*\]|[^\\[]/gsu) ?? []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.filter(Boolean);
}

/** The words of all languages, as printed, without repetitions. */
function listWords(path: WordPath): string[] {
  const [group, key] = path.split('.') as [WordGroup, string];
  return [
    ...new Set(
      LEXICONS.flatMap((lexicon) => splitAlternatives((lexicon[group] as Record<string, string>)[key] ?? '')),
    ),
  ];
}

/** Without accents and in lower case, except for escapes such as `\W`. */
const foldPattern = (pattern: string): string =>
  pattern.replace(/\\p\{[^}]*\}|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : foldEmailText(part),
  );

const NOTHING = '(?!)';

/** The words of all languages as one pattern for folded text. */
export const matchAny = (...paths: WordPath[]): string =>
  `(?:${[...new Set(paths.flatMap(listWords).map(foldPattern))].join('|') || NOTHING})`;

/** The words of all languages as one pattern for text as printed. */
export const matchPrinted = (...paths: WordPath[]): string =>
  `(?:${[...new Set(paths.flatMap(listWords))].join('|') || NOTHING})`;

/** The folded words of all languages. */
export const toWordSet = (path: WordPath): Set<string> => new Set(listWords(path).map(foldEmailText));

const TOPICS = Object.keys(LEXICONS[0]?.topicBeginnings ?? {}) as Topic[];
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
