import { toQuoteWords } from './quote-words.ts';

/** Scripts that put no spaces between words: a quote may begin anywhere in a line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** A quote put together from more places than this proves nothing. */
const MAX_RUNS = 3;
const MAX_WORDS = 60;

/** A text prepared for finding quotes in it: spelled plainly, with and without spaces. */
export interface QuotableText {
  spaced: string;
  unspaced: string;
}

/** Prepares an email for `containsWords` and `isQuoted`. */
export function toQuotable(text: string): QuotableText {
  const words = toQuoteWords(text);
  return { spaced: ` ${words} `, unspaced: words.replaceAll(' ', '') };
}

/** Whether a text contains these words in order, ignoring case, accents, punctuation and line breaks. */
export function containsWords(text: QuotableText, words: string): boolean {
  return containsPlain(text, toQuoteWords(words));
}

function containsPlain({ spaced, unspaced }: QuotableText, wanted: string): boolean {
  if (wanted === '') return false;
  if (UNSPACED.test(wanted)) return unspaced.includes(wanted.replaceAll(' ', ''));
  return spaced.includes(` ${wanted} `);
}

/**
 * Whether words were copied from a text: in one piece, or in up to three of which each says something, since date and
 * time often stand apart.
 */
export function isQuoted(text: QuotableText, quote: string): boolean {
  const words = toQuoteWords(quote).split(' ').slice(0, MAX_WORDS);
  if (containsPlain(text, words.join(' '))) return true;
  let at = 0;
  for (let runs = 0; runs < MAX_RUNS && at < words.length; runs++) {
    const length = countQuotedWords(text, words.slice(at));
    const run = words.slice(at, at + length).join(' ');
    if (length === 0 || (length === 1 && !/\d/.test(run))) return false;
    at += length;
  }
  return at > 0 && at >= words.length;
}

/** How many of the first words stand together in the text. */
function countQuotedWords(text: QuotableText, words: string[]): number {
  let length = 0;
  while (length < words.length && containsPlain(text, words.slice(0, length + 1).join(' '))) length++;
  return length;
}
