import type { Context } from 'hono';
import type { ItineraryBody } from '../contract/access.ts';
import { AS_OF_HEADER } from '../contract/live.ts';
import type { Project } from '../contract/projects.ts';
import { readProjectEvents, readProjectFaqs } from '../db/itinerary/reads/itinerary.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readGrantedItinerary, readWithAccess } from '../http/granted-itinerary.ts';
import { checkSession, findCaller, findProjectAndPerson, requireGrant, toViewer } from '../http/grants.ts';
import { setView } from '../http/itinerary-views.ts';
import { toJsonResponse } from '../http/json-response.ts';
import { giveLivePass } from '../http/live-pass.ts';
import { requireNotSuspended } from '../http/suspension.ts';
import { toEvent } from '../serializers/event.ts';
import { toFaq } from '../serializers/faq.ts';
import { renderItineraryJson } from '../serializers/itinerary.ts';
import { toProject } from '../serializers/project.ts';

/** What a guest's page loads. Each request costs one round trip to the database, access check included. */
export const itineraryRoutes = factory
  .createApp()
  .get('/projects/:projectId/itinerary', async (c) => {
    const knownEtag = c.req.header('if-none-match')?.replace(/^W\//, '');
    const found = await readGrantedItinerary(c, c.req.param('projectId'), knownEtag);
    c.header('ETag', found.etag);
    setView(c, found);
    await giveLivePass(c, found.project, found.viewer);
    if (found.asOf !== undefined) c.header(AS_OF_HEADER, String(found.asOf));
    if (found.isUnchanged) return c.body(null, 304) as never;
    return toJsonResponse<ItineraryBody>(c, await renderItineraryJson(found, c.get('settings')));
  })
  .get('/projects/:projectId/events', async (c) => {
    const { events } = await readWithAccess(c, c.req.param('projectId'), readProjectEvents);
    return c.json(events.map(toEvent));
  })
  .get('/projects/:projectId/faqs', async (c) => {
    const { faqs } = await readWithAccess(c, c.req.param('projectId'), readProjectFaqs);
    return c.json(faqs.map(toFaq));
  })
  .get('/projects/:projectId', async (c) => {
    const { projectId } = requireGrant(c, c.req.param('projectId'));
    return c.json({ project: await readProject(c, projectId) });
  })
  .get('/current-project', async (c) => {
    const { projectId = '' } = c.get('grants').at(-1) ?? {};
    return c.json({ project: await readProject(c, projectId) });
  });

/** Throws ACCESS_REQUIRED without a current grant. */
async function readProject(c: Context<AppEnv>, projectId: string): Promise<Project> {
  const [project] = await Promise.all([
    projectId ? findProjectAndPerson(c, projectId) : undefined,
    checkSession(c),
  ]);
  const caller = findCaller(c, project);
  if (!project || !caller) throw new AppError('ACCESS_REQUIRED');
  requireNotSuspended(project, caller.access);
  return toProject(project, toViewer(c, projectId, caller), c.get('settings'));
}
