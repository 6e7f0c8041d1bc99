import type { Reading } from '../../email-worker/reading.ts';
import { computeBookingKey } from '../../email-worker/resolve/booking-key.ts';
import type { KnownEvent } from '../../email-worker/resolve/known-events.ts';
import type { BookingClues, KnownBookingRow } from '../db/known-bookings.ts';

/** What identifies the bookings in an email, to find the same ones in the database. */
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

export function toKnownEvent({
  unclaimed,
  sentAt,
  event,
  projectId,
  projectName,
}: KnownBookingRow): KnownEvent {
  return {
    id: unclaimed.id,
    sequence: unclaimed.sequence,
    status: unclaimed.status === 'assigned' ? 'assigned' : 'waiting',
    key: unclaimed.bookingKey,
    start: unclaimed.bookingStart,
    confirmation: unclaimed.confirmation,
    title: unclaimed.title,
    startsAt: unclaimed.startsAt,
    endsAt: unclaimed.endsAt,
    timeZone: unclaimed.timeZone,
    endTimeZone: unclaimed.endTimeZone,
    location: unclaimed.location,
    notice: unclaimed.notice,
    saidAt: sentAt,
    event: event && projectId !== null ? { ...event, projectId, projectName: projectName ?? '' } : null,
  };
}
