import type { Locator, Page } from '@playwright/test';
import type { Areas, MessageText } from '../../worker/messages/catalog.ts';
import { CATALOGS } from '../../worker/messages/catalogs.ts';
import { HOST_CATALOGS } from '../../worker/messages/hosts/catalogs.ts';
import type { LanguageCode } from '../../worker/messages/languages.ts';

type Wanted = string | RegExp;
type Pair = { english: string[]; translated: string[] };
/** Translates what a script looks for. */
type Translate = {
  toRegExp: (wanted: Wanted, isExact?: boolean) => RegExp;
  /** In selectors, `:text-is("…")`. */
  toSelector: (selector: string) => string;
};

const PLACEHOLDER = /\{(\w+)\}/g;

const escapePattern = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

const toForms = (text: MessageText | undefined): string[] =>
  typeof text === 'string' ? [text] : Object.values(text ?? {});

/** All messages with their translations. */
function listPairs(language: LanguageCode): Pair[] {
  const translated: Areas = { ...CATALOGS[language], ...HOST_CATALOGS[language] };
  return Object.entries({ ...CATALOGS.en, ...HOST_CATALOGS.en }).flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, text]) => ({
      english: toForms(text),
      translated: toForms(translated[area]?.[key]),
    })),
  );
}

/** A pattern of a message with these values, and with anything in its other placeholders. */
const toPattern = (text: string, values: Record<string, string> = {}) =>
  escapePattern(text).replaceAll(PLACEHOLDER, (_all, name) => values[name] ?? '.+?');

/** A pattern of a value, which may be a message itself: "time zone" in "Change time zone". */
function toValuePattern(pairs: Pair[], value: string): string {
  const isSame = (text: string) => text.toLowerCase() === value.toLowerCase();
  const messages = pairs.filter(({ english }) => english.some(isSame));
  return `(?:${[value, ...messages.flatMap(({ translated }) => translated)].map(escapePattern).join('|')})`;
}

/** The values of the placeholders if this is what a script looks for. */
function findValues(text: string, wanted: Wanted): Record<string, string> | undefined {
  // A number fits most placeholders.
  if (wanted instanceof RegExp) return wanted.test(text.replaceAll(PLACEHOLDER, '1')) ? {} : undefined;
  if (!/\p{L}{2}/u.test(text.replaceAll(PLACEHOLDER, ''))) return undefined;
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const pattern = escapePattern(text).replaceAll(PLACEHOLDER, '(.+?)');
  const values = new RegExp(`^${pattern}$`, 'i').exec(wanted)?.slice(1);
  return values && Object.fromEntries(values.map((value, at) => [names[at], value]));
}

/** Patterns of all translations of what a script looks for: of whole messages, else of those that say it among other words. */
function listPatterns(pairs: Pair[], wanted: Wanted): string[] {
  const whole = pairs.flatMap(({ english, translated }) => {
    const values = english.map((text) => findValues(text, wanted)).find(Boolean);
    if (!values) return [];
    if (wanted instanceof RegExp && wanted.source.includes('\\d'))
      return translated.map((text) => escapePattern(text).replaceAll(PLACEHOLDER, '\\d+'));
    const patterns = Object.entries(values).map(([name, value]) => [name, toValuePattern(pairs, value)]);
    return translated.map((text) => toPattern(text, Object.fromEntries(patterns)));
  });
  if (whole.length > 0 || wanted instanceof RegExp) return whole;
  const joined = listJoined(pairs, wanted);
  if (joined.length > 0) return joined;
  const parts = pairs.filter(({ english }) => english.some((text) => text.includes(wanted)));
  return parts.flatMap(({ translated }) => translated.map((text) => toPattern(text)));
}

/** Patterns of two messages, one following the other: "Copy" and what it copies. */
function listJoined(pairs: Pair[], wanted: string): string[] {
  const find = (words: string) =>
    pairs.filter(({ english }) => english.includes(words)).flatMap(({ translated }) => translated);
  return [...wanted.matchAll(/ /g)].flatMap(({ index }) =>
    find(wanted.slice(0, index)).flatMap((first) =>
      find(wanted.slice(index + 1)).map((second) => escapePattern(`${first} ${second}`)),
    ),
  );
}

function toRegExp(pairs: Pair[], wanted: Wanted, isExact = false): RegExp {
  const isRequired = typeof wanted === 'string' && wanted.endsWith(' *');
  const patterns = listPatterns(pairs, isRequired ? wanted.slice(0, -2) : wanted);
  const same = typeof wanted === 'string' ? escapePattern(wanted) : wanted.source;
  // From the start: a button that says more is another one.
  const start = typeof wanted === 'string' && patterns.length > 0 ? '^' : '';
  const pattern = [same, ...patterns.map((each) => start + (isRequired ? `${each} \\*` : each))]
    .join('|')
    // Playwright takes quotes for those of its selectors.
    .replaceAll(/["'`]/g, '.');
  return isExact ? new RegExp(`^(?:${pattern})$`, 'u') : new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu');
}

function toTranslate(pairs: Pair[]): Translate {
  const findText = (wanted: string) =>
    pairs.find(({ english }) => english.includes(wanted))?.translated[0] ?? wanted;
  return {
    toRegExp: (wanted, isExact) => toRegExp(pairs, wanted, isExact),
    toSelector: (selector) =>
      selector.replaceAll(/(?<=:text-is\(")[^"]+(?="\))/g, (wanted) => findText(wanted)),
  };
}

type Options = { exact?: boolean; name?: Wanted; hasText?: Wanted };

const translateOptions = ({ toRegExp }: Translate, { exact, name, hasText, ...options }: Options) => ({
  ...options,
  ...(name !== undefined && { name: toRegExp(name, exact) }),
  ...(hasText !== undefined && { hasText: toRegExp(hasText) }),
});

/** What a method of a page or locator is given, in the language. */
function translateArguments(translate: Translate, method: string, given: unknown[]): unknown[] {
  const [first, options] = given as [Wanted, Options?];
  if (method === 'getByText' || method === 'getByLabel') return [translate.toRegExp(first, options?.exact)];
  if (method === 'getByRole' && options) return [first, translateOptions(translate, options)];
  if (method === 'filter') return [translateOptions(translate, given[0] as Options)];
  if (method === 'locator') return [translate.toSelector(String(first)), ...given.slice(1)];
  return given;
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value && 'first' in value;

/** The same page or locator, on which English words find what shows them in another language. */
function wrap<Target extends Page | Locator>(target: Target, translate: Translate): Target {
  const get = (_target: Target, name: string | symbol) => {
    const value: unknown = Reflect.get(target, name, target);
    if (typeof value !== 'function' || name === 'constructor') return value;
    return (...given: unknown[]) => {
      const result: unknown = value.apply(target, translateArguments(translate, String(name), given));
      return isLocator(result) ? wrap(result, translate) : result;
    };
  };
  return new Proxy(target, { get });
}

/** A page for scripts that look for English words, though it shows the messages of another language. */
export const toPageInLanguage = (page: Page, language: LanguageCode): Page =>
  wrap(page, toTranslate(listPairs(language)));
