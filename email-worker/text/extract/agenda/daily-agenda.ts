import type { Booking, BookingKind, BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import {
  joinNearbySpans,
  type MailField,
  type MailText,
  type ResolvedDay,
  readSpan,
  type TextSpan,
  toTextSpan,
} from '../../label/mail-text.ts';
import { findMomentRole, isAside } from '../../label/moment-role.ts';
import { tidyName } from '../../scan/places.ts';
import { hasPrice } from '../../scan/prices.ts';
import { isStreet } from '../../scan/street.ts';
import { parseAddress } from '../shared/addresses.ts';
import { findNightPlace, readNight } from './nights.ts';
import { readRide } from './rides.ts';

const MIN_DAYS = 2;
const MOST = 30;

/** Kinds by the first words of an agenda line. Journeys (`none`) are read elsewhere. */
const KINDS: [BookingKind | 'none', RegExp][] = [
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

interface DayHeading {
  day: ResolvedDay;
  daySpan: TextSpan;
}

interface Item extends DayHeading {
  fields: MailField[];
  /** The field with its time; a night has none. */
  timed: MailField | undefined;
}

/** Stays, cars, tables and tours in an itinerary with a heading per day and times below it. */
export function readAgenda(mail: MailText, known: Booking[]): Booking[] {
  const starts = new Set(known.flatMap(({ start, end }) => [start.local, end?.local]));
  const stops = known.flatMap(({ from, to }) => [from, to].flatMap((stop) => stop?.name ?? []));
  return itemsOf(mail)
    .slice(0, MOST)
    .filter(
      ({ fields }) =>
        !fields.some(({ value }) =>
          stops.some((stop) => value.includes(stop) && value.length < stop.length + 24),
        ),
    )
    .flatMap((item) =>
      item.timed
        ? (readRide(mail, item, item.timed) ?? toBooking(mail, item, item.timed))
        : readNight(mail, item, known),
    )
    .filter(({ start }) => !starts.has(start.local));
}

const isDayAlone = ({ key, value, dates, times }: MailField): boolean => {
  const [date] = dates;
  const left = date ? value.slice(0, date.start) + value.slice(date.end) : value;
  // `Day 2 — Monday 7 June`.
  const isCounted = key === 'when' && /^\d{1,2} ?[-–—:·,|]/.test(value);
  return (
    (key === 'none' || isCounted) &&
    dates.length === 1 &&
    times.length === 0 &&
    !hasPrice(left) &&
    (left.match(/\p{L}/gu)?.length ?? 0) <= 12
  );
};

/** Labels below the last day of an agenda. */
const isBelowTrip = ({ key }: MailField): boolean => isAside(key) || key === 'booker';

function itemsOf(mail: MailText): Item[] {
  const items: Item[] = [];
  const days = new Set<string>();
  let heading: DayHeading | undefined;
  for (const row of Map.groupBy(mail.fields, ({ line }) => line).values()) {
    const [first] = row as [MailField];
    if (row.length === 1 && isDayAlone(first)) {
      heading = readHeading(mail, first);
      if (heading) days.add(heading.day.date);
      continue;
    }
    if (isBelowTrip(first)) heading = undefined;
    const item = heading && toItem(heading, row);
    if (item) items.push(item);
    else items.at(-1)?.fields.push(...listDetails(row, items.at(-1), heading));
  }
  return days.size >= MIN_DAYS ? items : [];
}

/** The places of an item on the lines below it. */
function listDetails(row: MailField[], item: Item | undefined, heading: DayHeading | undefined): MailField[] {
  const [first] = row;
  if (first && isRideEnd(first) && item?.day === heading?.day) return [first];
  return row.every(isPlaceLabel) ? row : [];
}

function toItem(heading: DayHeading, row: MailField[]): Item | undefined {
  const isNight = findNightPlace(row) !== undefined;
  const timed = isNight ? undefined : findTimed(row);
  return timed || isNight ? { ...heading, fields: row, timed } : undefined;
}

const isPlaceLabel = ({ key, isLabel }: MailField): boolean => key === 'place' && isLabel;

/** `From: Airport Hotel` below the time of a ride. */
const isRideEnd = ({ key, isLabel, times }: MailField): boolean =>
  (key === 'from' || key === 'to') && isLabel && times.length === 0;

const findRideEnd = (fields: MailField[], key: 'from' | 'to'): string | undefined =>
  fields.find((field) => field.key === key && isRideEnd(field))?.value;

function readHeading(mail: MailText, field: MailField): DayHeading | undefined {
  const [date] = field.dates;
  const day = date && resolveDay(date, mail.dateContext);
  return day && { day, daySpan: toTextSpan(field, date) };
}

/** The field with the time of a line below a heading, if it is near the start of the line. */
function findTimed(row: MailField[]): MailField | undefined {
  const timed = row.find(
    ({ times, key }) => times.length > 0 && (findMomentRole(key) ?? 'start') === 'start',
  );
  return timed && !row[0]?.dates.length && row.indexOf(timed) < 2 ? timed : undefined;
}

function toBooking(mail: MailText, { day, daySpan, fields }: Item, timed: MailField): Booking[] {
  const [time] = timed.times;
  if (!time || (time.start > 4 && timed.key === 'none')) return [];
  const words = wordsOf(fields, timed);
  const kind = KINDS.find(([, pattern]) => pattern.test(foldEmailText(words)))?.[0] ?? 'activity';
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
