import type { Reading } from '../../email-worker/reading.ts';
import { computeBookingKey } from '../../email-worker/resolve/booking-key.ts';
import type { KnownEvent } from '../../email-worker/resolve/known-events.ts';
import { createItineraryDb, type Db, type DirectoryDb } from '../db/client.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { isCancellationWaiting, listKnownProposals } from '../db/directory/proposals.ts';
import type { BookingClues } from '../db/inbox/known-bookings.ts';
import type { InboxOwner } from '../db/inbox/owner.ts';
import {
  type KnownBookingRow,
  listAssignedEvents,
  listKnownBookings,
} from '../db/itinerary/proposals/known-bookings.ts';

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

/** What an email may be about: the proposals of its owner, with the events that they became. */
export const findKnownBookings = async (
  env: Cloudflare.Env,
  db: Db,
  owner: InboxOwner,
  clues: BookingClues,
): Promise<KnownBookingRow[]> =>
  db.kind === 'itinerary'
    ? listKnownBookings(db, 'projectId' in owner ? owner.projectId : 0, clues)
    : findKnownOfAccount(env, db, 'userId' in owner ? owner.userId : 0, clues);

/** An account's events are in the databases of its itineraries. Those that were deleted are left out. */
async function findKnownOfAccount(
  env: Cloudflare.Env,
  directory: DirectoryDb,
  userId: number,
  clues: BookingClues,
): Promise<KnownBookingRow[]> {
  const rows = await listKnownProposals(directory, userId, clues);
  const events = await findEventsOf(env, rows);
  const known: KnownBookingRow[] = [];
  for (const { proposal, sentAt } of rows) {
    const isAdded = proposal.status === 'added';
    const found = isAdded ? events.get(toEventName(proposal.addedProjectId, proposal.eventId)) : undefined;
    if (isAdded && !found) continue;
    const isCanceled =
      found !== undefined &&
      (await isCancellationWaiting(directory, userId, {
        eventId: found.event.id,
        projectId: found.projectId,
      }));
    known.push({
      proposal,
      sentAt,
      event: found?.event ?? null,
      projectId: found?.projectId ?? null,
      projectName: found?.projectName ?? null,
      hasCancellation: isCanceled ? 1 : 0,
    });
  }
  return known;
}

type AssignedEvent = Awaited<ReturnType<typeof listAssignedEvents>>[number];

const toEventName = (projectId: number | null, eventId: number | null) => `${projectId} ${eventId}`;

/** The events that proposals became, one query for each database. */
async function findEventsOf(
  env: Cloudflare.Env,
  rows: Awaited<ReturnType<typeof listKnownProposals>>,
): Promise<Map<string, AssignedEvent>> {
  const byDatabase = Map.groupBy(rows, ({ proposal: { addedProjectId } }) =>
    addedProjectId === null ? undefined : findItineraryD1(env, addedProjectId),
  );
  const events = new Map<string, AssignedEvent>();
  for (const [d1, added] of byDatabase) {
    if (!d1) continue;
    const ids = added.flatMap(({ proposal }) => proposal.eventId ?? []);
    for (const found of await listAssignedEvents(createItineraryDb(d1), ids)) {
      events.set(toEventName(found.event.projectId, found.event.id), found);
    }
  }
  return events;
}

/** A proposal for `matchKnownEvents`. */
export function toKnownEvent({
  proposal: { bookingKey, bookingStart, status, emailChange, ...row },
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
    emailChange,
    saidAt: sentAt,
    event: event && {
      ...event,
      projectId: projectId ?? '',
      projectName: projectName ?? '',
      hasCancellation: hasCancellation === 1,
    },
  };
}
