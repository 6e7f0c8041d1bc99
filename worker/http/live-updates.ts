import { findProject } from '../db/itinerary/projects/projects.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { announceProjectChanges } from '../durable-objects/call-live-room.ts';
import { factory } from './context.ts';
import { scheduleNotices } from './schedule-notices.ts';

/**
 * Announces the changes that a request made to a project, after the response: to open pages at once, to subscribers later.
 * Guards leave the project as it was before in `project`. What changes a project without such a request, as a webhook
 * does, calls `announceProjectChanges` itself.
 */
export const announceChanges = factory.createMiddleware(async (c, next) => {
  await next();
  const before = c.get('project');
  if (!before || c.req.method === 'GET' || !c.res.ok) return;
  const findCurrent = () => findProject(c.get('db'), before.projectId);
  c.executionCtx.waitUntil(announceProjectChanges(c.env, before, findCurrent));
  c.executionCtx.waitUntil(scheduleNotices(c, before.id));
  // An owner may open the dashboard next.
  const told = tellDirectoryLater(c.env, before.id);
  if (c.get('user')) await told;
  else c.executionCtx.waitUntil(told);
});
