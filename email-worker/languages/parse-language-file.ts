import { WORD_KEYS, type WordKey } from './word-keys.ts';

/** Words or phrases by key, each a regular expression without groups that capture. */
export type LanguageWords = Readonly<Record<WordKey, readonly string[]>>;

const INDENT = '  ';
const KNOWN_KEYS = new Set<string>(WORD_KEYS);

/** Reads a language file: keys with their words indented below, and comments. Throws on an unknown, repeated or missing key. */
export function parseLanguageFile(
  name: string,
  text: string,
  { isPartial = false }: { isPartial?: boolean } = {},
): LanguageWords {
  const found = new Map<string, string[]>();
  let words: string[] | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith(INDENT)) {
      if (!words) throw new Error(`${name}: words without a key: ${line}`);
      words.push(line.slice(INDENT.length));
    } else if (line && !line.startsWith('#')) words = addKey(found, line, name);
  }
  const missing = WORD_KEYS.filter((key) => !found.has(key));
  if (missing.length > 0 && !isPartial) throw new Error(`${name}: missing ${missing.join(', ')}`);
  return Object.fromEntries(WORD_KEYS.map((key) => [key, found.get(key) ?? []])) as unknown as LanguageWords;
}

function addKey(found: Map<string, string[]>, key: string, name: string): string[] {
  if (!KNOWN_KEYS.has(key)) throw new Error(`${name}: unknown key ${key}`);
  if (found.has(key)) throw new Error(`${name}: ${key} stands twice`);
  const words: string[] = [];
  found.set(key, words);
  return words;
}
