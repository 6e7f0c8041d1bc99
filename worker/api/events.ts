import type { z } from 'zod';
import { findRowOfRequest } from '../actions/find-row-of-request.ts';
import { undoDeletions } from '../actions/restore-changes.ts';
import { createEventSchema, restoreRowsSchema, updateEventSchema } from '../contract/events.ts';
import { LIMITS } from '../contract/limits.ts';
import { type NoticeOptions, noticeSchema } from '../contract/notifications.ts';
import { type ItineraryDb, withChange } from '../db/client.ts';
import {
  deleteContentRows,
  findContentRowByRequest,
  listContentRows,
  type Saved,
} from '../db/itinerary/events/content-rows.ts';
import {
  type EventContent,
  findEvent,
  insertEvent,
  toEvents,
  updateEvent,
} from '../db/itinerary/events/events.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { EventRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { AppError, toEventGoneError, toFullError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { factory } from '../http/context.ts';
import { toEventContent } from '../http/event-input.ts';
import { canChooseCohosts, requireCan } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toUndo, toUndoOfRows } from '../serializers/undo.ts';

/** Changes to events by a host; guests read events through the itinerary routes. */
export const eventRoutes = factory
  .createApp()
  .post('/projects/:projectId/events', requireCan('edit-content'), jsonBody(createEventSchema), async (c) => {
    const [project, input] = [c.get('project'), c.req.valid('json')];
    const db = withNotice(c.get('db'), input);
    const idempotencyKey = await readIdempotencyKey(c, `events/${project.projectId}`, input);
    const content = toEventContent(project.timeZone, input);
    const now = Date.now();
    const inserted = await insertEvent(db, project.id, content, idempotencyKey, now);
    if (inserted) return c.json(toSavedEvent(inserted, now), 201);
    const known = await findRowOfRequest(idempotencyKey, (key) =>
      findContentRowByRequest(db, toEvents(project.id), key),
    );
    if (known) return c.json(toSavedEvent({ row: known, seq: null }, now), 201);
    throw await toLimitError(db, project);
  })
  .post(
    '/projects/:projectId/events/restore',
    requireCan('edit-content'),
    jsonBody(restoreRowsSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const ids = [...new Set(c.req.valid('json').ids)];
      const { seq } = await undoDeletions(db, project, 'event', ids, canChooseCohosts(c));
      const restored = await listContentRows(db, toEvents(project.id), ids);
      const undo = toUndo(seq, Date.now());
      return c.json({ success: true as const, events: restored.map(toEvent), undo });
    },
  )
  .put(
    '/projects/:projectId/events/:eventId',
    requireCan('edit-content'),
    jsonBody(updateEventSchema),
    async (c) => {
      const project = c.get('project');
      const id = parseRowId(c.req.param('eventId'));
      const { sequence, ...input } = c.req.valid('json');
      const db = withNotice(c.get('db'), input);
      const content = await toUpdatedContent(db, project, id, input);
      const now = Date.now();
      const updated = await updateEvent(db, project.id, id, content, sequence, now);
      if (updated) return c.json(toSavedEvent(updated, now));
      const current = await findEvent(db, project.id, id);
      throw current ? toConflict(current, toEvent(current)) : toEventGoneError();
    },
  )
  .delete(
    '/projects/:projectId/events/:eventId',
    requireCan('edit-content'),
    jsonBody(noticeSchema),
    async (c) => {
      const [db, now] = [withNotice(c.get('db'), c.req.valid('json')), Date.now()];
      const id = parseRowId(c.req.param('eventId'));
      const { ids, seq } = await deleteContentRows(db, toEvents(c.get('project').id), id, now);
      if (ids.length === 0) throw toEventGoneError();
      return c.json({ success: true as const, undo: toUndoOfRows(ids, seq, now) });
    },
  )
  .delete('/projects/:projectId/events', requireCan('edit-content'), jsonBody(noticeSchema), async (c) => {
    const [db, now] = [withNotice(c.get('db'), c.req.valid('json')), Date.now()];
    const { ids, seq } = await deleteContentRows(db, toEvents(c.get('project').id), undefined, now);
    return c.json({ success: true as const, deleted: ids.length, undo: toUndoOfRows(ids, seq, now) });
  });

const toSavedEvent = ({ row, seq }: Saved<EventRow>, now: number) => ({
  ...toEvent(row),
  undo: toUndo(seq, now),
});

/** Whether guests are notified, and in which words. */
const withNotice = (db: ItineraryDb, { notify = true, note }: NoticeOptions): ItineraryDb =>
  withChange(db, { notify, note: note || null });

/**
 * The new content of an event. Clients that send no time zones or end keep the stored ones: their local times are read
 * in the event's own zones, and the end moves with the start.
 */
async function toUpdatedContent(
  db: ItineraryDb,
  project: ProjectRow,
  id: number,
  input: Omit<z.output<typeof updateEventSchema>, 'sequence'>,
): Promise<EventContent> {
  if (input.timeZone !== undefined && input.endsAt !== undefined && input.endTimeZone !== undefined) {
    return toEventContent(project.timeZone, input);
  }
  const stored = await findEvent(db, project.id, id);
  if (!stored) throw toEventGoneError();
  const { endTimeZone = stored.endTimeZone } = input;
  const zone = input.timeZone === null ? project.timeZone : stored.timeZone;
  const content = toEventContent(zone, { ...input, endTimeZone });
  if (input.endsAt !== undefined || stored.endsAt === null) return content;
  return { ...content, endsAt: content.startsAt + (stored.endsAt - stored.startsAt) };
}

/** Reads the project again, since a refund may have made it a trial in the meantime. */
async function toLimitError(db: ItineraryDb, { projectId }: ProjectRow): Promise<AppError> {
  return (await findProject(db, projectId))?.isPaid
    ? toFullError(`${LIMITS.events} events`)
    : new AppError('TRIAL_LIMIT_REACHED');
}
