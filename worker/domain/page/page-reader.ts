import { READER_LANGUAGES } from '../../messages/languages.ts';
import type { TextReader } from '../../messages/t.ts';
import { escapeHtml } from '../text/escape-html.ts';

const ROOT = /<html lang="en"(?: data-messages="([^"]*)\/en")?/;

/** The template as a page in the reader's language: which one it is, its direction, and where its messages are. */
export function setPageReader(template: string, { language, locale, clock }: TextReader): string {
  const { tag, direction } = READER_LANGUAGES[language];
  return template.replace(ROOT, (_, folder?: string) =>
    [
      `<html lang="${language === 'pt-BR' ? language : tag}" dir="${direction}" data-language="${language}"`,
      `data-locale="${escapeHtml(locale)}"`,
      clock && `data-clock="${clock}"`,
      folder && `data-messages="${folder}/${language}"`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
