import type { Catalog } from '../../worker/messages/catalog.ts';
import { type LanguageCode, READER_LANGUAGES } from '../../worker/messages/languages.ts';
import { addMessages, DEFAULT_READER, getReader, setReader } from '../../worker/messages/t.ts';

/** Writes for a reader of another language. */
export type WriteIn = <Written>(write: () => Written) => Written;

const asReaderOfPage: WriteIn = (write) => write();

/** Messages that hosts send to guests, in the language of these guests, else in that of the page. */
export async function loadInvitations(language: LanguageCode | null): Promise<WriteIn> {
  const { lang, dataset } = document.documentElement;
  const { messages } = dataset;
  // Tests have all messages.
  if (!messages) return asReaderOfPage;
  const code = language ?? (lang as LanguageCode);
  const folder = messages.slice(0, messages.lastIndexOf('/'));
  const catalog = (await import(/* @vite-ignore */ `${folder}/${code}/invite.js`)).default as Catalog;
  if (!language) {
    addMessages(catalog);
    return asReaderOfPage;
  }
  const locale = code === DEFAULT_READER.language ? DEFAULT_READER.locale : READER_LANGUAGES[code].tag;
  return (write) => {
    const [reader, known] = [getReader(), addMessages({})];
    setReader({ language: code, locale }, catalog);
    try {
      return write();
    } finally {
      setReader(reader, known);
    }
  };
}
