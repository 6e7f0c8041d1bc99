import type { Booking, BookingPlace } from '../../../booking.ts';
import { countTopicWords, matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailField, type MailText, readSpan } from '../../label/mail-text.ts';
import { findSenderName } from '../shared/sender-name.ts';
import { type RentalEnd, readEndPlace, readRentalEnd } from './rental-end.ts';
import { findRideTime, isAboutRides, isRideOnly, rideWithoutPickup } from './rides.ts';

const SAME = new RegExp(matchAny('places.same'));

const isAboutCars = ({ foldedText }: MailText) => countTopicWords('car', foldedText) > 0;
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

function readCar(mail: MailText): Booking[] {
  const dropoffs = mail.fields.filter((field) => field.key === 'dropoff');
  const pickups = findPickups(mail, dropoffs);
  const [pickup] = pickups;
  if (!pickup) return rideWithoutPickup(mail);
  const pick = readRentalEnd(mail, pickups);
  const drop = readRentalEnd(mail, dropoffs);
  const kind = carOrRide(mail, pick, drop, dropoffs.length > 0);
  const read = kind && (pick.read ?? findRideTime(mail, pickup));
  if (!read) return [];
  const start = kind === 'taxi' && !pick.place ? { ...pick, ...startBeside(mail, pickup) } : pick;
  const end = kind === 'car' ? drop.read?.dateTime : undefined;
  const vehicle = findLabeled(mail, 'vehicle');
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...nameOfCompany(mail),
      ...toEnds(start.place, drop.place),
      start: read.dateTime,
      ...(end && end.local >= read.dateTime.local ? { end } : {}),
      people: [],
      details: vehicle && vehicle.length < 100 ? [{ label: 'Vehicle', value: vehicle }] : [],
      trace: { rules: [kind === 'taxi' ? 'ride.pickup' : 'car.pickup'], score: 85 },
      evidence: { start: readSpan(mail, read.span), place: readSpan(mail, start.span) },
    },
  ];
}

function nameOfCompany(mail: MailText): Pick<Booking, 'name'> {
  const name = findLabeled(mail, 'company') ?? findSenderName(mail);
  return name ? { name } : {};
}

/** Both ends; the return may be "at the same place". */
function toEnds(
  from: BookingPlace | undefined,
  drop: BookingPlace | undefined,
): Pick<Booking, 'from' | 'to'> {
  const isSame = SAME.test(foldEmailText(`${drop?.name ?? ''} ${drop?.city ?? ''}`));
  const to = drop && isSame ? from : drop;
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

const findLabeled = ({ fields }: MailText, key: MailField['key']): string | undefined =>
  fields.find((field) => field.key === key && field.isLabel)?.value;

/** Whether a pick-up is of a rental car or a ride; undefined if it is neither. */
function carOrRide(mail: MailText, pick: RentalEnd, drop: RentalEnd, hasDropoff: boolean) {
  const isReturned = drop.read !== undefined;
  if (isReturned && isOther(mail, pick, drop)) return undefined;
  // Drivers of rental cars are also called drivers.
  if (isReturned && (isAboutCars(mail) || !isRideOnly(mail.foldedText))) return 'car';
  const { fields } = mail;
  // Passengers without a return are on a ride.
  const isCarried =
    hasDropoff &&
    !isReturned &&
    fields.some(({ key, label, isLabel }) => key === 'person' && isLabel && PASSENGER.test(label));
  // A pick-up place with a destination is a ride.
  const isFetched =
    !isReturned &&
    pick.place !== undefined &&
    fields.some(({ key, isLabel, dates }) => key === 'to' && isLabel && !dates.length);
  if (isCarried || isFetched || (isAboutRides(mail) && !isTour(mail))) return 'taxi';
  return isReturned ? 'car' : undefined;
}

/** What is dropped off before it is picked up is stored there; boats and bikes are rented, too. */
function isOther(mail: MailText, pick: RentalEnd, drop: RentalEnd): boolean {
  const [picked, dropped] = [pick.read?.dateTime.local, drop.read?.dateTime.local];
  const isStored = picked !== undefined && dropped !== undefined && dropped < picked;
  const head = foldEmailText(`${mail.message.subject}\n${mail.message.from?.name ?? ''}`);
  const isService = countTopicWords('service', isAboutCars(mail) ? head : mail.foldedText) > 0;
  return isStored || (isService && findLabeled(mail, 'vehicle') === undefined);
}

/** A tour that fetches its guests: neither its subject nor its vendor names a ride. */
function isTour({ message, foldedText }: MailText): boolean {
  const head = foldEmailText(`${message.subject}\n${message.from?.name ?? ''}`);
  if (countTopicWords('ride', head) > 0) return false;
  return countTopicWords('activity', foldedText) > countTopicWords('ride', foldedText);
}

const PASSENGER = /^pass?[ae]n?[gz]|^pasaj/;

/** In an email about a rental, a departure before a dated return is the pick-up. */
function findPickups(mail: MailText, dropoffs: MailField[]): MailField[] {
  const labeled = mail.fields.filter(({ key }) => key === 'pickup');
  const isRental = dropoffs.some(({ dates }) => dates.length > 0) && isAboutCars(mail);
  if (labeled.length > 0 || !isRental) return labeled;
  return mail.fields.filter(({ key, isLabel, dates }) => key === 'depart' && isLabel && dates.length > 0);
}

/** `From: Hotel Rosa` next to a pick-up that is only a time. */
function startBeside({ fields }: MailText, pickup: MailField): Partial<RentalEnd> {
  const from = fields.find(
    (field) =>
      (field.key === 'from' || (field.key === 'depart' && !field.times.length && !field.dates.length)) &&
      field.isLabel &&
      Math.abs(field.line - pickup.line) <= 4 &&
      /\p{L}{3}/u.test(field.value),
  );
  return from ? readEndPlace(from) : {};
}
