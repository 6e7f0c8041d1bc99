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

/** The columns of unclaimed events and proposals by which `matchKnownEvents` compares bookings. */
type KnownRow = Pick<
  KnownEvent,
  | 'id'
  | 'sequence'
  | 'confirmation'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'endTimeZone'
  | 'location'
> & { bookingKey: string | null; bookingStart: string | null };

/** The part of a known event that is in its own row. */
export const toKnownContent = ({ bookingKey: key, bookingStart: start, ...row }: KnownRow) => ({
  id: row.id,
  sequence: row.sequence,
  key,
  start,
  confirmation: row.confirmation,
  title: row.title,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  timeZone: row.timeZone,
  endTimeZone: row.endTimeZone,
  location: row.location,
});

/** An unclaimed event for `matchKnownEvents`. */
export function toKnownEvent({
  unclaimed,
  sentAt,
  event,
  projectId,
  projectName,
  hasCancellation,
}: KnownBookingRow): KnownEvent {
  return {
    ...toKnownContent(unclaimed),
    status: unclaimed.status === 'assigned' ? 'assigned' : 'waiting',
    notice: unclaimed.notice,
    saidAt: sentAt,
    event:
      event && projectId !== null
        ? { ...event, projectId, projectName: projectName ?? '', hasCancellation: hasCancellation === 1 }
        : null,
  };
}
