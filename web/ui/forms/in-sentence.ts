import { getReader } from '../../../worker/messages/t.ts';

/** The label of a field within a sentence: in lower case, except in German, where nouns have a capital. */
export const inSentence = (label: string): string =>
  getReader().language === 'de' ? label : label.toLowerCase();
