import { type Areas, checked } from './catalog.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { LanguageCode } from './languages.ts';

/** The messages of all languages. Not for browsers, which load one language. */
export const CATALOGS: Record<LanguageCode, Areas> = {
  en,
  de: checked(de),
  fr: {},
  es: {},
  it: {},
  'pt-BR': {},
  nl: {},
  pl: {},
  ja: {},
  'zh-Hans': {},
  ar: {},
  he: {},
};
