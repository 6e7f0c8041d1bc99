import type { Booking, BookingDetail, BookingKind, BookingPlace } from '../../../booking.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailText, readSpan } from '../../label/mail-text.ts';
import { hasBookingProof, isReminderSubject } from '../../scan/booking-proof.ts';
import { type BookingDate, findBookingDate } from './booking-date.ts';
import { findBookingKind } from './booking-kind.ts';
import { findPlaceNear } from './booking-place.ts';
import { nameFor } from './single-booking-name.ts';

/** Reads a single table, ticket, tour or appointment. */
export function readSingleBooking(mail: MailText, isPassedOn: boolean): Booking[] {
  const best = findBookingDate(mail);
  if (!best) return [];
  const { read, field, role, isSure, moments } = best;
  const near = mail.subject.includes(field) ? 0 : field.start;
  const { kind, isDisputed = false } = findBookingKind(mail, near, read.dateTime.local) ?? {};
  if (!kind) {
    const found = unnamed(mail, best);
    // Without a time, it is only a mention of a day.
    return found.length || !isPassedOn || read.dateTime.local.length === 10 ? found : [other(mail, best)];
  }
  const found = findPlaceNear(mail, field, kind);
  const name = nameFor(mail, kind, field, found?.place);
  const place = namePlace(kind, found?.place, name);
  const isWeak = isDisputed || found?.isGuess === true;
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...(name ? { name } : {}),
      ...(Object.keys(place).length ? { place } : {}),
      ...moments,
      people: [],
      ...(isWeak ? { isWeak } : {}),
      details: partyOf(mail),
      trace: { rules: [`single.${kind}`, `date.${field.key}`, `role.${role}`], score: isSure ? 85 : 60 },
      evidence: {
        start: readSpan(mail, read.span, mail.subject.includes(field)),
        place: readSpan(mail, found?.span),
      },
    },
  ];
}

/** A restaurant's place has its name. */
const namePlace = (
  kind: BookingKind,
  place: BookingPlace | undefined,
  name: string | undefined,
): BookingPlace => (kind === 'restaurant' && name && !place?.name ? { ...place, name } : { ...place });

/** A confirmed event of unknown kind with a label or place. */
function unnamed(mail: MailText, best: BookingDate): Booking[] {
  const { read, field, role } = best;
  const found = findPlaceNear(mail, field, 'activity');
  const subject = foldEmailText(mail.message.subject);
  const isTold =
    field.isLabel ||
    hasBookingProof(subject, mail.foldedText) ||
    (found !== undefined && isReminderSubject(subject));
  if (!isTold || read.dateTime.local.length === 10) return [];
  const name = nameFor(mail, 'activity', field, found?.place);
  return [
    {
      ...other(mail, best),
      trace: { rules: ['single.unnamed', `date.${field.key}`, `role.${role}`], score: 50 },
      kind: 'activity',
      ...(name ? { name } : {}),
      ...(found ? { place: found.place } : {}),
    },
  ];
}

function other(mail: MailText, { read, field, moments }: BookingDate): Booking {
  const name = mail.message.subject.replace(/^(?:\s*(?:re|fwd?|wg|tr|rv|i|vs|sv)\s*:)+\s*/i, '').trim();
  return {
    kind: 'other',
    status: 'confirmed',
    source: 'text',
    ...(name ? { name } : {}),
    ...moments,
    start: read.dateTime,
    people: [],
    details: [],
    trace: { rules: ['single.other'], score: 30 },
    isWeak: true,
    evidence: { start: readSpan(mail, read.span, mail.subject.includes(field)), place: '' },
  };
}

function partyOf(mail: MailText): BookingDetail[] {
  const party = mail.fields.find(
    (field) => field.key === 'party' && field.isLabel && /\d/.test(field.value) && field.value.length < 60,
  );
  const seats = mail.fields.find((field) => field.key === 'seat' && field.isLabel && field.value.length < 80);
  const details: BookingDetail[] = [];
  if (party) details.push({ label: 'Party', value: party.value });
  if (seats) details.push({ label: 'Seats', value: seats.value });
  return details;
}
