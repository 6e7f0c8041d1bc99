import type { Booking } from '../../../booking.ts';
import { countTopicWords, matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import {
  type FoundDateTime,
  type MailField,
  type MailText,
  readDateTime,
  readSpan,
} from '../../label/mail-text.ts';
import { isStreet } from '../../scan/street.ts';
import { findSenderName } from '../shared/sender-name.ts';
import { readEndPlace } from './rental-end.ts';

/** Words for rides that never mean a rental car. */
const RIDE = new RegExp(`\\b${matchAny('topics.rideOnly')}\\b`);
const OTHER_TRAVEL = new RegExp(`\\b${matchAny('topics.otherTravel')}`);

/** Whether an email speaks of taxis and transfers. */
export const isAboutRides = ({ foldedText }: MailText) => countTopicWords('ride', foldedText) > 0;
/** Whether a folded text names a ride that is no rented car. */
export const isRideOnly = (folded: string) => RIDE.test(folded) || RIDE_BEGINNINGS.test(folded);
const RIDE_BEGINNINGS = new RegExp(`(?<![a-zα-ω])${matchAny('topicBeginnings.ride')}`);

/** Whether an email is about a ride, so that flights in it are only those to be met. */
export function isRideMail(mail: MailText): boolean {
  const subject = foldEmailText(mail.message.subject);
  return (
    isRideOnly(subject) &&
    !OTHER_TRAVEL.test(subject) &&
    mail.fields.some(({ key, isLabel }) => key === 'pickup' && isLabel)
  );
}

/** When a ride is: the labeled date nearest to a field, or one without a label. */
export function findRideTime(mail: MailText, near: MailField): FoundDateTime | undefined {
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
export function rideWithoutPickup(mail: MailText): Booking[] {
  const from = mail.fields.find(
    (field) => field.key === 'from' && field.isLabel && !field.times.length && /\p{L}{3}/u.test(field.value),
  );
  const to = mail.fields.find((field) => field.key === 'to' && field.isLabel);
  // A start with a street address is a ride; a bus or train would have a stop.
  const isRide = from && (isRideOnly(mail.foldedText) || (to && isStreet(from.value) && isAboutRides(mail)));
  const read = isRide && findRideTime(mail, from);
  if (!read) return [];
  const start = readEndPlace(from);
  const company = findSenderName(mail);
  return [
    {
      kind: 'taxi',
      status: 'confirmed',
      source: 'text',
      ...(company ? { name: company } : {}),
      from: start.place,
      ...(to ? { to: readEndPlace(to).place } : {}),
      start: read.dateTime,
      people: [],
      details: [],
      trace: { rules: ['ride.from-to'], score: 75 },
      evidence: { start: readSpan(mail, read.span), place: readSpan(mail, start.span) },
    },
  ];
}
