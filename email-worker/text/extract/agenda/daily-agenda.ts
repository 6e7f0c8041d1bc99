import type { Booking } from '../../../booking.ts';
import { resolveDay } from '../../label/date-context.ts';
import { type MailField, type MailText, toTextSpan } from '../../label/mail-text.ts';
import { findMomentRole, isAside } from '../../label/moment-role.ts';
import { hasPrice } from '../../scan/prices.ts';
import { type AgendaItem, type DayHeading, isRideEnd, toAgendaBooking } from './agenda-booking.ts';
import { findNightPlace } from './night-place.ts';
import { readNight } from './nights.ts';
import { readRide } from './rides.ts';

const MIN_DAYS = 2;
const MOST = 30;

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
        ? (readRide(mail, item, item.timed) ?? toAgendaBooking(mail, item, item.timed))
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

function itemsOf(mail: MailText): AgendaItem[] {
  const items: AgendaItem[] = [];
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
function listDetails(
  row: MailField[],
  item: AgendaItem | undefined,
  heading: DayHeading | undefined,
): MailField[] {
  const [first] = row;
  if (first && isRideEnd(first) && item?.day === heading?.day) return [first];
  return row.every(isPlaceLabel) ? row : [];
}

function toItem(heading: DayHeading, row: MailField[]): AgendaItem | undefined {
  const isNight = findNightPlace(row) !== undefined;
  const timed = isNight ? undefined : findTimed(row);
  return timed || isNight ? { ...heading, fields: row, timed } : undefined;
}

const isPlaceLabel = ({ key, isLabel }: MailField): boolean => key === 'place' && isLabel;

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
