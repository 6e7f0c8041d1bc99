import type { Reading } from '../../email-worker/reading.ts';
import { computeBookingKey } from '../../email-worker/resolve/booking-key.ts';
import type { KnownEvent } from '../../email-worker/resolve/known-events.ts';
import type { BookingClues, KnownBookingRow } from '../db/inbox/known-bookings.ts';

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

/** A proposal for `matchKnownEvents`. */
export function toKnownEvent({
  proposal: { bookingKey, bookingStart, status, notice, ...row },
  sentAt,
  event,
  projectId,
  projectName,
  hasCancellation,
}: KnownBookingRow): KnownEvent {
  return {
    ...row,
    key: bookingKey,
    start: bookingStart,
    status: status === 'added' ? 'assigned' : 'waiting',
    notice,
    saidAt: sentAt,
    event: event && {
      ...event,
      projectId: projectId ?? '',
      projectName: projectName ?? '',
      hasCancellation: hasCancellation === 1,
    },
  };
}
