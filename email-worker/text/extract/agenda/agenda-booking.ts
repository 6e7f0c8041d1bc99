import type { Booking, BookingKind, BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import {
  joinNearbySpans,
  type MailField,
  type MailText,
  type ResolvedDay,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';
import { parseAddress } from '../shared/parse-address.ts';

/** Kinds by the first words of an agenda line. Journeys (`none`) are read elsewhere. */
const AGENDA_KINDS: [BookingKind | 'none', RegExp][] = [
  ['none', new RegExp(`^(?:${matchAny('proof.possessives')} )?${matchAny('agenda.journey')}`)],
  ['hotel', new RegExp(`^${matchAny('agenda.hotel')}`)],
  ['car', new RegExp(matchAny('agenda.car'))],
  ['taxi', new RegExp(`^(?:private )?${matchAny('agenda.taxi')}`)],
  ['restaurant', new RegExp(`^${matchAny('agenda.restaurant')}`)],
];
const AT = new RegExp(
  `(?:: |\\b${matchPrinted('places.at', 'titles.restaurantAt')} (?:the )?(?:\\p{Ll}{3,12} of )?)(\\p{Lu}[^.;(]{2,100})`,
  'u',
);

/** `transfer from Riad Amina to Menara Airport`. */
const FROM_TO = new RegExp(
  `\\b${matchPrinted('places.from')} (?:the )?(\\p{Lu}[^.;,()]{2,60}?) ${matchPrinted('places.to')} (?:the )?(\\p{Lu}[^.;,()]{2,60})`,
  'u',
);

/** The day of an agenda's heading, and its line. */
export interface DayHeading {
  day: ResolvedDay;
  daySpan: TextSpan;
}

/** One entry below the heading of a day. */
export interface AgendaItem extends DayHeading {
  fields: MailField[];
  /** The field with its time; a night has none. */
  timed: MailField | undefined;
}

/** `From: Airport Hotel` below the time of a ride. */
export const isRideEnd = ({ key, isLabel, times }: MailField): boolean =>
  (key === 'from' || key === 'to') && isLabel && times.length === 0;

const findRideEnd = (fields: MailField[], key: 'from' | 'to'): string | undefined =>
  fields.find((field) => field.key === key && isRideEnd(field))?.value;

/** The booking of an entry: its kind, name, time and place. */
export function toAgendaBooking(
  mail: MailText,
  { day, daySpan, fields }: AgendaItem,
  timed: MailField,
): Booking[] {
  const [time] = timed.times;
  if (!time || (time.start > 4 && timed.key === 'none')) return [];
  const words = wordsOf(fields, timed);
  const kind = AGENDA_KINDS.find(([, pattern]) => pattern.test(foldEmailText(words)))?.[0] ?? 'activity';
  if (kind === 'none' || !/\p{L}{4}/u.test(words)) return [];
  const [from, to] = kind === 'taxi' ? readRideEnds(words, fields) : [];
  const found = from ? parseAddress([from]) : placeOf(words, fields);
  const span = { from: timed.start + time.start, until: timed.start + time.end };
  const name = nameOf(kind, words, found);
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...(name ? { name: name.slice(0, 100) } : {}),
      ...(found ? { [kind === 'car' || kind === 'taxi' ? 'from' : 'place']: found } : {}),
      ...(to ? { to: parseAddress([to]) } : {}),
      start: toLocalDateTime(day, time),
      people: [],
      details: [],
      trace: { rules: ['agenda.line'], score: 50 },
      // The date comes from a heading and the rest from a sentence.
      isWeak: true,
      evidence: { start: readSpan(mail, joinNearbySpans(span, daySpan)), place: '' },
    },
  ];
}

/** Where a ride starts and ends, in its words or in fields of their own. */
function readRideEnds(words: string, fields: MailField[]): (string | undefined)[] {
  const [, from, to] = FROM_TO.exec(words) ?? [];
  return from ? [from, to] : [findRideEnd(fields, 'from'), findRideEnd(fields, 'to')];
}

/** The labels and values of a line after its time. */
function wordsOf(fields: MailField[], timed: MailField): string {
  const words = fields.map((field) => {
    const own = field === timed ? field.value.slice(field.times[0]?.end ?? 0) : field.value;
    return `${field.key === 'none' || field.key === 'place' ? '' : field.label} ${own}`;
  });
  return words
    .join(' ')
    .replace(/^[\s:;,–—-]+/, '')
    .replace(/\s+/g, ' ');
}

function nameOf(kind: BookingKind, words: string, place: BookingPlace | undefined): string | undefined {
  if (kind === 'hotel' || kind === 'restaurant') return place?.name;
  const [ride = ''] = words.split(/[,;.:(]| (?:from|to|at) /);
  if (kind === 'taxi') return / /.test(ride) && ride.length < 40 ? tidyName(ride) : undefined;
  return kind === 'activity' ? tidyName(words.split(/[,;.(]| meet /)[0] ?? '') : undefined;
}

/** The place in a labeled field or after `at` or a colon. */
function placeOf(words: string, fields: MailField[]): BookingPlace | undefined {
  const labelled = fields.find(({ key, isLabel }) => key === 'place' && isLabel)?.value;
  if (labelled) return parseAddress([labelled]);
  const told = AT.exec(words)?.[1];
  if (!told) return undefined;
  const parts = told.split(/,\s*/);
  const street = parts.findIndex(isStreet);
  const kept = street >= 0 ? parts.slice(0, street + 2) : parts.slice(0, 2);
  return parseAddress([
    kept.filter((part) => !/^\d+ (?:nights?|people|guests)|^(?:meet|with|for) /i.test(part)).join(', '),
  ]);
}
