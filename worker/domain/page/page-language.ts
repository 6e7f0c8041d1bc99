import type { Areas, MessageText } from '../../messages/catalog.ts';
import { CATALOGS } from '../../messages/catalogs.ts';
import type { LanguageCode } from '../../messages/languages.ts';
import type { TextReader } from '../../messages/t.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** The areas whose messages prerendered pages show. */
const PRERENDERED = ['common', 'page', 'enter'];

/**
 * A prerendered page in the reader's language. Pages are built in English; a text or an attribute that is exactly a message
 * becomes its translation, also one around a name. Placeholders are still doubled, as the build leaves them. Call it before they are filled.
 */
export function translatePrerendered(template: string, { language }: TextReader): string {
  if (language === 'en') return template;
  const translations = findTranslations(language);
  // React escapes apostrophes in another way than we do.
  const translate = (text: string) => translations.get(text.replaceAll('&#x27;', '&#39;'));
  return template
    .replace(/(>|(?:aria-label|placeholder)=")([^<>"]+)(?=<|")/g, (whole, before: string, text: string) => {
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

const found = new Map<LanguageCode, Map<string, string>>();

/** Texts of prerendered pages by the English ones. Created once for each language, since every page of a link needs them. */
function findTranslations(language: LanguageCode): Map<string, string> {
  const known = found.get(language);
  if (known) return known;
  const translations = new Map(PRERENDERED.flatMap((area) => listTranslations(CATALOGS[language], area)));
  found.set(language, translations);
  return translations;
}

function listTranslations(catalog: Areas, area: string): [string, string][] {
  return Object.entries((CATALOGS.en as Areas)[area] ?? {}).flatMap(([key, english]) => {
    const translation = catalog[area]?.[key];
    return isText(english) && isText(translation) ? [[toTemplate(english), toTemplate(translation)]] : [];
  });
}

const isText = (message: MessageText | undefined): message is string => typeof message === 'string';

const toTemplate = (text: string): string => escapeHtml(text).replace(/\{(\w+)\}/g, '{{$1}}');
