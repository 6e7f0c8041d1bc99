import { foldText } from '../../worker/domain/text/fold-text.ts';
import { decodeEntities } from '../html/entities.ts';

/** Soft hyphens, zero-width characters, marks of direction. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * The same words however they are written: entities decoded, invisible characters removed, full-width letters and the
 * digits of all scripts made plain.
 */
export function toPlainCharacters(text: string): string {
  return decodeEntities(text)
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, toAsciiDigit);
}

/** Digits of every script are encoded from 0 to 9 in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** A text as words that can be compared, without case, accents and characters that models replace. */
export const toQuoteWords = (text: string): string =>
  foldText(toPlainCharacters(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
