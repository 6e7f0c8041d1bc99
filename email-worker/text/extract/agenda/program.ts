import type { Booking } from '../../../booking.ts';
import { type MailField, type MailText, readDateTime, readSpan } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import { tidyName } from '../../scan/place-name.ts';
import { hasPrice } from '../../scan/prices.ts';
import { isWithin, readExtras } from './extras.ts';

const MIN_ROWS = 2;
const MOST = 30;
const LONGEST_NAME = 80;

/** The appointments of a stay: rows with a day, a time and a name, such as treatments, between its first and last day. */
export function readProgram(mail: MailText, known: Booking[]): Booking[] {
  const stays = known.filter(({ kind, end }) => kind === 'hotel' && end !== undefined);
  const [stay, ...others] = stays;
  if (!stay || others.length > 0) return [];
  const starts = new Set(known.flatMap(({ start, end }) => [start.local, end?.local]));
  const rows = [...Map.groupBy(mail.fields, ({ line }) => line).values()]
    .slice(0, 400)
    .flatMap((row) => readRow(mail, row, stay) ?? [])
    .filter(({ start }) => !starts.has(start.local));
  if (rows.length >= MIN_ROWS) return rows.slice(0, MOST);
  return readExtras(mail, stay).filter(({ start }) => !starts.has(start.local));
}

function readRow(mail: MailText, row: MailField[], stay: Booking): Booking | undefined {
  const [first] = row;
  const [date, ...dates] = row.flatMap((field) => field.dates);
  const timed = row.find(({ times }) => times.length > 0);
  const [time] = timed?.times ?? [];
  if (!first?.dates.length || !date || dates.length > 0 || !timed || !time) return undefined;
  if (date.start > 0 || row.some(isOther)) return undefined;
  const read = readDateTime(mail, first, { field: timed, time });
  const name = nameBehind(row, timed);
  if (!read || !name || !isWithin(stay, read.dateTime.local)) return undefined;
  return {
    kind: 'activity',
    status: 'confirmed',
    source: 'text',
    name,
    ...(stay.place ? { place: stay.place } : {}),
    start: read.dateTime,
    people: [],
    details: [],
    trace: { rules: ['program.row'], score: 50 },
    // A row states no place.
    isWeak: true,
    evidence: { start: readSpan(mail, read.span), place: '' },
  };
}

const isOther = ({ key }: MailField): boolean => isAside(key) || key === 'checkin' || key === 'checkout';

/** The words after the time of a row. */
function nameBehind(row: MailField[], timed: MailField): string | undefined {
  const last = Math.max(...[...timed.dates, ...timed.times].map(({ end }) => end));
  const own = [timed.value.slice(last), ...row.slice(row.indexOf(timed) + 1).map(({ value }) => value)];
  const name = tidyName(own.join(' ').replace(/\s+/g, ' '));
  const isName = /^[\p{Lu}\p{Lo}]\p{L}/u.test(name) && name.length <= LONGEST_NAME && !hasPrice(name);
  return isName ? name : undefined;
}
