import { classify, makesEvents } from '../classify.ts';
import type { Booking, Message } from '../facts.ts';
import { readAgenda } from '../text/agenda.ts';
import { isRideMail, readCars } from '../text/cars.ts';
import { readConfirmation } from '../text/confirmation.ts';
import { readJourneys } from '../text/journeys.ts';
import { toMail } from '../text/mail.ts';
import { modeOf } from '../text/modes.ts';
import { findNumbers } from '../text/numbers.ts';
import { readPeople } from '../text/people.ts';
import { readBesides, readSingles } from '../text/several.ts';
import { readStays } from '../text/stays.ts';

/**
 * Bookings that the words of a mail state, by rules of general shapes; none for mail that confirms nothing.
 * Takes time in proportion to the text. Days without a year are the next ones after the mail was sent.
 */
export function readText(message: Message): Booking[] {
  if (!message.text.trim()) return [];
  const kind = classify(message);
  if (!makesEvents(kind)) return [];
  const mail = toMail(message);
  const journeys = isRideMail(mail) ? [] : readJourneys(mail, kind === 'change');
  const stays = readStays(mail, journeys.length > 0);
  const cars = readCars(mail);
  const travel = [...journeys, ...stays, ...cars];
  const besides = travel.length ? [...travel, ...readBesides(mail, travel)] : [];
  const agenda = readAgenda(mail, besides);
  // An itinerary has more than one thing in it.
  const several = besides.length + agenda.length > 1 ? [...besides, ...agenda] : besides;
  const found = several.length ? several : readSingles(mail, message.delivery !== 'direct');
  const people = readPeople(mail);
  const confirmation = readConfirmation(mail);
  const status = kind === 'cancellation' ? 'cancelled' : kind === 'change' ? 'changed' : 'confirmed';
  const sent = mail.sense.from;
  // What lies before the mail that tells of it is a report, or its date was read wrongly.
  const isPast = ({ start }: Booking) => sent !== undefined && start.local.slice(0, 10) < sent;
  // Times of a journey that could not be put together are no other thing; talk is no booking.
  const mode = modeOf(mail.words);
  const isHalf =
    !travel.length &&
    mail.fields.some(
      ({ key, times, isSet, value }) =>
        ((key === 'depart' || key === 'arrive') && times.length) ||
        ((key === 'train' || key === 'flight') && isSet && /\d/.test(value)) ||
        ((mode === 'train' || mode === 'bus') && findNumbers(value, key).some(({ kind }) => kind === mode)),
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
