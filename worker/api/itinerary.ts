import type { Context, TypedResponse } from 'hono';
import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import type { Project } from '../contract/projects.ts';
import { readEvents, readFaqs } from '../db/itinerary.ts';
import { findProject } from '../db/projects.ts';
import { AppError } from '../errors.ts';
import { findGrantedRole, requireGrant } from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readItineraryText } from '../http/itinerary-response.ts';
import { toEvent, toFaq, toProject } from '../serializers/project.ts';

/** What a guest's page reads. Each call is one round trip to the database, rights included. */
export const itineraryRoutes = factory
  .createApp()
  .get('/projects/:projectId/itinerary', async (c) => {
    const sent = c.req.header('if-none-match')?.replace(/^W\//, '');
    const found = await readItineraryText(c, requireGrant(c, c.req.param('projectId')), sent);
    c.header('ETag', found.etag);
    if (found.json === undefined) return c.body(null, 304) as never;
    return toJson<Itinerary>(c, found.json);
  })
  .get('/projects/:projectId/events', async (c) => {
    const { projectId, version } = requireGrant(c, c.req.param('projectId'));
    const found = await readEvents(c.get('db'), { projectId, grantVersion: version });
    if (!findGrantedRole(c, found.project)) throw new AppError('ACCESS_REQUIRED');
    return c.json(found.events.map(toEvent));
  })
  .get('/projects/:projectId/faqs', async (c) => {
    const { projectId, version } = requireGrant(c, c.req.param('projectId'));
    const found = await readFaqs(c.get('db'), { projectId, grantVersion: version });
    if (!findGrantedRole(c, found.project)) throw new AppError('ACCESS_REQUIRED');
    return c.json(found.faqs.map(toFaq));
  })
  .get('/projects/:projectId', async (c) => {
    const { projectId } = requireGrant(c, c.req.param('projectId'));
    const project = await findProject(c.get('db'), projectId);
    const role = findGrantedRole(c, project);
    if (!project || !role) throw new AppError('ACCESS_REQUIRED');
    return c.json({ project: await toProject(project, role, c.get('settings')) });
  })
  .get('/current-project', async (c) => {
    const last = c.get('grants').at(-1);
    const project = last && (await findProject(c.get('db'), last.projectId));
    const role = findGrantedRole(c, project);
    if (!project || !role) throw new AppError('ACCESS_REQUIRED');
    return c.json({ project: await toProject(project, role, c.get('settings')) });
  });

type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/** An answer whose text is JSON already; `Body` is what the client finds in it. */
function toJson<Body>(c: Context<AppEnv>, text: string) {
  const answer: Response = c.body(text, 200, { 'Content-Type': 'application/json' });
  return answer as Response & TypedResponse<Body, 200, 'json'>;
}
