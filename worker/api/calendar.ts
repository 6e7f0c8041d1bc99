import { readEvent, readFeed } from '../db/calendar.ts';
import type { ProjectRow } from '../db/schema.ts';
import { isSigned, sign } from '../domain/access/crypto.ts';
import { isAttending, isPersonName, parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { renderEvent, renderFeed } from '../domain/schedule/ics.ts';
import { AppError } from '../errors.ts';
import { findGrantedRole, requireGrant, requireViewer } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { parseRowId } from '../http/validation.ts';
import type { Settings } from '../services/settings.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
/** How long a feed says that a deleted event is off; who has not looked by then no longer looks. */
const CANCELLED_MS = 30 * 24 * 3_600_000;
/** Part of the feed's tag, to be raised when the same rows make another file. */
const FORMAT = 1;

/** Where a calendar program finds the itinerary, and one event as a file. */
export const calendarRoutes = factory
  .createApp()
  .get('/projects/:projectId/calendar', requireViewer, async (c) => {
    const settings = c.get('settings');
    const project = c.get('project');
    const mac = await sign(settings.APP_SECRET, 'calendar', nameFeed(project.projectId, project));
    const feedUrl = `${settings.APP_ORIGIN}/calendar/${project.projectId}-${mac}.ics`;
    return c.json({ feedUrl, webcalUrl: feedUrl.replace(/^https?:/, 'webcal:') });
  })
  .get('/projects/:projectId/events/:eventId/calendar.ics', async (c) => {
    const { projectId, version } = requireGrant(c, c.req.param('projectId'));
    const reader = { projectId, grantVersion: version };
    const { project, event } = await readEvent(c.get('db'), reader, parseRowId(c.req.param('eventId')));
    if (!findGrantedRole(c, project)) throw new AppError('ACCESS_REQUIRED');
    if (!event) throw new AppError('NOT_FOUND', { message: 'This event no longer exists.' });
    return c.body(renderEvent(event, toPageUrl(c.get('settings'), projectId)), 200, {
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
    });
  });

/**
 * The feed, for whoever knows its address: a calendar program holds no cookie. The address names the project
 * and proves its access code without telling it, so a changed code ends the feeds that knew the old one.
 * `person` leaves what that person attends. Anything else is 404, in the same words.
 */
export const calendarFeedRoutes = factory.createApp().get('/calendar/:token', async (c) => {
  const [, projectId, mac] = /^([0-9A-Z]{8})-([\w-]{43})\.ics$/.exec(c.req.param('token')) ?? [];
  const person = c.req.query('person')?.trim() ?? '';
  if (!projectId || !mac || (person !== '' && !isPersonName(person))) throw new AppError('NOT_FOUND');

  const settings = c.get('settings');
  const toEtag = (revision: number) =>
    `"${FORMAT}-${revision}-${encodeURIComponent(toNameKey(person.toWellFormed()))}"`;
  const sent = c.req.header('if-none-match')?.replace(/^W\//, '');
  const revision = Number(/^"\d+-(\d+)-/.exec(sent ?? '')?.[1]);
  const knownRevision = sent === toEtag(revision) ? revision : undefined;
  const found = await readFeed(c.get('db'), projectId, knownRevision, Date.now() - CANCELLED_MS);
  // Without a project the same work is done, so that one that is missing takes as long as a wrong token.
  const ours = await isSigned(settings.APP_SECRET, 'calendar', nameFeed(projectId, found.project), mac);
  if (!found.project || !ours) throw new AppError('NOT_FOUND');

  const { customTitle, name, timeZone, updatedAt } = found.project;
  const heading = customTitle ?? name;
  const etag = toEtag(found.project.revision);
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, max-age=300');
  c.header('X-Robots-Tag', 'noindex');
  if (sent === etag) return c.body(null, 304) as never;
  // Of an event whose words are gone nobody can say who attended.
  const events = person
    ? found.events.filter(
        ({ title, attendees }) => title !== '' && isAttending(parseAttendees(attendees), person),
      )
    : found.events;
  const itinerary = { name: person ? `${heading} (${person})` : heading, timeZone, updatedAt };
  return c.body(renderFeed(itinerary, events, toPageUrl(settings, projectId)), 200, {
    'Content-Type': CALENDAR_TYPE,
  });
});

const nameFeed = (projectId: string, project: Pick<ProjectRow, 'accessCodeHash'> | undefined) =>
  `${projectId}/${project?.accessCodeHash ?? ''}`;

const toPageUrl = ({ APP_ORIGIN }: Settings, projectId: string) => `${APP_ORIGIN}/project/${projectId}`;
