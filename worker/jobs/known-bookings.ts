import { computeBookingKey } from '../../email-worker/resolve/booking-key.ts';
import type { KnownEvent } from '../../email-worker/resolve/known-events.ts';
import type { Reading } from '../../email-worker/reading.ts';
import type { BookingClues, KnownBookingRow } from '../db/known-bookings.ts';

/** What to look for among an account's cards, of all that a mail speaks of. */
export function toBookingClues({ drafts, canceledDrafts }: Reading): BookingClues {
  const identities = [...drafts, ...canceledDrafts].map(({ identity }) => identity);
  const list = (values: (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  return {
    keys: list(identities.map(computeBookingKey)),
    starts: list(identities.map(({ localStart }) => localStart || undefined)),
    confirmations: list(identities.map(({ confirmation }) => confirmation || undefined)),
  };
}

export function toKnownCard({ card, saidAt, event, projectId, projectName }: KnownBookingRow): KnownEvent {
  return {
    id: card.id,
    sequence: card.sequence,
    status: card.status === 'assigned' ? 'assigned' : 'waiting',
    key: card.bookingKey,
    start: card.bookingStart,
    confirmation: card.confirmation,
    title: card.title,
    startsAt: card.startsAt,
    endsAt: card.endsAt,
    timeZone: card.timeZone,
    location: card.location,
    notice: card.notice,
    saidAt,
    event: event && projectId !== null ? { ...event, projectId, projectName: projectName ?? '' } : null,
  };
}
