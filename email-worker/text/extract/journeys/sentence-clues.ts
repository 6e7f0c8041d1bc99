import type { BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type ResolvedDay, resolveDay } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isAirportCode } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { findTimes } from '../../scan/times.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'gu');
const LEAVES = word(`(?:${matchAny('places.leaves')}|${matchAny('places.from')})`);
const REACHES = word(`(?:${matchAny('places.arrives')}|${matchAny('places.to')})`);
const LANDS = word(matchAny('places.arrives'));
const RETURNS = word(matchAny('places.returns'));
const SMALL = `${matchPrinted('places.smallWords')}|St\\.`;
/** A capitalized name, with its airport's code. */
const NAME = new RegExp(
  `^\\s*((?:the )?\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:${SMALL}) )?\\p{Lu}[\\p{L}'’-]+){0,4})(?:\\s*\\(([A-Z]{3})\\))?`,
  'u',
);

/** What a sentence says about a journey, in reading order. */
export type Clue = { at: number } & (
  | { is: 'from'; place: BookingPlace }
  | { is: 'to'; place: BookingPlace }
  | { is: 'lands' }
  | { is: 'returns' }
  | { is: 'day'; day: ResolvedDay }
  | { is: 'time'; time: FoundTime }
  | { is: 'number'; number: string }
);

/** Words of leaving and arriving, places, days and times of a sentence, in order. */
export function listClues(sentence: string, { dateContext }: MailText): Clue[] {
  const text = sentence.replace(/[\r\n]/g, ' ');
  const folded = foldEmailText(text);
  const clues: Clue[] = [
    ...findPlaces(text, folded, LEAVES).map((found): Clue => ({ is: 'from', ...found })),
    ...findPlaces(text, folded, REACHES).map((found): Clue => ({ is: 'to', ...found })),
    ...[...folded.matchAll(LANDS)].map(({ index }): Clue => ({ is: 'lands', at: index })),
    ...[...folded.matchAll(RETURNS)].map(({ index }): Clue => ({ is: 'returns', at: index })),
    ...findTimes(folded).map((time): Clue => ({ is: 'time', time, at: time.start })),
    ...findTripNumbers(text, 'none').map(({ number, start }): Clue => ({ is: 'number', number, at: start })),
  ];
  for (const date of findDates(folded)) {
    const day = resolveDay(date, dateContext);
    if (day) clues.push({ is: 'day', day, at: date.start });
  }
  return clues.sort((a, b) => a.at - b.at);
}

/** The capitalized names directly after words. */
function findPlaces(text: string, folded: string, words: RegExp): { place: BookingPlace; at: number }[] {
  return [...folded.matchAll(words)].flatMap((found) => {
    const [, raw = '', code] = NAME.exec(text.slice(found.index + found[0].length)) ?? [];
    const name = tidyName(raw);
    if (name.length < 3 || !isStopName(name)) return [];
    return [{ place: { name, ...(isAirportCode(code) ? { iata: code } : {}) }, at: found.index }];
  });
}
