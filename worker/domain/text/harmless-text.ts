import { withoutAddress } from './address-like.ts';

const MAX_CHARACTERS = 40;
const YEAR = /(?<![\p{N}\p{L}])(?:19|20)\d\d(?![\p{N}\p{L}])/gu;
/** Letters of any language with their marks, spaces and simple punctuation. */
const PLAIN = /^[\p{L}\p{M}\p{Zs}.,!?'’‘"“”&:;()/\-–—·]*$/u;
/** A phone number can be written as years. */
const MAX_YEARS = 2;

/**
 * Words of others for an email to an address that has neither confirmed nor paid: undefined unless they are short and
 * harmless, since anybody can make us send them to anybody. No digits but years, no currency, address or link.
 */
export function toHarmlessText(text: string): string | undefined {
  const shown = text.normalize('NFKC').trim();
  if (shown === '' || [...shown].length > MAX_CHARACTERS) return undefined;
  if ((shown.match(YEAR) ?? []).length > MAX_YEARS) return undefined;
  const isPlain = PLAIN.test(shown.replace(YEAR, ''));
  return isPlain && withoutAddress(shown) !== undefined ? shown : undefined;
}
