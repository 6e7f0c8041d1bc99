import type { Booking, BookingPlace } from '../../../booking.ts';
import { type ResolvedDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { toArrival } from './journeys.ts';
import { type Clue, listClues } from './sentence-clues.ts';

const MOST = 20;
const MAX_TEXT = 100_000;
/** A long line that ends inside a sentence goes on below. */
const WRAPPED = /(?<=[^\n]{55}[\p{L}\d,])(?:\r?\n){1,2}(?=\S)/gu;
const SENTENCE_END = /\n|(?<=[\p{L}\d)]{3}[.!])\s+(?=\p{Lu})/gu;

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
