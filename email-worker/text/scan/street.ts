import { matchAny } from '../lexicon/compile.ts';
import { foldEmailText } from '../lexicon/fold-email-text.ts';

const STREET = new RegExp(
  `(?<![\\p{L}\\d])${matchAny('addresses.streets')}(?![\\p{L}\\d])|${matchAny('addresses.streetEndings')}`,
  'u',
);
/** The structure of Japanese addresses. */
const JAPANESE = /[都道府県].*[市区郡町村]/;
const NUMBER =
  /(?:^|[\s,.]|[\p{sc=Han}])\d{1,5}(?:st|nd|rd|th|[a-z])?(?:[-/–](?:\d{1,4}[a-z]?|[a-z])){0,3}(?=$|[\s,.;])/u;
/** Lines with the address of the sender's company. */
const LEGAL = new RegExp(matchAny('addresses.legal'));
/** `Section A, Row 5, Seats 1 - 2` is not a street number. */
const SEATS = new RegExp(`\\b${matchAny('addresses.seats')}\\b`);

const PRICE = /[€$£]|\d ?(?:eur|usd|gbp|chf|kr|zl|kc|czk|pln)\b/;

/** Whether a line looks like a street with a house number. */
export function isStreet(text: string): boolean {
  const folded = foldEmailText(text);
  return (
    text.length <= 120 &&
    !PRICE.test(folded) &&
    NUMBER.test(folded) &&
    (STREET.test(folded) || JAPANESE.test(folded)) &&
    !LEGAL.test(folded) &&
    !SEATS.test(folded)
  );
}

/** Whether a line names a prefecture and a town of Japan, so that no line with a town follows. */
export const isJapaneseAddress = (text: string): boolean => JAPANESE.test(text);

/** Whether folded text is small print about the sender's company. */
export function isSmallPrint(folded: string): boolean {
  return LEGAL.test(folded);
}
