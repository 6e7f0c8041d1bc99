import type { Booking, BookingKind } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import {
  joinNearbySpans,
  type MailField,
  type MailText,
  readSpan,
  toTextSpan,
} from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStopName } from '../../scan/stop-names.ts';
import { detectTravelMode } from '../journeys/travel-mode.ts';
import { parseAddress } from '../shared/parse-address.ts';
import type { AgendaLine } from './nights.ts';

const TAXI = new RegExp(`(?<!\\p{L})${matchAny('agenda.taxi')}(?!\\p{L})`, 'u');
const CAR = new RegExp(matchAny('agenda.car'));
/** The words before a time in a sentence: `at 12:30`. */
const CLOCK_WORDS = new RegExp(
  `\\s+(?:${matchPrinted('clock.before')}|${matchPrinted('places.at')})\\s*$`,
  'iu',
);
const FROM = new RegExp(`(?:^|\\s)${matchPrinted('places.from')} (?:the )?(?=[\\p{Lu}\\p{Lo}])`, 'gu');
const TO = new RegExp(`(?:^|\\s)${matchPrinted('places.to')} (?:the )?(?=[\\p{Lu}\\p{Lo}])`, 'u');
const LONGEST_NAME = 60;
const LONGEST_SENTENCE = 300;

/**
 * A ride in a sentence below the heading of a day, with its time after the place where it starts: `Train from
 * Edinburgh Waverley 12:38 to Inverness 16:07`; undefined if the line is something else.
 */
export function readRide(
  mail: MailText,
  { day, daySpan, fields }: AgendaLine,
  timed: MailField,
): Booking[] | undefined {
  const [time, arrival] = timed.dates.length > 0 ? [] : timed.times;
  if (!time) return undefined;
  const { text } = mail.message;
  const at = timed.start + time.start;
  // Cut: a line may be as long as the email.
  const near = text.slice(Math.max(0, at - LONGEST_SENTENCE), at);
  const before = near
    .slice(near.lastIndexOf('\n') + 1)
    .trimEnd()
    .replace(CLOCK_WORDS, '');
  const start = [...before.matchAll(FROM)].at(-1);
  const from = start && tidyName(before.slice(start.index + start[0].length));
  if (!from || !isStopName(from) || CAR.test(foldEmailText(before))) return undefined;
  const words = foldEmailText(`${before} ${fields.map(({ value }) => value).join(' ')}`);
  const kind: BookingKind | undefined = TAXI.test(foldEmailText(before)) ? 'taxi' : detectTravelMode(words);
  if (!kind) return undefined;
  const to = readEnd(timed.value.slice(time.end, arrival?.start));
  if (!isPlaced(kind, to)) return undefined;
  const isLeg = kind !== 'taxi';
  const ride = readName(before.slice(0, start.index));
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...(ride && !isLeg ? { name: ride } : {}),
      from: parseAddress([from]),
      ...(to ? { to: parseAddress([to]) } : {}),
      start: toLocalDateTime(day, time),
      ...(isLeg && arrival ? { end: toLocalDateTime(day, arrival) } : {}),
      people: [],
      details: [],
      trace: { rules: ['agenda.ride'], score: 50 },
      // The date comes from a heading and the rest from a sentence.
      isWeak: true,
      evidence: { start: readSpan(mail, joinNearbySpans(toTextSpan(timed, time), daySpan)), place: '' },
    },
  ];
}

/** Trains and buses have both ends; where a driver goes may be known. */
const isPlaced = (kind: BookingKind, to: string | undefined): boolean => kind === 'taxi' || to !== undefined;

/** What is booked, before the place where it starts: `Private transfer`. */
function readName(before: string): string | undefined {
  const name = tidyName(before);
  return name.length > 2 && name.length <= LONGEST_NAME ? name : undefined;
}

/** Where a ride ends, stated between its times: ` to Inverness `. */
function readEnd(after: string): string | undefined {
  const lead = TO.exec(after);
  if (!lead) return undefined;
  const [name = ''] = after.slice(lead.index + lead[0].length).split(/[,.;(]/);
  const end = tidyName(name.replace(CLOCK_WORDS, ''));
  return isStopName(end) ? end : undefined;
}
