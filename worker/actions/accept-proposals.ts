import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import { acceptProposals, listProposalsOfEvents, listProposalsWithEvents } from '../db/accept-proposals.ts';
import type { Db } from '../db/client.ts';
import { findProject } from '../db/projects.ts';
import { countProposals } from '../db/proposals.ts';
import type { EventRow, ProjectRow } from '../db/schema.ts';
import { undoAcceptance } from '../db/undo-proposals.ts';
import { AppError, toFieldError, toFullError } from '../errors.ts';

type Acceptance = Awaited<ReturnType<typeof listProposalsWithEvents>>[number];

/** The events of accepted proposals; `at` is when they were accepted, epoch milliseconds. */
export type Accepted = { events: EventRow[]; at: number };

/**
 * Adds the events of all of `ids`, or of none. Accepting them again returns their events. `toConflict` makes the error for
 * an event that changed since a change of it was proposed. Throws that, NOT_FOUND, INVALID_INPUT, FULL or
 * TRIAL_LIMIT_REACHED.
 */
export async function acceptAll(
  db: Db,
  project: ProjectRow,
  { ids, force }: { ids: number[]; force: boolean },
  toConflict: (event: EventRow) => AppError,
): Promise<Accepted> {
  const before = await listProposalsWithEvents(db, project.id, ids);
  const known = findAccepted(before, ids);
  if (known) return known;
  const changeIds = before.flatMap(({ proposal }) => (proposal.targetEventId === null ? [] : [proposal.id]));
  const now = Date.now();
  const call = { ids, changeIds, force, call: crypto.randomUUID() };
  const events = await acceptProposals(db, project.id, call, now);
  if (events.length > 0) return { events, at: now };
  const after = await listProposalsWithEvents(db, project.id, ids);
  // Accepted by another call in the meantime.
  const accepted = findAccepted(after, ids);
  if (accepted) return accepted;
  throw findRefusal(after, ids, force, toConflict) ?? (await toLimitError(db, project));
}

function findAccepted(rows: Acceptance[], ids: number[]): Accepted | undefined {
  const events = rows.flatMap(({ proposal, event }) => (proposal.status === 'added' && event ? [event] : []));
  if (events.length < ids.length) return undefined;
  const unique = [...new Map(events.map((event) => [event.id, event])).values()];
  return { events: unique, at: Math.min(...rows.map(({ proposal }) => proposal.addedAt ?? 0)) };
}

function findRefusal(
  rows: Acceptance[],
  ids: number[],
  force: boolean,
  toConflict: (event: EventRow) => AppError,
): AppError | undefined {
  if (rows.length < ids.length || rows.some(({ proposal }) => proposal.status === 'added')) {
    return new AppError('NOT_FOUND', {
      message: 'Some of these are no longer waiting. Reload to see which.',
    });
  }
  for (const row of rows) {
    const refusal =
      row.proposal.targetEventId === null ? findMissingField(row) : findOutdated(row, force, toConflict);
    if (refusal) return refusal;
  }
  return undefined;
}

function findMissingField({ proposal }: Acceptance): AppError | undefined {
  if (proposal.title === '') return toFieldError('title', 'Please enter a title.');
  return proposal.startsAt === null ? toFieldError('datetime', 'Add a date and time first.') : undefined;
}

function findOutdated(
  { proposal, event }: Acceptance,
  force: boolean,
  toConflict: (event: EventRow) => AppError,
): AppError | undefined {
  if (!event) return new AppError('NOT_FOUND', { message: 'The event to be changed no longer exists.' });
  return force || event.sequence === proposal.targetSequence ? undefined : toConflict(event);
}

/** Reads the project again, since a refund may have made it a trial in the meantime. */
async function toLimitError(db: Db, { id, projectId }: ProjectRow): Promise<AppError> {
  if ((await findProject(db, projectId))?.isPaid) return toFullError(`${LIMITS.events} events`);
  const waiting = await countProposals(db, id);
  const rest = waiting === 1 ? '1 event is waiting.' : `${waiting} events are waiting.`;
  return new AppError('TRIAL_LIMIT_REACHED', {
    message: `The trial includes one event. Upgrade to Full Access to add more: ${rest}`,
  });
}

/** Undoes what was accepted less than ten minutes ago. Throws NOT_FOUND, or what `toConflict` makes. */
export async function undoAccepted(
  db: Db,
  projectId: number,
  eventIds: number[],
  toConflict: (event: EventRow) => AppError,
): Promise<void> {
  const now = Date.now();
  const since = now - UNDO_MS;
  if (await undoAcceptance(db, projectId, { eventIds, since, call: crypto.randomUUID() }, now)) return;
  const rows = await listProposalsOfEvents(db, projectId, eventIds);
  const recent = rows.filter(({ proposal }) => (proposal.addedAt ?? 0) > since);
  const isAll = new Set(recent.map(({ proposal }) => proposal.eventId)).size === eventIds.length;
  const changed = recent.find(({ proposal, event }) => event && event.sequence !== proposal.eventSequence);
  if (isAll && changed?.event) throw toConflict(changed.event);
  throw new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });
}
