import { HOST_LANGUAGES, type LanguageCode, READER_LANGUAGES } from './languages.ts';
import { DEFAULT_READER, type TextReader } from './t.ts';

/** Who reads a page of hosts: in English, unless those are in the reader's language. */
export const toHostReader = (reader: TextReader): TextReader =>
  HOST_LANGUAGES.some((language) => language === reader.language) ? reader : DEFAULT_READER;

/** Who reads a page that is rendered before somebody does: with the clock and region that are usual for the language. */
export const toUsualReader = ({ language }: { language: LanguageCode }): TextReader =>
  language === DEFAULT_READER.language
    ? DEFAULT_READER
    : { language, locale: READER_LANGUAGES[language].tag };

/** The path of a page of hosts that is prerendered in each of their languages: `/landing`, `/landing.de`. */
export const toPrerenderedPath = (path: string, { language }: { language: LanguageCode }): string =>
  language === DEFAULT_READER.language ? path : `${path}.${language}`;
