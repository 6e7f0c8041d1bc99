import type { Booking, BookingPlace } from '../../../booking.ts';
import {
  type FoundDateTime,
  type MailField,
  type MailText,
  readDateTime,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { countTopicWords, matchAny } from '../../lexicon/compile.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { extractPlaceName, findAirportCodes } from '../../scan/places.ts';
import { isStreet } from '../../scan/street.ts';
import { readLabeledPlace } from '../shared/addresses.ts';
import { findSenderName } from '../shared/booking-name.ts';

/** Words for rides that never mean a rental car. */
const RIDE = new RegExp(`\\b${matchAny('topics.rideOnly')}\\b`);
const OTHER_TRAVEL = new RegExp(`\\b${matchAny('topics.otherTravel')}`);
const SAME = new RegExp(matchAny('places.same'));

const isAboutCars = ({ foldedText }: MailText) => countTopicWords('car', foldedText) > 0;
const isAboutRides = ({ foldedText }: MailText) => countTopicWords('ride', foldedText) > 0;
const isRideOnly = (folded: string) => RIDE.test(folded) || RIDE_BEGINNINGS.test(folded);
const RIDE_BEGINNINGS = new RegExp(`(?<![a-zα-ω])${matchAny('topicBeginnings.ride')}`);

interface End {
  read?: FoundDateTime;
  place?: BookingPlace;
  span?: TextSpan;
}

/** Rental cars, with pick-up and drop-off, and rides in an email. */
export function readCars(mail: MailText): Booking[] {
  const parts = splitRides(mail.fields);
  return parts.length > 1 ? parts.flatMap((fields) => readCar({ ...mail, fields })) : readCar(mail);
}

/** Splits several rides, each starting at the day above its pick-up. */
function splitRides(fields: MailField[]): MailField[][] {
  const picks = fields.filter(
    ({ key, isLabel, times, dates }) => key === 'pickup' && isLabel && times.length + dates.length > 0,
  );
  const labels = new Set(picks.map(({ label }) => label));
  const lines = new Set(picks.map(({ line }) => line));
  const isCar = fields.some(({ key, dates }) => key === 'dropoff' && dates.length > 0);
  if (isCar || picks.length < 2 || labels.size > 1 || lines.size < picks.length) return [fields];
  const starts = picks.map((pick) => {
    const day = fields.findLast(
      (one) =>
        one.key === 'when' && one.dates.length > 0 && one.line < pick.line && one.line >= pick.line - 4,
    );
    return fields.indexOf(pick.dates.length ? pick : (day ?? pick));
  });
  return starts.map((start, i) => fields.slice(start, starts[i + 1] ?? fields.length));
}

/** Whether an email is about a ride, so that flights in it are only those to be met. */
export function isRideMail(mail: MailText): boolean {
  const subject = foldEmailText(mail.message.subject);
  return (
    isRideOnly(subject) &&
    !OTHER_TRAVEL.test(subject) &&
    mail.fields.some(({ key, isLabel }) => key === 'pickup' && isLabel)
  );
}

function readCar(mail: MailText): Booking[] {
  const dropoffs = mail.fields.filter((field) => field.key === 'dropoff');
  const pickups = findPickups(mail, dropoffs);
  if (!pickups.length) return rideWithoutPickup(mail);
  const pick = gather(mail, pickups);
  const drop = gather(mail, dropoffs);
  // Drivers of rental cars are also called drivers.
  const isCar = drop.read !== undefined && (isAboutCars(mail) || !isRideOnly(mail.foldedText));
  // Passengers without a return are on a ride.
  const isCarried =
    dropoffs.length > 0 &&
    drop.read === undefined &&
    mail.fields.some(
      ({ key, label, isLabel }) => key === 'person' && isLabel && /^pass?[ae]n?[gz]|^pasaj/.test(label),
    );
  // A pick-up place with a destination is a ride.
  const isFetched =
    drop.read === undefined &&
    pick.place !== undefined &&
    mail.fields.some(({ key, isLabel, dates }) => key === 'to' && isLabel && !dates.length);
  const isRide = !isCar && (isCarried || isFetched || isAboutRides(mail));
  if (!isCar && !isRide && !drop.read) return [];
  pick.read ??= whenOf(mail, pickups[0] as MailField);
  if (!pick.read) return [];
  if (isRide && !pick.place) Object.assign(pick, startBeside(mail, pickups[0] as MailField));
  if (drop.place && SAME.test(foldEmailText(`${drop.place.name ?? ''} ${drop.place.city ?? ''}`)))
    drop.place = pick.place;
  const company =
    mail.fields.find((field) => field.key === 'company' && field.isLabel)?.value ?? findSenderName(mail);
  const vehicle = mail.fields.find(
    (field) => field.key === 'vehicle' && field.isLabel && field.value.length < 100,
  )?.value;
  return [
    {
      kind: isRide ? 'taxi' : 'car',
      status: 'confirmed',
      source: 'text',
      ...(company ? { name: company } : {}),
      ...(pick.place ? { from: pick.place } : {}),
      ...(drop.place ? { to: drop.place } : {}),
      start: pick.read.dateTime,
      ...(drop.read && drop.read.dateTime.local >= pick.read.dateTime.local && !isRide
        ? { end: drop.read.dateTime }
        : {}),
      people: [],
      details: vehicle ? [{ label: 'Vehicle', value: vehicle }] : [],
      trace: { rules: [isRide ? 'ride.pickup' : 'car.pickup'], score: 85 },
      evidence: { start: readSpan(mail, pick.read.span), place: readSpan(mail, pick.span) },
    },
  ];
}

/** In an email about a rental, a departure before a dated return is the pick-up. */
function findPickups(mail: MailText, dropoffs: MailField[]): MailField[] {
  const labeled = mail.fields.filter(({ key }) => key === 'pickup');
  const isRental = dropoffs.some(({ dates }) => dates.length > 0) && isAboutCars(mail);
  if (labeled.length > 0 || !isRental) return labeled;
  return mail.fields.filter(({ key, isLabel, dates }) => key === 'depart' && isLabel && dates.length > 0);
}

/** Collects day, time and place of one end, which may be in separate fields. */
function gather(mail: MailText, fields: MailField[]): End {
  const end: End = {};
  const own = fields.find((field) => field.dates.length);
  const dated = own ?? datedBelow(mail, fields[0]);
  const timed =
    fields.find((field) => field.times.length && !field.dates.length) ??
    mail.fields.find(
      (field) => !own && field.line === dated?.line && field.key === 'none' && field.times.length,
    );
  if (dated) {
    const below = dated.times.length
      ? undefined
      : mail.fields.find(
          (field) =>
            field.line === dated.line + 1 &&
            field.key === 'none' &&
            field.times.length &&
            !field.dates.length,
        );
    const other = timed ?? below;
    end.read = readDateTime(
      mail,
      dated,
      other?.times[0] ? { field: other, time: other.times[0] } : undefined,
    );
  }
  const placed =
    fields.find((field) => field.aspects.includes('place') && placeName(field) !== undefined) ??
    fields.find((field) => placeName(field) !== undefined);
  if (placed) {
    Object.assign(end, placeOf(placed));
    // The office's address may be on a separate line.
    const street = fields.find(
      (field) => field !== placed && field.aspects.includes('place') && isStreet(field.value),
    );
    if (street && !end.place?.street) end.place = { ...placeOf(street).place, ...end.place };
  }
  if (!placed && dated) {
    const below = dated.linesBelow.find(
      (cell) => (/^\p{Lu}/u.test(cell.text) || isStreet(cell.text)) && !/\d{1,2}[:.]\d\d/.test(cell.text),
    );
    if (below) {
      const field: MailField = {
        ...dated,
        value: below.text,
        start: below.start,
        linesBelow: dated.linesBelow.slice(dated.linesBelow.indexOf(below) + 1),
        dates: [],
        times: [],
      };
      Object.assign(end, placeOf(field));
    } else {
      const labelled = mail.fields.find(
        (field) =>
          (field.key === 'place' || field.key === 'from') &&
          field.isLabel &&
          field.line > dated.line &&
          field.line <= dated.line + 4,
      );
      if (labelled) Object.assign(end, placeOf(labelled));
    }
  }
  return end;
}

/** `From: Hotel Rosa` next to a pick-up that is only a time. */
function startBeside({ fields }: MailText, pickup: MailField): Partial<End> {
  const from = fields.find(
    (field) =>
      (field.key === 'from' || (field.key === 'depart' && !field.times.length && !field.dates.length)) &&
      field.isLabel &&
      Math.abs(field.line - pickup.line) <= 4 &&
      /\p{L}{3}/u.test(field.value),
  );
  return from ? placeOf(from) : {};
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

function placeOf(field: MailField): { place: BookingPlace; span: TextSpan } {
  const name =
    field.dates.length || field.times.length
      ? placeName(field)
      : field.value.replace(/\((?:for|zu|pour)\b[^)]*\)/g, ' ');
  const from = name ? field.start + Math.max(0, field.value.indexOf(name.slice(0, 6))) : field.start;
  const { place, span } = readLabeledPlace({ ...field, value: name ?? field.value, start: from });
  const code = findAirportCodes(field.value, false)[0]?.place.iata;
  return { place: { ...place, ...(code ? { iata: code } : {}) }, span };
}

function whenOf(mail: MailText, near: MailField): FoundDateTime | undefined {
  const dated = mail.fields
    .filter(
      (field) =>
        (field.key === 'when' || field.key === 'start' || field.key === 'none') && field.dates.length,
    )
    .sort((a, b) => rank(a) - rank(b) || Math.abs(a.line - near.line) - Math.abs(b.line - near.line))[0];
  if (!dated) return undefined;
  const timed = near.times[0]
    ? near
    : mail.fields.find((field) => field.key === 'when' && field.times.length && !field.dates.length);
  return readDateTime(mail, dated, timed?.times[0] ? { field: timed, time: timed.times[0] } : undefined);
}

const rank = (field: MailField) => (field.key === 'none' ? 1 : 0);

/** `From: Hotel Rosa, To: the airport, When: …` in an email about a taxi. */
function rideWithoutPickup(mail: MailText): Booking[] {
  const from = mail.fields.find(
    (field) => field.key === 'from' && field.isLabel && !field.times.length && /\p{L}{3}/u.test(field.value),
  );
  const to = mail.fields.find((field) => field.key === 'to' && field.isLabel);
  // A start with a street address is a ride; a bus or train would have a stop.
  const isRide = from && (isRideOnly(mail.foldedText) || (to && isStreet(from.value) && isAboutRides(mail)));
  const read = isRide && whenOf(mail, from);
  if (!read) return [];
  const start = placeOf(from);
  const company = findSenderName(mail);
  return [
    {
      kind: 'taxi',
      status: 'confirmed',
      source: 'text',
      ...(company ? { name: company } : {}),
      from: start.place,
      ...(to ? { to: placeOf(to).place } : {}),
      start: read.dateTime,
      people: [],
      details: [],
      trace: { rules: ['ride.from-to'], score: 75 },
      evidence: { start: readSpan(mail, read.span), place: readSpan(mail, start.span) },
    },
  ];
}
