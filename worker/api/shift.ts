import { previewShift, shiftEvents } from '../actions/shift-events.ts';
import { type PlannedShift, type Shifted, shiftSchema } from '../contract/shift.ts';
import type { EventRow } from '../db/schema/itinerary/itineraries.ts';
import { toConflict } from '../http/conflicts.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { jsonBody } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toUndo } from '../serializers/undo.ts';

const toEventConflict = (event: EventRow) => toConflict(event, toEvent(event));

/** Moving an event and those after it. */
export const shiftRoutes = factory
  .createApp()
  .post('/projects/:projectId/shift', requireCan('edit-content'), jsonBody(shiftSchema), async (c) => {
    const [db, project, request] = [c.get('db'), c.get('project'), c.req.valid('json')];
    if (request.dryRun) {
      return c.json<PlannedShift | Shifted>(await previewShift(db, project, request, toEventConflict));
    }
    const idempotencyKey = await readIdempotencyKey(c, `shift/${project.projectId}`, request);
    const { at, ...shifted } = await shiftEvents(db, project, request, idempotencyKey, toEventConflict);
    return c.json<PlannedShift | Shifted>({ ...shifted, undo: toUndo(shifted.seq, at) });
  });
