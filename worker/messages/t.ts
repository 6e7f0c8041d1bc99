import type { Catalog, MessageKey, MessageValues } from './catalog.ts';
import type { LanguageCode } from './languages.ts';

/** Who reads: the language, and the locale and clock of dates and times. */
export type TextReader = {
  language: LanguageCode;
  /** BCP 47, with the region of the reader. */
  locale: string;
  /** 12 or 24: the clock that the reader chose, else that of the locale. */
  clock?: string | undefined;
};

export const DEFAULT_READER: TextReader = { language: 'en', locale: 'en-US' };

let reader = DEFAULT_READER;
let messages: Catalog = {};

/** Who reads what is written now. */
export const getReader = (): TextReader => reader;

/** Sets who reads, and the messages if they are known. */
export function setReader(next: TextReader, known = messages): void {
  reader = next;
  messages = known;
}

/** Adds messages that were loaded later. */
export const addMessages = (more: Catalog): Catalog => Object.assign(messages, more);

const PLACEHOLDER = /\{(\w+)\}/;

/** The text of a message: the names of its placeholders are at odd places, `['Hi ', 'name', '!']`. */
export function splitMessage(key: MessageKey, count = 0): string[] {
  // What could not be loaded is left out: the page works without.
  const message = messages[key] ?? '';
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(reader.locale).select(count)] ?? message.other);
  return text.split(PLACEHOLDER);
}

/**
 * A message in the language of the reader. Call it where text is rendered, never while a module loads: its messages may
 * not be there yet, and the Worker has many readers. The key must be written out, because the build replaces it.
 */
export function t<Key extends MessageKey>(key: Key, ...[values]: MessageValues<Key>): string {
  const known: Record<string, unknown> = values ?? {};
  return splitMessage(key, known.count as number)
    .map((part, at) => (at % 2 ? known[part] : part))
    .join('');
}
