import { LIMITS } from '../contract/limits.ts';
import { type AssignedMany, assignManyUnclaimed, assignUnclaimed } from '../contract/unclaimed.ts';
import { assignCards } from '../db/assign-unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import type { ProjectRow } from '../db/schema.ts';
import { listCardsById } from '../db/unclaimed.ts';
import { AppError } from '../errors.ts';
import { requireEditableProject, requireUser } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/project.ts';

const NO_DATE = 'Please add a date and time before you assign this event.';

/** Cards become events of an itinerary. */
export const unclaimedEventAssignmentRoutes = factory
  .createApp()
  .post('/unclaimed-events/assign', requireUser, jsonBody(assignManyUnclaimed), async (c) => {
    const [db, user] = [c.get('db'), c.get('user')];
    const { projectId, ids } = c.req.valid('json');
    const unique = [...new Set(ids)];
    const found = await listCardsById(db, user.id, unique);
    if (found.length === 0) throw toGoneError();
    const project = await requireEditableProject(c, projectId);
    const cards = new Map(found.map(({ card }) => [card.id, card]));
    const refusals = new Map(unique.map((id) => [id, findRefusal(cards.get(id), project)]));
    const open = unique.filter((id) => !refusals.get(id));
    const made = await assignCards(db, user.id, open, project.id, Date.now());
    const failed = unique.flatMap((id) => {
      const error = refusals.get(id) ?? (made.has(id) ? undefined : toUnmadeError(cards.get(id), project));
      return error ? [{ id, code: error.code, message: error.message, error }] : [];
    });
    if (made.size === 0) throw failed[0]?.error ?? toGoneError();
    const answer: AssignedMany = {
      success: true,
      events: [...made.values()].map(toEvent),
      assignedIds: [...made.keys()],
      failed: failed.map(({ id, code, message }) => ({ id, code, message })),
    };
    return c.json(answer);
  })
  .post('/unclaimed-events/:id/assign', requireUser, jsonBody(assignUnclaimed), async (c) => {
    const [db, user] = [c.get('db'), c.get('user')];
    const id = parseRowId(c.req.param('id'));
    const [found] = await listCardsById(db, user.id, [id]);
    if (!found) throw toGoneError();
    const project = await requireEditableProject(c, c.req.valid('json').projectId);
    const refusal = findRefusal(found.card, project);
    if (refusal) throw refusal;
    const event = (await assignCards(db, user.id, [id], project.id, Date.now())).get(id);
    if (!event) throw toUnmadeError(found.card, project);
    return c.json({ success: true as const, event: toEvent(event) });
  });

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This event no longer exists.' });

/** Why a card cannot become an event of this project, as far as the card itself tells. */
function findRefusal(card: UnclaimedRow | undefined, project: ProjectRow): AppError | undefined {
  if (!card || card.status === 'deleted') return toGoneError();
  if (card.status === 'assigned') {
    return card.assignedProjectId === project.id
      ? undefined
      : new AppError('CONFLICT', { message: 'This event is in another itinerary already.' });
  }
  if (card.kind === 'notice' || card.kind === 'forwarding-code') {
    return new AppError('INVALID_INPUT', { message: 'This card is not an event.' });
  }
  if (card.kind === 'problem' || card.startsAt === null) {
    return new AppError('INVALID_INPUT', { message: NO_DATE, fields: { datetime: NO_DATE } });
  }
  return undefined;
}

/** Why nothing came of a card that could have been assigned. */
function toUnmadeError(card: UnclaimedRow | undefined, project: ProjectRow): AppError {
  // It became an event of this itinerary before, and that was deleted there.
  if (card?.status === 'assigned') return toGoneError();
  return project.isPaid
    ? new AppError('FULL', { message: `An itinerary holds at most ${LIMITS.events} events.` })
    : new AppError('TRIAL_LIMIT_REACHED');
}
