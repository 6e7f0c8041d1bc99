import { deliverAtOnce } from '../actions/deliver-messages.ts';
import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import { deleteProjectSchema } from '../contract/accounts.ts';
import { within } from '../db/deadlines.ts';
import { claimItineraries, listOwnedItineraries } from '../db/directory/itineraries.ts';
import { deleteProject } from '../db/itinerary/projects/deleted-projects.ts';
import { claimProject, disownProject, reclaimProject } from '../db/itinerary/projects/ownership.ts';
import { listSilentDatabases } from '../db/silent-databases.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { findBindingOfProject } from '../domain/itinerary/slots.ts';
import { AppError, toFieldError } from '../errors.ts';
import { factory, openItineraryOf } from '../http/context.ts';
import { grantAccess, revokeAccess } from '../http/grants.ts';
import { requireCan, requireUser } from '../http/guards.ts';
import { requireNotSuspended } from '../http/suspension.ts';
import { jsonBody } from '../http/validation.ts';
import { toMyProject } from '../serializers/my-project.ts';

const DELIVERY_WAIT_MS = 1_500;

/** The itineraries that the caller owns. */
export const myProjectRoutes = factory
  .createApp()
  .get('/my-projects', requireUser, async (c) => {
    const [directory, user, now] = [c.get('directory'), c.get('user'), Date.now()];
    const claimed = await claimItineraries(directory, user, now);
    // The directory has what the dashboard shows, also of a database that does not answer now.
    if (claimed) await within(deliverAtOnce(c.env, directory, now), DELIVERY_WAIT_MS);
    const rows = await listOwnedItineraries(directory, user.id);
    const toBinding = (projectNumber: number) => findBindingOfProject(projectNumber) ?? '';
    const silent = await listSilentDatabases(
      c.env,
      rows.map(({ projectNumber }) => toBinding(projectNumber)),
    );
    return c.json(rows.map((row) => toMyProject(row, silent.has(toBinding(row.projectNumber)))));
  })
  .post('/projects/:projectId/access-owned', requireUser, async (c) => {
    const projectId = c.req.param('projectId');
    const project =
      openItineraryOf(c, projectId) && (await claimProject(c.get('db'), projectId, c.get('user')));
    // Do not reveal whether another owner's project exists.
    if (!project) throw new AppError('NOT_FOUND');
    await tellDirectoryLater(c.env, project.id);
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
    const projectId = c.req.param('projectId');
    const id = openItineraryOf(c, projectId) && (await reclaimProject(c.get('db'), projectId, c.get('user')));
    if (!id) throw new AppError('NOT_FOUND');
    await tellDirectoryLater(c.env, id);
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
