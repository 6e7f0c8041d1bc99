import type { Areas, MessageText } from '../../messages/catalog.ts';
import { CATALOGS } from '../../messages/catalogs.ts';
import { inLanguage } from '../../messages/in-language.ts';
import type { LanguageCode } from '../../messages/languages.ts';
import { type TextReader, t } from '../../messages/t.ts';
import { memoize } from '../memoize.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** What the app's shell says where scripts are off, in the reader's language. */
export const translateNoScript = (template: string, reader: TextReader): string =>
  template.replace(/(?<=<noscript>)[^<]+/, () => inLanguage(reader, () => escapeHtml(t('needsJavaScript'))));

/** The areas whose messages prerendered pages show. */
const PRERENDERED = ['common', 'page', 'enter'];

/**
 * A prerendered page in the reader's language. Pages are built in English; a text or an attribute that is exactly a message
 * becomes its translation, also one around a name or with a number. Placeholders are still doubled, as the build leaves them.
 * Call it before they are filled.
 */
export function translatePrerendered(template: string, { language, locale }: TextReader): string {
  if (language === 'en') return template;
  const translations = findTranslations(language);
  const translate = (english: string): string | undefined => {
    // React escapes apostrophes in another way than we do.
    const text = english.replaceAll('&#x27;', '&#39;');
    const [count = ''] = /\d+/.exec(text) ?? [];
    const translation = translations.get(text) ?? translations.get(text.replace(count, COUNT));
    if (typeof translation !== 'object') return translation;
    const form = translation[new Intl.PluralRules(locale).select(Number(count))] ?? translation.other;
    return toTemplate(form).replace(COUNT, count);
  };
  return template
    .replace(TEXTS, (whole, before: string, text: string) => {
      const translation = translate(text);
      return translation === undefined ? whole : before + translation;
    })
    .replace(
      /(>)([^<>]*)<bdi>({{\w+}})<\/bdi>([^<>]*)(?=<)/g,
      (whole, tag: string, before: string, name: string, after: string) => {
        const translation = translate(`${before}{{name}}${after}`);
        return translation === undefined
          ? whole
          : tag + translation.replace('{{name}}', `<bdi>${name}</bdi>`);
      },
    );
}

const COUNT = '{{count}}';
const TEXTS = /(>|(?:aria-label|placeholder)=")([^<>"]+)(?=<|")/g;
const listTexts = (html: string) => Array.from(html.matchAll(TEXTS), ([, , text = '']) => text.trim());

/** Texts of a prerendered page that stay in English although they are not names. */
export function listUntranslated(template: string, reader: TextReader): string[] {
  const own = new Set(Array.from(findTranslations(reader.language).values(), String));
  const before = new Set(listTexts(template));
  return listTexts(translatePrerendered(template, reader)).filter(
    (text) => /[A-Za-z]{2}/.test(text) && before.has(text) && !own.has(text) && !NAMES.test(text),
  );
}

const NAMES = /^(?:Foldout|\{\{\w+\}\})$/;

/** Texts of prerendered pages by the English ones. Created once for each language, since every page of a link needs them. */
const findTranslations = memoize(
  (language: LanguageCode) =>
    new Map(PRERENDERED.flatMap((area) => listTranslations(CATALOGS[language], area))),
);

/** Those of a number by the English plural. */
function listTranslations(catalog: Areas, area: string): [string, MessageText][] {
  return Object.entries((CATALOGS.en as Areas)[area] ?? {}).flatMap(([key, english]) => {
    const translation = catalog[area]?.[key];
    if (translation === undefined) return [];
    if (typeof english !== 'string') return [[toTemplate(english.other), translation]];
    return typeof translation === 'string' ? [[toTemplate(english), toTemplate(translation)]] : [];
  });
}

const toTemplate = (text: string): string => escapeHtml(text).replace(/\{(\w+)\}/g, '{{$1}}');
