import type { Context, TypedResponse } from 'hono';
import { findRole, requireGrant } from '../auth.ts';
import { type AppEnv, factory } from '../context.ts';
import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import type { Project } from '../contract/projects.ts';
import { readEvents, readFaqs, readItinerary } from '../db/itinerary.ts';
import { findProject } from '../db/projects.ts';
import { AppError } from '../errors.ts';
import { toEvent, toFaq, toProject } from '../wire.ts';

/** What a guest's page reads. Each call is one round trip to the database, rights included. */
export const itinerary = factory
  .createApp()
  .get('/projects/:projectId/itinerary', async (c) => {
    const { projectId, version, role: grantedRole } = requireGrant(c, c.req.param('projectId'));
    // The role is part of the tag: a browser that became an admin must see what admins see.
    const toEtag = (revision: number) => `"${revision}-${grantedRole}"`;
    const sent = c.req.header('if-none-match')?.replace(/^W\//, '');
    const knownRevision = Number.parseInt(sent?.slice(1) ?? '', 10);
    const reader = { projectId, grantVersion: version };
    const found = await readItinerary(
      c.get('db'),
      sent === toEtag(knownRevision) ? { ...reader, knownRevision } : reader,
    );
    const role = findRole(c, found.project);
    if (!found.project || !role) throw new AppError('ACCESS_REQUIRED');
    const etag = toEtag(found.project.revision);
    c.header('ETag', etag);
    if (sent === etag) return c.body(null, 304) as never;
    const project = JSON.stringify(await toProject(found.project, role, c.get('settings')));
    return toJson<Itinerary>(
      c,
      `{"project":${project},"events":[${found.events.join()}],"faqs":[${found.faqs.join()}]}`,
    );
  })
  .get('/projects/:projectId/events', async (c) => {
    const { projectId, version } = requireGrant(c, c.req.param('projectId'));
    const found = await readEvents(c.get('db'), { projectId, grantVersion: version });
    if (!findRole(c, found.project)) throw new AppError('ACCESS_REQUIRED');
    return c.json(found.events.map(toEvent));
  })
  .get('/projects/:projectId/faqs', async (c) => {
    const { projectId, version } = requireGrant(c, c.req.param('projectId'));
    const found = await readFaqs(c.get('db'), { projectId, grantVersion: version });
    if (!findRole(c, found.project)) throw new AppError('ACCESS_REQUIRED');
    return c.json(found.faqs.map(toFaq));
  })
  .get('/projects/:projectId', async (c) => {
    const { projectId } = requireGrant(c, c.req.param('projectId'));
    const project = await findProject(c.get('db'), projectId);
    const role = findRole(c, project);
    if (!project || !role) throw new AppError('ACCESS_REQUIRED');
    return c.json({ project: await toProject(project, role, c.get('settings')) });
  })
  .get('/current-project', async (c) => {
    const last = c.get('grants').at(-1);
    const project = last && (await findProject(c.get('db'), last.projectId));
    const role = findRole(c, project);
    if (!project || !role) throw new AppError('ACCESS_REQUIRED');
    return c.json({ project: await toProject(project, role, c.get('settings')) });
  });

type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/** An answer whose text is JSON already; `Body` is what the client finds in it. */
function toJson<Body>(c: Context<AppEnv>, text: string) {
  const answer: Response = c.body(text, 200, { 'Content-Type': 'application/json' });
  return answer as Response & TypedResponse<Body, 200, 'json'>;
}
