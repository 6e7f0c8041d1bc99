import type { Booking, BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type ResolvedDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { isAirportCode, tidyName } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import { type FoundTime, findTimes } from '../../scan/times.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';
import { toArrival } from './journeys.ts';

const MOST = 20;
const MAX_TEXT = 100_000;
/** A long line that ends inside a sentence goes on below. */
const WRAPPED = /(?<=[^\n]{55}[\p{L}\d,])(?:\r?\n){1,2}(?=\S)/gu;
const SENTENCE_END = /\n|(?<=[\p{L}\d)]{3}[.!])\s+(?=\p{Lu})/gu;

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
type Clue = { at: number } & (
  | { is: 'from'; place: BookingPlace }
  | { is: 'to'; place: BookingPlace }
  | { is: 'lands' }
  | { is: 'returns' }
  | { is: 'day'; day: ResolvedDay }
  | { is: 'time'; time: FoundTime }
  | { is: 'number'; number: string }
);

interface TripLeg {
  from?: BookingPlace;
  to?: BookingPlace;
  day?: ResolvedDay;
  endDay?: ResolvedDay;
  departure?: FoundTime;
  arrival?: FoundTime;
  number?: string;
}

/** Journeys told in sentences: `You leave Boston on 3 June at 8:15 PM and arrive at Keflavik at 6:40 AM`. */
export function readSentences(mail: MailText, kind: Booking['kind']): Booking[] {
  let last: TripLeg | undefined;
  return splitSentences(mail.message.text)
    .flatMap((sentence) => {
      const legs = readLegs(listClues(sentence, mail), last).filter(isComplete);
      last = legs.at(-1) ?? last;
      return legs.map((leg) => toBooking(leg, kind, sentence));
    })
    .slice(0, MOST);
}

/** Sentences of a text, whose lines may be wrapped, as they stand in it. */
function splitSentences(text: string): string[] {
  const flat = text.slice(0, MAX_TEXT).replace(WRAPPED, (ends) => ' '.repeat(ends.length));
  const sentences: string[] = [];
  let from = 0;
  for (const end of [...flat.matchAll(SENTENCE_END), undefined]) {
    sentences.push(text.slice(from, end?.index ?? flat.length));
    if (end) from = end.index + end[0].length;
  }
  return sentences.filter(({ length }) => length > 30 && length < 600);
}

function listClues(sentence: string, { dateContext }: MailText): Clue[] {
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

/** `last`: the leg before, which a return goes back. */
function readLegs(clues: Clue[], last: TripLeg | undefined): TripLeg[] {
  const legs: TripLeg[] = [{}];
  let hasLanded = false;
  for (const clue of clues) {
    let leg = legs.at(-1) as TripLeg;
    const isNext = clue.is === 'returns' ? isComplete(leg) : clue.is === 'from' && leg.from && leg.departure;
    if (isNext && isComplete(leg)) {
      legs.push({});
      hasLanded = false;
      leg = legs.at(-1) as TripLeg;
    }
    if (clue.is === 'lands') hasLanded = leg.departure !== undefined;
    else if (clue.is === 'returns') Object.assign(leg, goBack(legs.at(-2) ?? last));
    else takeClue(leg, clue, hasLanded);
  }
  return legs;
}

/** A return without its stops goes from where the leg before arrived. */
const goBack = (before: TripLeg | undefined): TripLeg => (before ? { from: before.to, to: before.from } : {});

function takeClue(leg: TripLeg, clue: Exclude<Clue, { is: 'lands' | 'returns' }>, hasLanded: boolean): void {
  if (clue.is === 'from') leg.from = clue.place;
  else if (clue.is === 'to') leg.to = leg.to && !leg.departure ? leg.to : clue.place;
  else if (clue.is === 'number') leg.number ??= clue.number;
  else if (clue.is === 'day') {
    if (!leg.day) leg.day = clue.day;
    else if (hasLanded) leg.endDay = clue.day;
  } else if (hasLanded || leg.departure) leg.arrival ??= clue.time;
  else leg.departure = clue.time;
}

const isComplete = ({ from, to, day, departure }: TripLeg): boolean =>
  from !== undefined &&
  to !== undefined &&
  from.name !== to.name &&
  day !== undefined &&
  departure !== undefined;

function toBooking(leg: TripLeg, kind: Booking['kind'], sentence: string): Booking {
  const { from, to, day = { date: '', yearStated: false, ambiguous: true }, departure, arrival } = leg;
  const start = toLocalDateTime(day, departure);
  const end = arrival && toArrival({ day }, { time: arrival, day: leg.endDay }, start.local, kind);
  return {
    kind,
    status: 'confirmed',
    source: 'text',
    ...(leg.number ? { number: leg.number } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    start,
    ...(end ? { end } : {}),
    people: [],
    details: [],
    trace: { rules: ['leg.sentence'], score: 75 },
    evidence: { start: sentence.trim().slice(0, 220), place: from?.name ?? '' },
  };
}
