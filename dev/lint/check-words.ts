import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Node } from 'oxc-parser';
import { listChildren, type ParsedModule, toLine } from './parse-module.ts';
import { isTestFile } from './source-files.ts';

const MIN_LENGTH = 5;
/** Tables of machine formats, and data. */
const EXEMPT = [
  'email-worker/languages/',
  'email-worker/gazetteer/',
  // Letters by their HTML entity and by their glyph in a font.
  'email-worker/html/entities.ts',
  'email-worker/formats/pdf/glyph-names.ts',
  'email-worker/html/element-names.ts',
  // English instructions.
  'email-worker/plans/model-rules.ts',
];
/** Keys of words, ids of rules, and time zones. */
const NAME = /^[a-z]\w*\.[\w-]+$|^[A-Z]\w+\/[\w/]+$/;

/** Names of the header fields of a part of an email. */
const HEADER_FIELD = /\bcontent-[a-z-]+/g;

/** Words of a text or pattern, without header fields, escapes and ranges of letters. */
const listWords = (text: string): string[] =>
  text
    .replace(HEADER_FIELD, ' ')
    .replace(/\[[^\]]*\]/g, (set) => set.replace(/\p{L}-\p{L}/gu, ' '))
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]+\}?|\\./giu, ' ')
    .match(/\p{L}+/gu) ?? [];

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The longer words of the languages that are read, without those that are English too. */
export function listForeignWords(folder: string): Set<string> {
  const words = new Map<string, Set<string>>();
  for (const file of globSync(`${folder}/**/*.txt`)) {
    const phrases = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('  '));
    words.set(
      file,
      new Set(
        listWords(phrases.join('\n'))
          .map(fold)
          .filter((word) => word.length >= MIN_LENGTH),
      ),
    );
  }
  const english = [...words].find(([file]) => basename(file) === 'en.txt')?.[1] ?? new Set<string>();
  return new Set([...words.values()].flatMap((list) => [...list]).filter((word) => !english.has(word)));
}

const isChecked = (path: string): boolean =>
  path.startsWith('email-worker/') && !isTestFile(path) && !EXEMPT.some((prefix) => path.startsWith(prefix));

/** Words of a language in the code that reads emails and plans: letters beyond ASCII, and words that a language file has. */
export function checkWords({ path, text, program }: ParsedModule, foreign: Set<string>): string[] {
  if (!isChecked(path)) return [];
  const problems: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return;
    const literal = readLiteral(node);
    const word = NAME.test(literal)
      ? undefined
      : listWords(literal).find((one) => /[^a-z]/i.test(one) || foreign.has(fold(one)));
    if (word)
      problems.push(
        `${path}:${toLine(text, node.start)} has the word "${word}" of a language: move it to a file in email-worker/languages/.`,
      );
    listChildren(node).forEach(visit);
  };
  visit(program);
  return problems;
}

/** The text of a string, pattern or part of a template. */
function readLiteral(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type !== 'Literal') return '';
  return 'regex' in node ? node.regex.pattern : typeof node.value === 'string' ? node.value : '';
}
