import type { Context } from 'hono';
import type { z } from 'zod';
import { acceptForAccount } from '../actions/accept-for-account.ts';
import type { Audience } from '../contract/events.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  type AssignManyResult,
  assignManyUnclaimedSchema,
  assignUnclaimedSchema,
} from '../contract/unclaimed.ts';
import type { DirectoryDb } from '../db/client.ts';
import { findAccountProposal, listAccountProposalsById } from '../db/directory/proposals.ts';
import { updateProposal } from '../db/inbox/proposals.ts';
import { listAssignedEvents } from '../db/itinerary/proposals/known-bookings.ts';
import type { EventRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { AppError, toEventGoneError, toFieldError, toFullError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireEditableProject, requireUser } from '../http/guards.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';

/** Turning unclaimed events into events of an itinerary. */
export const unclaimedEventAssignmentRoutes = factory
  .createApp()
  .post('/unclaimed-events/assign', requireUser, jsonBody(assignManyUnclaimedSchema), async (c) => {
    const { ids, ...target } = c.req.valid('json');
    const { assigned, failed } = await assignToProject(c, target, [...new Set(ids)]);
    return c.json({
      success: true,
      events: [...assigned.values()].map(toEvent),
      assignedIds: [...assigned.keys()],
      failed: failed.map(({ id, error }) => ({ id, code: error.code, message: error.message })),
    } satisfies AssignManyResult);
  })
  .post('/unclaimed-events/:id/assign', requireUser, jsonBody(assignUnclaimedSchema), async (c) => {
    const id = parseRowId(c.req.param('id'));
    const { assigned } = await assignToProject(c, c.req.valid('json'), [id]);
    const event = assigned.get(id);
    if (!event) throw toEventGoneError();
    return c.json({ success: true as const, event: toEvent(event) });
  });

const MAX_TRIES = 5;

type Assignment = { assigned: Map<number, EventRow>; failed: { id: number; error: AppError }[] };

/**
 * Assigns each unclaimed event that can be assigned. `assigned` maps its id to the new event. Throws the first
 * failure when none could be assigned.
 */
async function assignToProject(
  c: Context<AppEnv>,
  { projectId, audience }: z.output<typeof assignUnclaimedSchema>,
  ids: number[],
): Promise<Assignment> {
  const user = c.get('user');
  const directory = c.get('directory');
  const found = await listAccountProposalsById(directory, user.id, ids);
  if (found.length === 0) throw toEventGoneError();
  const project = await requireEditableProject(c, projectId);
  const db = c.get('db');
  const rows = new Map(found.map(({ proposal }) => [proposal.id, proposal]));
  const refusals = new Map(ids.map((id) => [id, findRefusal(rows.get(id), project)]));
  const assignable = ids.filter((id) => !refusals.get(id));
  if (audience) {
    for (const id of assignable) await changeAudience(directory, user.id, rows.get(id), audience);
  }
  const wanted = {
    userId: user.id,
    projectNumber: project.id,
    ids: assignable,
    seen: [],
    asNew: { audience },
  };
  const accepted = await acceptForAccount({ directory, db }, wanted, Date.now());
  const assigned = await findAssigned(c, project, assignable, accepted);
  const failed = ids
    .filter((id) => !assigned.has(id))
    .map((id) => ({ id, error: refusals.get(id) ?? toNotAssignedError(rows.get(id), project) }));
  if (assigned.size === 0) throw failed[0]?.error ?? toEventGoneError();
  if (project.isPaid) askForTickets(c, found, assigned);
  return { assigned, failed };
}

/** Their emails may have tickets. At most as many as a queue takes at once. */
function askForTickets(
  c: Context<AppEnv>,
  found: Awaited<ReturnType<typeof listAccountProposalsById>>,
  assigned: Assignment['assigned'],
): void {
  const messages = found.flatMap(({ proposal: { id, mailId } }) =>
    mailId !== null && assigned.has(id) ? [{ body: { mailId, projectId: null, proposalId: id } }] : [],
  );
  if (messages.length > 0) c.executionCtx.waitUntil(c.env.MAIL_QUEUE.sendBatch(messages));
}

/** The events that were added now, and those added earlier that still exist. */
async function findAssigned(
  c: Context<AppEnv>,
  project: ProjectRow,
  ids: number[],
  accepted: Map<number, EventRow>,
): Promise<Map<number, EventRow>> {
  const rows = await listAccountProposalsById(c.get('directory'), c.get('user').id, ids);
  const added = rows.filter(({ proposal }) => proposal.addedProjectId === project.id);
  const eventIds = added.flatMap(({ proposal }) => proposal.eventId ?? []);
  const present = await listAssignedEvents(c.get('db'), eventIds);
  const events = new Map(present.map(({ event }) => [event.id, event]));
  return new Map(
    added.flatMap(({ proposal: { id, eventId } }) => {
      const event = accepted.get(id) ?? events.get(eventId ?? 0);
      return event && event.deletedAt === null ? [[id, event]] : [];
    }),
  );
}

/** Computes the keys again if the attendees were edited meanwhile. */
async function changeAudience(
  db: DirectoryDb,
  userId: number,
  found: ProposalRow | undefined,
  audience: Audience,
): Promise<void> {
  let row = found;
  for (let tries = 0; tries < MAX_TRIES && row?.status === 'waiting' && row.audience !== audience; tries++) {
    const change = { audience, privateKeys: toAudienceKeys('attendees', row.attendees) ?? '' };
    if (await updateProposal(db, { userId }, row.id, change, row.sequence, Date.now())) return;
    row = (await findAccountProposal(db, userId, row.id))?.proposal;
  }
}

/** Why an unclaimed event cannot be assigned to this project, judging by its row alone. */
function findRefusal(row: ProposalRow | undefined, project: ProjectRow): AppError | undefined {
  if (!row || row.status === 'deleted') return toEventGoneError();
  if (row.status === 'added') {
    if (row.addedProjectId === project.id) return undefined;
    return new AppError('CONFLICT', { message: 'This event is already in another itinerary.' });
  }
  if (row.kind === 'cancellation' || row.kind === 'forwarding-code') {
    return new AppError('INVALID_INPUT', { message: 'This item is not an event.' });
  }
  if (row.kind === 'problem' || row.startsAt === null) {
    return toFieldError('datetime', 'Add a date and time before assigning.');
  }
  return undefined;
}

/** Why the database did not assign an unclaimed event that passed `findRefusal`. */
function toNotAssignedError(row: ProposalRow | undefined, project: ProjectRow): AppError {
  // Assigned to this itinerary before, and the event has since been deleted there.
  if (row?.status === 'added') return toEventGoneError();
  return project.isPaid ? toFullError(`${LIMITS.events} events`) : new AppError('TRIAL_LIMIT_REACHED');
}
