import { alternativesInLanguage, matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';

const STREET = new RegExp(
  `(?<![\\p{L}\\d])${matchAny('addresses.streets')}(?![\\p{L}\\d])|${matchAny('addresses.streetEndings')}`,
  'u',
);
const group = (code: string, key: WordKey) => `(?:${alternativesInLanguage(code, key)})`;

/** The structure of Japanese addresses. */
const JAPANESE = new RegExp(`${group('ja', 'addresses.regions')}.*${group('ja', 'addresses.towns')}`);
/** A district with a numbered road: `서울 마포구 와우산로 21길 18`, `上海市黄浦区南京东路 88 号`. */
const EAST_ASIAN = [
  `(?:^|\\s)\\p{sc=Hang}{1,8}${group('ko', 'addresses.regions')}\\s.*[\\p{sc=Hang}\\d]${group('ko', 'addresses.roads')}\\s?\\d{1,4}`,
  `\\p{sc=Han}${group('zh', 'addresses.regions')}.*\\p{sc=Han}${group('zh', 'addresses.roads')}\\s?\\d{1,5}\\s?${group('zh', 'addresses.houseNumbers')}`,
].map((source) => new RegExp(source, 'u'));
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
    (isNumberedRoad(text) || (NUMBER.test(folded) && (STREET.test(folded) || JAPANESE.test(folded)))) &&
    !LEGAL.test(folded) &&
    !SEATS.test(folded)
  );
}

const isNumberedRoad = (text: string): boolean => EAST_ASIAN.some((pattern) => pattern.test(text));

/** Whether a line names the region and town of an East Asian address, so that no line with a town follows. */
export const isEastAsianAddress = (text: string): boolean => JAPANESE.test(text) || isNumberedRoad(text);

/** Whether folded text is small print about the sender's company. */
export function isSmallPrint(folded: string): boolean {
  return LEGAL.test(folded);
}
