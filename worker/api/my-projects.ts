import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import { deleteProjectSchema } from '../contract/accounts.ts';
import { disownProject, reclaimProject } from '../db/directory/accounts/disowned-projects.ts';
import { listOwnedProjects } from '../db/directory/accounts/my-projects.ts';
import { deleteProject } from '../db/itinerary/projects/deleted-projects.ts';
import { claimProject } from '../db/itinerary/projects/projects.ts';
import { AppError, toFieldError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { grantAccess, revokeAccess } from '../http/grants.ts';
import { requireCan, requireUser } from '../http/guards.ts';
import { requireNotSuspended } from '../http/suspension.ts';
import { jsonBody } from '../http/validation.ts';
import { toMyProject } from '../serializers/my-project.ts';

/** The itineraries that the caller owns. */
export const myProjectRoutes = factory
  .createApp()
  .get('/my-projects', requireUser, async (c) => {
    const rows = await listOwnedProjects(c.get('db'), c.get('user'));
    return c.json(rows.map(toMyProject));
  })
  .post('/projects/:projectId/access-owned', requireUser, async (c) => {
    const project = await claimProject(c.get('db'), c.req.param('projectId'), c.get('user'));
    // Do not reveal whether another owner's project exists.
    if (!project) throw new AppError('NOT_FOUND');
    requireNotSuspended(project, 'owner');
    await grantAccess(c, project, 'owner');
    return c.json({ success: true as const, project: { projectId: project.projectId, name: project.name } });
  })
  .post('/projects/:projectId/disown', requireCan('disown'), async (c) => {
    const { id, projectId } = c.get('project');
    await disownProject(c.get('db'), { id, ownerUserId: c.get('user').id }, Date.now());
    await revokeAccess(c, projectId);
    return c.json({ success: true as const });
  })
  .post('/projects/:projectId/reclaim', requireUser, async (c) => {
    if (!(await reclaimProject(c.get('db'), c.req.param('projectId'), c.get('user')))) {
      throw new AppError('NOT_FOUND');
    }
    return c.json({ success: true as const });
  })
  .delete('/projects/:projectId', requireCan('delete'), jsonBody(deleteProjectSchema), async (c) => {
    const { id, projectId, name } = c.get('project');
    const { confirmationName } = c.req.valid('json');
    const target = { id, projectId, name: confirmationName, ownerUserId: c.get('user').id };
    if (confirmationName !== name || !(await deleteProject(c.get('db'), target, Date.now()))) {
      throw toFieldError('confirmationName', 'Enter the itinerary name exactly as shown.');
    }
    await revokeAccess(c, projectId);
    c.executionCtx.waitUntil(purgeAfterResponse(c.env));
    return c.json({ success: true as const });
  });
