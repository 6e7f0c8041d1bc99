import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import { deleteProject as deleteProjectSchema } from '../contract/accounts.ts';
import { deleteProject } from '../db/deleted-projects.ts';
import { listOwnedProjects } from '../db/my-projects.ts';
import { claimProject } from '../db/projects.ts';
import { AppError } from '../errors.ts';
import { grantAccess, requireOwner, requireUser, revokeAccess } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { jsonBody } from '../http/validation.ts';
import { toMyProject } from '../serializers/project.ts';

/** What an account does with the itineraries that it owns. */
export const myProjectRoutes = factory
  .createApp()
  .get('/my-projects', requireUser, async (c) => {
    const rows = await listOwnedProjects(c.get('db'), c.get('user'));
    return c.json(rows.map(toMyProject));
  })
  .post('/projects/:projectId/access-owned', requireUser, async (c) => {
    const project = await claimProject(c.get('db'), c.req.param('projectId'), c.get('user'));
    // Somebody else's is as unknown as one that never was.
    if (!project) throw new AppError('NOT_FOUND');
    await grantAccess(c, project, 'owner');
    return c.json({ success: true as const, project: { projectId: project.projectId, name: project.name } });
  })
  .delete('/projects/:projectId', requireOwner, jsonBody(deleteProjectSchema), async (c) => {
    const { id, projectId, name } = c.get('project');
    const { confirmationName } = c.req.valid('json');
    const named = { id, projectId, name: confirmationName, ownerUserId: c.get('user').id };
    if (confirmationName !== name || !(await deleteProject(c.get('db'), named, Date.now()))) {
      const message = 'Please type the name of the itinerary exactly as it is.';
      throw new AppError('INVALID_INPUT', { message, fields: { confirmationName: message } });
    }
    await revokeAccess(c, projectId);
    c.executionCtx.waitUntil(purgeAfterResponse(c.env));
    return c.json({ success: true as const });
  });
