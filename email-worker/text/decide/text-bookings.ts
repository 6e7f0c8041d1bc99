import type { Booking } from '../../booking.ts';
import { classifyMessage } from '../../classify-message.ts';
import { canContainBookings } from '../../mail-kind.ts';
import type { Message } from '../../message.ts';
import { readAgenda } from '../extract/agenda/daily-agenda.ts';
import { isRideMail, readCars } from '../extract/cars/cars.ts';
import { readJourneys } from '../extract/journeys/journeys.ts';
import { detectTravelMode } from '../extract/journeys/travel-mode.ts';
import { readConfirmationNumber } from '../extract/shared/confirmation-number.ts';
import { readPeople } from '../extract/shared/people.ts';
import { readStays } from '../extract/stays/stays.ts';
import { readAdditionalBookings, readRepeatedBookings } from '../extract/tables/multiple-bookings.ts';
import { parseMailText } from '../label/mail-text.ts';
import { findTripNumbers } from '../scan/trip-numbers.ts';

/**
 * Bookings stated in an email's text; empty for emails that confirm nothing. Takes linear time. Dates without
 * a year are the next ones after the email was sent.
 */
export function readTextBookings(message: Message): Booking[] {
  if (!message.text.trim()) return [];
  const kind = classifyMessage(message);
  if (!canContainBookings(kind)) return [];
  const mail = parseMailText(message);
  const journeys = isRideMail(mail) ? [] : readJourneys(mail, kind === 'change');
  const stays = readStays(mail, journeys.length > 0);
  const cars = readCars(mail);
  const travel = [...journeys, ...stays, ...cars];
  const besides = travel.length ? [...travel, ...readAdditionalBookings(mail, travel)] : [];
  const agenda = readAgenda(mail, besides);
  // An itinerary has more than one booking.
  const several = besides.length + agenda.length > 1 ? [...besides, ...agenda] : besides;
  const found = several.length ? several : readRepeatedBookings(mail, message.delivery !== 'direct');
  const people = readPeople(mail);
  const confirmation = readConfirmationNumber(mail);
  const status = kind === 'cancellation' ? 'cancelled' : kind === 'change' ? 'changed' : 'confirmed';
  const sent = mail.dateContext.sinceDate;
  // A past date is a mention, or it was misread.
  const isPast = ({ start }: Booking) => sent !== undefined && start.local.slice(0, 10) < sent;
  const mode = detectTravelMode(mail.foldedText);
  const isHalf =
    !travel.length &&
    mail.fields.some(
      ({ key, times, isLabel, value }) =>
        ((key === 'depart' || key === 'arrive') && times.length) ||
        ((key === 'train' || key === 'flight') && isLabel && /\d/.test(value)) ||
        ((mode === 'train' || mode === 'bus') &&
          findTripNumbers(value, key).some(({ kind }) => kind === mode)),
    );
  const isTalk = kind === 'other' && !confirmation;
  const isBare = ({ start }: Booking) => isTalk && !travel.length && start.local.length === 10;
  const kept = kind === 'other' ? found.filter((booking) => !isPast(booking) && !isBare(booking)) : found;
  return kept.map((booking) => ({
    ...booking,
    ...(isPast(booking) || isHalf || isTalk ? { isWeak: true } : {}),
    status,
    people,
    ...(confirmation ? { confirmation } : {}),
  }));
}
