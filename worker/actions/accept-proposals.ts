import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import type { SeenEvent } from '../contract/proposals.ts';
import type { ItineraryDb } from '../db/client.ts';
import { countProposals } from '../db/inbox/proposals.ts';
import { findCallEnd, listChangesOfCalls } from '../db/itinerary/history/history.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import {
  acceptProposals,
  listAcceptances,
  listProposalsWithEvents,
} from '../db/itinerary/proposals/accept-proposals.ts';
import type { EventRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { AppError, toFieldError, toFullError } from '../errors.ts';
import { type Restored, toTooLateError, undoEntries } from './restore-changes.ts';

type AcceptedRow = Awaited<ReturnType<typeof listProposalsWithEvents>>[number];

/**
 * What accepting proposals added or changed. `eventIds`: with deleted events. `at`: epoch milliseconds. `seq`: undoes it; null
 * if several calls accepted them.
 */
export type Accepted = { events: EventRow[]; eventIds: number[]; at: number; seq: number | null };

/**
 * Adds the events of all of `ids`, or of none. Accepting them again returns their events. `toConflict` makes the error for
 * an event that changed since a change of it was proposed. Throws that, NOT_FOUND, INVALID_INPUT, FULL or
 * TRIAL_LIMIT_REACHED.
 */
export async function acceptAll(
  db: ItineraryDb,
  project: ProjectRow,
  { ids, seen }: { ids: number[]; seen: SeenEvent[] },
  toConflict: (event: EventRow) => AppError,
): Promise<Accepted> {
  const before = await listProposalsWithEvents(db, project.id, ids);
  const known = findAccepted(before, ids);
  if (known) return withSeq(db, project.id, known);
  const changes = before.filter(
    ({ proposal }) => proposal.targetEventId !== null && proposal.kind === 'event',
  );
  const changeIds = changes.map(({ proposal }) => proposal.id);
  const acceptance = { projectId: project.id, ids, changeIds, seen };
  const done = await acceptProposals(db, acceptance, Date.now());
  const after = await listProposalsWithEvents(db, project.id, ids);
  // By this call, or by another one in the meantime.
  const accepted = findAccepted(after, ids);
  if (accepted) return done ? { ...accepted, ...done } : withSeq(db, project.id, accepted);
  throw findRefusal(after, ids, seen, toConflict) ?? (await toLimitError(db, project));
}

type Found = Omit<Accepted, 'seq'> & { calls: Set<string | null> };

/** Accepted by another call. */
async function withSeq(db: ItineraryDb, projectId: number, { calls, ...found }: Found): Promise<Accepted> {
  const [call] = calls;
  return { ...found, seq: call && calls.size === 1 ? await findCallEnd(db, projectId, call) : null };
}

function findAccepted(rows: AcceptedRow[], ids: number[]): Found | undefined {
  const accepted = rows.filter(
    ({ proposal: { status, kind }, event }) => status === 'added' && (event || kind === 'cancellation'),
  );
  if (accepted.length < ids.length) return undefined;
  const events = accepted.flatMap(({ event }) => event ?? []);
  return {
    events: [...new Map(events.map((event) => [event.id, event])).values()],
    eventIds: [...new Set(accepted.flatMap(({ proposal }) => proposal.eventId ?? []))],
    at: Math.min(...rows.map(({ proposal }) => proposal.addedAt ?? 0)),
    calls: new Set(accepted.map(({ proposal }) => proposal.acceptedBy)),
  };
}

function findRefusal(
  rows: AcceptedRow[],
  ids: number[],
  seen: SeenEvent[],
  toConflict: (event: EventRow) => AppError,
): AppError | undefined {
  if (rows.length < ids.length || rows.some(({ proposal }) => proposal.status === 'added')) {
    return new AppError('NOT_FOUND', {
      message: 'Some of these are no longer waiting. Reload to see which.',
    });
  }
  for (const row of rows) {
    const refusal =
      row.proposal.targetEventId === null ? findMissingField(row) : findOutdated(row, seen, toConflict);
    if (refusal) return refusal;
  }
  return undefined;
}

function findMissingField({ proposal }: AcceptedRow): AppError | undefined {
  if (proposal.title === '') return toFieldError('title', 'Please enter a title.');
  return proposal.startsAt === null ? toFieldError('datetime', 'Add a date and time first.') : undefined;
}

function findOutdated(
  { proposal, event }: AcceptedRow,
  seen: SeenEvent[],
  toConflict: (event: EventRow) => AppError,
): AppError | undefined {
  if (!event) return new AppError('NOT_FOUND', { message: 'The event to be changed no longer exists.' });
  const expected = seen.find(({ eventId }) => eventId === event.id)?.sequence ?? proposal.targetSequence;
  return event.sequence === expected ? undefined : toConflict(event);
}

/** Reads the project again, since a refund may have made it a trial in the meantime. */
async function toLimitError(db: ItineraryDb, { id, projectId }: ProjectRow): Promise<AppError> {
  if ((await findProject(db, projectId))?.isPaid) return toFullError(`${LIMITS.events} events`);
  const waiting = await countProposals(db, id);
  const rest = waiting === 1 ? '1 event is waiting.' : `${waiting} events are waiting.`;
  return new AppError('TRIAL_LIMIT_REACHED', {
    message: `The trial includes one event. Upgrade to Full Access to add more: ${rest}`,
  });
}

/** Undoes what was accepted less than ten minutes ago, all of it or nothing. Throws NOT_FOUND, and like `undoCall`. */
export async function undoAccepted(
  db: ItineraryDb,
  project: ProjectRow,
  eventIds: number[],
  canChooseCohosts: boolean,
): Promise<Restored> {
  const since = Date.now() - UNDO_MS;
  const accepted = await listAcceptances(db, project.id, { eventIds, since });
  const wanted = new Map(accepted.map(({ eventId, call }) => [eventId, call]));
  if (wanted.size < eventIds.length) throw toTooLateError();
  const calls = new Set(accepted.flatMap(({ call }) => call ?? []));
  const rows = await listChangesOfCalls(db, project.id, [...calls]);
  const ofEvents = rows.filter(
    ({ entity, entityId, call }) => entity === 'event' && wanted.get(entityId) === call,
  );
  if (ofEvents.length === 0) throw toTooLateError();
  return undoEntries(db, project, ofEvents, canChooseCohosts);
}
