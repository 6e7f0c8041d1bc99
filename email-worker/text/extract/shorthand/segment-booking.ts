import type { Booking, BookingPlace } from '../../../booking.ts';
import { type AirportEntry, findAirport } from '../../../gazetteer/airports.ts';
import type { MailText } from '../../label/mail-text.ts';
import { CAR_COMPANIES } from './segment-codes.ts';
import type { SegmentLines } from './segment-lines.ts';
import { type SegmentMoment, type Side, toMoment } from './segment-moments.ts';
import { listNames, type SegmentKind } from './segment-names.ts';

/** What a segment of one of the kinds shows. */
interface SegmentView {
  own: SegmentKind;
  lines: SegmentLines;
  /** The first line after its head, then the lines below. */
  text: string;
  start: SegmentMoment;
  end: SegmentMoment;
  code: string | undefined;
  airport: AirportEntry | undefined;
}

/** The booking of a segment with its company, names, places and times. */
export function toSegmentBooking(
  { own, lines, text, start, end, code, airport }: SegmentView,
  mail: MailText,
): Booking | undefined {
  const { day } = start;
  if (!day) return undefined;
  const names = listNames(text, own, code);
  const vendor = own.vendors[/^([A-Z\d]{2})\s/.exec(text)?.[1] ?? ''];
  const confirmation = CONFIRMATION.exec(text)?.[1];
  const zone = airport?.zone;
  const places =
    own.kind === 'hotel'
      ? toHotel(names, vendor, text, code)
      : toEnds(names, vendor, { start, end }, code, text);
  return {
    kind: own.kind,
    status: 'confirmed',
    source: 'text',
    ...places,
    start: toMoment(day, start.time, zone),
    ...(end.day ? { end: toMoment(end.day, end.time, zone) } : {}),
    people: [],
    ...(confirmation ? { confirmation } : {}),
    details: [],
    trace: { rules: [own.id], score: 85 },
    evidence: {
      start: mail.message.text.slice(lines.start, lines.end).split('\n')[0]?.trim().slice(0, 220) ?? '',
      place: '',
    },
  };
}

const CONFIRMATION =
  /\b(?:CF|CONF(?:IRMATION)?)(?: ?(?:NUMBER|NO|NBR|#))?[-.: ]+((?=[A-Z-]*\d)[A-Z\d-]{4,24})/;

function toHotel(
  names: string[],
  vendor: string | undefined,
  text: string,
  code: string | undefined,
): Pick<Booking, 'name' | 'place'> {
  const name = names[0] ?? vendor;
  const address = readAddress(text);
  const city = address.city ?? code;
  const place: BookingPlace = { ...(name ? { name } : {}), ...address, ...(city ? { city } : {}) };
  return { ...(name ? { name } : {}), ...(Object.keys(place).length ? { place } : {}) };
}

/** The address in the first column below a hotel, or after `W-`. */
function readAddress(text: string): Pick<BookingPlace, 'street' | 'city'> {
  const stated = /\/ ?W-([^/\n]+)/.exec(text)?.[1]?.split(/\s*[@*]\s*/);
  const column = text.split('\n').map((line) => line.trim().split(SECOND_COLUMN)[0] ?? '');
  const at = column.findIndex((cell, i) => i > 0 && HOUSE_NUMBER.test(cell));
  const end = column.findIndex((cell, i) => i > at && NOT_ADDRESS.test(cell));
  const [street, ...rest] =
    stated ?? (at < 0 ? [] : column.slice(at, end < 0 ? at + 3 : Math.min(end, at + 3)));
  const city = rest.join(', ');
  return { ...(street ? { street } : {}), ...(city ? { city } : {}) };
}

const SECOND_COLUMN = /\s{2,}|\s+\d+ (?:NIGHT|ROOM|GUEST|ADULT)S?\b/;
const HOUSE_NUMBER = /^\d{1,5}[A-Z]? [A-Z]{2}[^/]*$|^[A-Z][^/]* \d{1,4}[A-Z]?$/;
const NOT_ADDRESS = /^(?:CANCEL|CF|CONF|FAX|FONE|GUAR|PHONE|RATE|ROOM|TEL)|^[A-Z]{1,3}-/;

/** Company and both ends of a rental or transfer. */
function toEnds(
  names: string[],
  vendor: string | undefined,
  { start, end }: Record<Side, SegmentMoment>,
  code: string | undefined,
  text: string,
): Pick<Booking, 'name' | 'from' | 'to'> {
  const at = names.findIndex((name) => findCompany(name) !== undefined);
  const company = vendor ?? findCompany(names[at] ?? '');
  const beside = names[at]?.slice(company?.length ?? 0).trim() || (at === 0 ? undefined : names[0]);
  const from = toStop(start.place) ?? toStop(code) ?? toStop(vendor ? names[0] : beside);
  const to = toStop(end.place) ?? toStop(/\bDO-([A-Z]{3})/.exec(text)?.[1]);
  return { ...(company ? { name: company } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

const COMPANIES = [...Object.values(CAR_COMPANIES)];
const findCompany = (text: string): string | undefined =>
  COMPANIES.find((name) => text === name.toUpperCase() || text.startsWith(`${name.toUpperCase()} `));

function toStop(text: string | undefined): BookingPlace | undefined {
  if (!text) return undefined;
  return /^[A-Z]{3}$/.test(text) && findAirport(text) ? { iata: text } : { name: text };
}
