import type { BookingPlace } from '../../../booking.ts';
import {
  type FoundDateTime,
  type MailField,
  type MailText,
  readDateTime,
  type TextSpan,
} from '../../label/mail-text.ts';
import { extractPlaceName } from '../../scan/place-name.ts';
import { findAirportCodes } from '../../scan/places.ts';
import { isStreet } from '../../scan/street.ts';
import { readLabeledPlace } from '../shared/addresses.ts';

/** The pick-up or return of a rental, or the start or end of a ride. */
export interface RentalEnd {
  read?: FoundDateTime;
  place?: BookingPlace;
  span?: TextSpan;
}

/** Collects day, time and place of one end, which may be in separate fields. */
export function readRentalEnd(mail: MailText, fields: MailField[]): RentalEnd {
  const own = fields.find((field) => field.dates.length);
  const dated = own ?? datedBelow(mail, fields[0]);
  const read = dated && readMoment(mail, fields, dated, own === undefined);
  const timed = fields.find(({ isLabel, times }) => isLabel && times.length > 0);
  const place =
    readOwnPlace(fields) ??
    (dated && readPlaceBelow(mail, dated)) ??
    (timed && timed !== dated ? readPlaceBelow(mail, timed) : undefined);
  return { ...(read ? { read } : {}), ...place };
}

/** A date with its time, which may be in another field of the same end, line or on the line below. */
function readMoment(mail: MailText, fields: MailField[], dated: MailField, isBelow: boolean) {
  const isTime = (field: MailField) => field.times.length > 0 && !field.dates.length;
  const loose = mail.fields.filter((field) => field.key === 'none' && field.times.length > 0);
  const timed =
    fields.find(isTime) ??
    (isBelow ? loose.find(({ line }) => line === dated.line) : undefined) ??
    (dated.times.length ? undefined : loose.find((one) => one.line === dated.line + 1 && isTime(one)));
  const [time] = timed?.times ?? [];
  return readDateTime(mail, dated, timed && time ? { field: timed, time } : undefined);
}

function readOwnPlace(fields: MailField[]): Pick<RentalEnd, 'place' | 'span'> | undefined {
  const isPlace = (field: MailField) => field.aspects.includes('place');
  const placed =
    fields.find((field) => isPlace(field) && placeName(field) !== undefined) ??
    fields.find((field) => placeName(field) !== undefined);
  if (!placed) return undefined;
  const found = readEndPlace(placed);
  // The office's address may be on a separate line.
  const street = fields.find((field) => field !== placed && isPlace(field) && isStreet(field.value));
  return street && !found.place.street
    ? { ...found, place: { ...readEndPlace(street).place, ...found.place } }
    : found;
}

/** A name or address below the date, else a labeled place. */
function readPlaceBelow(mail: MailText, dated: MailField): Pick<RentalEnd, 'place' | 'span'> | undefined {
  const at = dated.linesBelow.findIndex(
    ({ text }) => (/^\p{Lu}/u.test(text) || isStreet(text)) && !/\d{1,2}[:.]\d\d/.test(text),
  );
  const below = dated.linesBelow[at];
  if (below) {
    const linesBelow = dated.linesBelow.slice(at + 1);
    const found = { ...dated, value: below.text, start: below.start, linesBelow, dates: [], times: [] };
    return readEndPlace(found);
  }
  const labelled = mail.fields.find(
    ({ key, isLabel, line }) =>
      (key === 'place' || key === 'from') && isLabel && line > dated.line && line <= dated.line + 4,
  );
  return labelled && readEndPlace(labelled);
}

function datedBelow({ fields }: MailText, label: MailField | undefined): MailField | undefined {
  if (!label?.isLabel) return undefined;
  const below = fields.slice(fields.indexOf(label) + 1);
  const end = below.findIndex((field) => field.key !== 'none' || field.line > label.line + 6);
  return below.slice(0, end < 0 ? undefined : end).find((field) => field.dates.length);
}

function placeName(field: MailField): string | undefined {
  return extractPlaceName(field.value, [...field.dates, ...field.times]);
}

/** The place in a field of one end, without its dates and times. */
export function readEndPlace(field: MailField): { place: BookingPlace; span: TextSpan } {
  const name =
    field.dates.length || field.times.length
      ? placeName(field)
      : field.value.replace(/\((?:for|zu|pour)\b[^)]*\)/g, ' ');
  const from = name ? field.start + Math.max(0, field.value.indexOf(name.slice(0, 6))) : field.start;
  const { place, span } = readLabeledPlace({ ...field, value: name ?? field.value, start: from });
  const code = findAirportCodes(field.value, false)[0]?.place.iata;
  return { place: { ...place, ...(code ? { iata: code } : {}) }, span };
}
