import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { proposals } from '../schema/shared/proposals.ts';
import { toSqlList } from '../sql-expressions.ts';
import { type InboxOwner, isProposalOf } from './owner.ts';

/** Identifiers of the bookings in one email. `starts` are the digits of the start as printed. */
export type BookingClues = { keys: string[]; starts: string[]; confirmations: string[] };

/** At most so many proposals are compared with an email. */
export const MAX_KNOWN = 500;

/**
 * True if a waiting proposal of the owner asks whether to delete the event. `projectId` is the public id of its itinerary,
 * in an account's inbox: events of different databases may have the same id.
 */
export function hasCancellation(owner: InboxOwner, eventId: SQL, projectId: SQL): SQL {
  const isOwn =
    'userId' in owner
      ? sql`other.user_id = ${owner.userId} AND other.target ->> 'projectId' = ${projectId}`
      : sql`other.project_id = ${owner.projectId}`;
  return sql`EXISTS (SELECT 1 FROM ${proposals} AS other WHERE ${isOwn} AND other.status = 'waiting'
    AND other.kind = 'cancellation' AND other.target_event_id = ${eventId})`;
}

/** The owner's proposals that match any of the identifiers. */
export const isKnownBooking = (owner: InboxOwner, { keys, starts, confirmations }: BookingClues) =>
  and(
    isProposalOf(owner),
    eq(proposals.kind, 'event'),
    or(
      inArray(proposals.bookingKey, toSqlList(keys)),
      inArray(proposals.bookingStart, toSqlList(starts)),
      inArray(proposals.confirmation, toSqlList(confirmations)),
    ),
  );
