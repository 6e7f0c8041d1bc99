import { READER_LANGUAGES } from '../../messages/languages.ts';
import type { TextReader } from '../../messages/t.ts';
import { escapeHtml } from '../text/escape-html.ts';

const ROOT = /<html lang="en"(?: data-messages="([^"]*)\/en")?/;

/** The template as a page in the reader's language: which one it is, its direction, and where its messages are. */
export function setPageReader(template: string, { language, locale, clock }: TextReader): string {
  return template.replace(ROOT, (_, folder?: string) =>
    [
      `<html lang="${language}" dir="${READER_LANGUAGES[language].direction}"`,
      `data-locale="${escapeHtml(locale)}"`,
      clock && `data-clock="${clock}"`,
      folder && `data-messages="${folder}/${language}"`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
