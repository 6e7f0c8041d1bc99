import type { z } from 'zod';
import { createEvent, restoreRows, type Undo, updateEvent as updateEventSchema } from '../contract/events.ts';
import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import type { Db } from '../db/client.ts';
import {
  deleteEvents,
  type EventContent,
  findEvent,
  findEventByRequest,
  insertEvent,
  isRestorable,
  restoreEvents,
  updateEvent,
} from '../db/events.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { requireAdmin } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { toEventContent } from '../http/event-input.ts';
import { readRequestMark, requireSameRequest } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/project.ts';

/** What a host does with events. */
export const eventRoutes = factory
  .createApp()
  .post('/projects/:projectId/events', requireAdmin, jsonBody(createEvent), async (c) => {
    const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
    const mark = await readRequestMark(c, `events/${project.projectId}`, input);
    const inserted = await insertEvent(
      db,
      project.id,
      toEventContent(project.timeZone, input),
      mark,
      Date.now(),
    );
    if (inserted) return c.json(toEvent(inserted), 201);
    const known = mark.requestKey ? await findEventByRequest(db, project.id, mark.requestKey) : undefined;
    if (known) return c.json(toEvent(requireSameRequest(known, mark)), 201);
    throw await toFullError(db, project);
  })
  .post('/projects/:projectId/events/restore', requireAdmin, jsonBody(restoreRows), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    const ids = [...new Set(c.req.valid('json').ids)];
    const now = Date.now();
    const restored = await restoreEvents(db, project.id, ids, now - UNDO_MS, now);
    if (restored.length > 0) return c.json({ success: true as const, events: restored.map(toEvent) });
    // No room beside what was added since; or too late, never there, back already.
    if (await isRestorable(db, project.id, ids, now - UNDO_MS)) throw await toFullError(db, project);
    throw new AppError('NOT_FOUND', { message: 'It is too late to undo this.' });
  })
  .put('/projects/:projectId/events/:eventId', requireAdmin, jsonBody(updateEventSchema), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    const id = parseRowId(c.req.param('eventId'));
    const { sequence, ...sent } = c.req.valid('json');
    const content = await toChangedContent(db, project, id, sent);
    const updated = await updateEvent(db, project.id, id, content, sequence, Date.now());
    if (updated) return c.json(toEvent(updated));
    const current = await findEvent(db, project.id, id);
    throw current ? new AppError('CONFLICT', { current: toEvent(current) }) : gone();
  })
  .delete('/projects/:projectId/events/:eventId', requireAdmin, async (c) => {
    const now = Date.now();
    const ids = await deleteEvents(c.get('db'), c.get('project').id, parseRowId(c.req.param('eventId')), now);
    if (ids.length === 0) throw gone();
    return c.json({ success: true as const, undo: toUndo(ids, now) });
  })
  .delete('/projects/:projectId/events', requireAdmin, async (c) => {
    const now = Date.now();
    const ids = await deleteEvents(c.get('db'), c.get('project').id, undefined, now);
    return c.json({ success: true as const, deleted: ids.length, undo: toUndo(ids, now) });
  });

const gone = () => new AppError('NOT_FOUND', { message: 'This event no longer exists.' });

/**
 * What an event is to become. A caller that knows nothing of zones and ends leaves them as they are: its clock times are
 * those of the event's own zone, and the end moves along with the start.
 */
async function toChangedContent(
  db: Db,
  project: ProjectRow,
  id: number,
  sent: Omit<z.output<typeof updateEventSchema>, 'sequence'>,
): Promise<EventContent> {
  if (sent.timeZone !== undefined && sent.endsAt !== undefined) return toEventContent(project.timeZone, sent);
  const stored = await findEvent(db, project.id, id);
  if (!stored) throw gone();
  const content = toEventContent(sent.timeZone === null ? project.timeZone : stored.timeZone, sent);
  const length = sent.endsAt === undefined && stored.endsAt !== null ? stored.endsAt - stored.startsAt : null;
  return length === null ? content : { ...content, endsAt: content.startsAt + length };
}

const toUndo = (ids: number[], now: number): Undo => ({
  ids,
  expiresAt: new Date(now + UNDO_MS).toISOString(),
});

/** Asked anew: a refund may have come meanwhile. */
async function toFullError(db: Db, { projectId }: ProjectRow): Promise<AppError> {
  return (await findProject(db, projectId))?.isPaid
    ? new AppError('FULL', { message: `An itinerary holds at most ${LIMITS.events} events.` })
    : new AppError('TRIAL_LIMIT_REACHED');
}
