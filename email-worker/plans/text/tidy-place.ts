import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { MONEY } from './scan-words.ts';

/** Dots or lines that lead from a title to its time. */
const LEADERS = /\s*[.…·_]{4,}\s*|\s(?:[.·_]{2,3}|…)(?=\s|$)/g;
/** Ends a place: a remark, a comma that lost the time before it, a phone number. */
const END = new RegExp(
  `\\s?[※→!]|\\s?,\\s*,|,\\s{2,}|\\s(?:${MONEY.source})|\\s\\+?\\d[\\d ()-]{7,}\\d`,
  'u',
);

/** A text without the dots that lead from a title to its time. */
export const removeLeaders = (text: string): string => text.replace(LEADERS, ' ').trim();

/** What ends a place in a language: a clause, or a word that says that it is done. `Society Cafe and then train` */
const toEnd = memoize((language): RegExp => {
  const words = alternativesInLanguage(language, 'plan.done', 'plan.placeEnds');
  const and = alternativesInLanguage(language, 'plan.then');
  return new RegExp(`(?<=[\\p{L}\\d)]),?\\s(?:(?:${words})(?![\\p{L}\\d]).*|(?:${and}))$`, 'u');
});

/** `FR 5532`, `JL098`, `ITA 609` */
const FLIGHT = '(?:\\p{Lu}{2,3}|\\d\\p{Lu}|\\p{Lu}\\d(?= )) ?\\d{3,4}';
const FLIGHT_AT_EDGE = new RegExp(`^${FLIGHT}(?:\\s+|$)|\\s+${FLIGHT}$`, 'u');

/**
 * A place without what a sentence says after it, without words such as "again" before it, and without the number of a flight.
 */
export function tidyPlace(text: string, language: string): string {
  const place = text.replace(FLIGHT_AT_EDGE, '');
  const folded = foldEmailText(place);
  const opener = matchInLanguage(language, 'plan.again').exec(folded);
  const start = opener?.index === 0 ? opener[0].length : 0;
  const said = matchOwn(language, 'plan.sentenceWords').exec(folded.slice(start));
  // Behind a comma it may be another place, and a capitalized word is a name.
  const isSaid =
    said !== null &&
    /\p{L}{2}\s$/u.test(folded.slice(start).slice(0, said.index)) &&
    /^\p{Ll}/u.test(place.slice(start + said.index));
  const ends = [
    ...[END, toEnd(language)].map((end) => end.exec(folded)?.index ?? place.length),
    isSaid ? start + said.index : place.length,
  ];
  const tidy = place.slice(start, Math.min(...ends)).trim();
  return /\p{L}{2}|\d/u.test(tidy) ? tidy : place;
}
