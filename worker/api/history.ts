import type { Context } from 'hono';
import { type Restored, restoreChange, restoreTo, undoCall } from '../actions/restore-changes.ts';
import {
  historyQuerySchema,
  type RestoreResult,
  restoreChangeSchema,
  restoreToSchema,
} from '../contract/history.ts';
import { undoSchema } from '../contract/undo.ts';
import { listHistory } from '../db/itinerary/history/history.ts';
import { endPersonConnections } from '../durable-objects/call-live-room.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { canChooseCohosts, requireCan } from '../http/guards.ts';
import { jsonBody, parseRowId, queryParameters } from '../http/validation.ts';
import { toChange } from '../serializers/change.ts';
import { toUndo } from '../serializers/undo.ts';

/** The change log of an itinerary, undoing calls and changes, and going back. */
export const historyRoutes = factory
  .createApp()
  .get(
    '/projects/:projectId/history',
    requireCan('edit-content'),
    queryParameters(historyQuerySchema),
    async (c) => {
      const rows = await listHistory(c.get('db'), c.get('project').id, c.req.valid('query'));
      return c.json(rows.map(toChange));
    },
  )
  .post(
    '/projects/:projectId/history/:seq/restore',
    requireCan('edit-content'),
    jsonBody(restoreChangeSchema),
    async (c) => {
      const [db, project, { force }] = [c.get('db'), c.get('project'), c.req.valid('json')];
      const seq = parseRowId(c.req.param('seq'));
      return c.json(
        finish(c, await restoreChange(db, project, seq, { force, canChooseCohosts: canChooseCohosts(c) })),
      );
    },
  )
  .post(
    '/projects/:projectId/history/restore-to',
    requireCan('edit-content'),
    jsonBody(restoreToSchema),
    async (c) => {
      const [db, project, { force, ...point }] = [c.get('db'), c.get('project'), c.req.valid('json')];
      return c.json(
        finish(c, await restoreTo(db, project, point, { force, canChooseCohosts: canChooseCohosts(c) })),
      );
    },
  )
  .post('/projects/:projectId/undo', requireCan('edit-content'), jsonBody(undoSchema), async (c) => {
    const [db, project, { seq }] = [c.get('db'), c.get('project'), c.req.valid('json')];
    return c.json(finish(c, await undoCall(db, project, seq, canChooseCohosts(c))));
  });

/** Closes the open pages of people whose links have ended, after the response. */
function finish(c: Context<AppEnv>, { restored, removedPeople, seq }: Restored): RestoreResult {
  if (removedPeople.length > 0) {
    c.executionCtx.waitUntil(endPersonConnections(c.env, c.get('project').projectId, removedPeople));
  }
  return { success: true, restored, undo: toUndo(seq, Date.now()) };
}
