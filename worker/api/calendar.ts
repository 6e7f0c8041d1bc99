import type { Context } from 'hono';
import { ensureLinkKey } from '../actions/share-link.ts';
import { readCalendarFeed, readProjectEvent } from '../db/calendar.ts';
import { readNearby } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema.ts';
import { sign, verifySignature } from '../domain/access/crypto.ts';
import { isFeedKey, readFeedKey } from '../domain/access/invite-keys.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { isAttending, isPersonName, parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { renderIcsEvent, renderIcsFeed } from '../domain/schedule/ics.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readAsGranted } from '../http/granted-itinerary.ts';
import { requireViewer } from '../http/guards.ts';
import { RATE, requireBudget } from '../http/rate-limits.ts';
import { parseRowId } from '../http/validation.ts';
import type { Settings } from '../services/settings.ts';

const ICS_TYPE = 'text/calendar; charset=utf-8';
/** How long a feed lists a deleted event as canceled, so that subscribed calendars remove it. */
const CANCELED_MS = 30 * 24 * 3_600_000;
/** Part of the ETag. Raise it when the same rows produce a different file. */
const FEED_FORMAT = 1;

/** The subscription URL of an itinerary, and a single event as an .ics file. */
export const calendarRoutes = factory
  .createApp()
  .get('/projects/:projectId/calendar', requireViewer, async (c) => {
    const { APP_ORIGIN } = c.get('settings');
    const project = c.get('project');
    const linkKeySealed = await ensureLinkKey(c.get('db'), c.get('settings'), project);
    const feedKey =
      (await readFeedKey(c.get('settings'), { ...project, linkKeySealed })) ??
      (await sign(c.get('settings'), 'calendar', toFeedSubject(project.projectId, project)));
    const feedUrl = `${APP_ORIGIN}/calendar/${project.projectId}-${feedKey}.ics`;
    return c.json({ feedUrl, webcalUrl: feedUrl.replace(/^https?:/, 'webcal:') });
  })
  .get('/projects/:projectId/events/:eventId/calendar.ics', async (c) => {
    const { projectId } = c.req.param();
    const { project, event } = await readAsGranted(c, projectId, (db, scope) =>
      readProjectEvent(db, scope, parseRowId(c.req.param('eventId'))),
    );
    if (!event) throw new AppError('NOT_FOUND', { message: 'This event no longer exists.' });
    return c.body(renderIcsEvent(event, toPageUrl(c.get('settings'), projectId), project), 200, {
      'Content-Type': ICS_TYPE,
      'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
    });
  });

/**
 * The calendar feed. Calendar apps send no cookies, so the URL itself grants access: its key is derived from the version
 * of the access code, and changing the code ends existing subscriptions. `?person=` limits the feed to events that person
 * attends. Every invalid URL gets the same 404.
 */
export const calendarFeedRoutes = factory.createApp().get('/calendar/:token', async (c) => {
  const [, projectId, mac] = /^([0-9A-Z]{8})-([\w-]{43})\.ics$/.exec(c.req.param('token')) ?? [];
  const person = c.req.query('person')?.trim() ?? '';
  if (!projectId || !mac || (person !== '' && !isPersonName(person))) throw new AppError('NOT_FOUND');

  await requireBudget(c, [RATE.calendarFeeds], { visitors: [mac] });
  const knownEtag = c.req.header('if-none-match')?.replace(/^W\//, '');
  const found = await readSignedFeed(c, projectId, mac, parseFeedRevision(knownEtag, person));
  const { customTitle, name, timeZone, updatedAt, epoch } = found.project;
  const etag = toFeedEtag(computePublicRevision(found.project), person);
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, max-age=300');
  c.header('X-Robots-Tag', 'noindex');
  if (knownEtag === etag) return c.body(null, 304) as never;

  const title = customTitle ?? name;
  const itinerary = { name: person ? `${title} (${person})` : title, timeZone, updatedAt, epoch };
  const events = person ? found.events.filter((event) => isAttendedBy(event, person)) : found.events;
  return c.body(renderIcsFeed(itinerary, events, toPageUrl(c.get('settings'), projectId)), 200, {
    'Content-Type': ICS_TYPE,
  });
});

/** Leaves out the events when the caller already has `knownRevision`. Throws NOT_FOUND. */
async function readSignedFeed(
  c: Context<AppEnv>,
  projectId: string,
  mac: string,
  knownRevision: number | undefined,
) {
  const settings = c.get('settings');
  const since = Date.now() - CANCELED_MS;
  const { project, events } = await readNearby(
    c.env.DB,
    (db) => readCalendarFeed(db, projectId, knownRevision, since),
    async (copy) =>
      copy.project !== undefined &&
      computePublicRevision(copy.project) >= (knownRevision ?? 0) &&
      (await isFeedUrl(settings, projectId, copy.project, mac)),
  );
  if (!(await isFeedUrl(settings, projectId, project, mac)) || !project) throw new AppError('NOT_FOUND');
  return { project, events };
}

/** Verifies even without a project, so that a missing project takes as long as a wrong token. */
async function isFeedUrl(
  settings: Settings,
  projectId: string,
  project: ProjectRow | undefined,
  mac: string,
): Promise<boolean> {
  const isOfLinkKey = await isFeedKey(settings, project, mac);
  return (await verifySignature(settings, 'calendar', toFeedSubject(projectId, project), mac)) || isOfLinkKey;
}

/** The revision in an ETag of this feed, or undefined. */
function parseFeedRevision(etag: string | undefined, person: string): number | undefined {
  const revision = Number(/^"\d+-(\d+)-/.exec(etag ?? '')?.[1]);
  return etag === toFeedEtag(revision, person) ? revision : undefined;
}

const toFeedEtag = (revision: number, person: string) =>
  `"${FEED_FORMAT}-${revision}-${encodeURIComponent(toNameKey(person.toWellFormed()))}"`;

/** False for a deleted event whose content is erased: its attendees are unknown. */
const isAttendedBy = ({ title, attendees }: { title: string; attendees: string }, person: string) =>
  title !== '' && isAttending(parseAttendees(attendees), person);

/** What the key of a feed covers that is from before there were link keys, or whose link key cannot be decrypted. */
const toFeedSubject = (projectId: string, project: Pick<ProjectRow, 'accessCodeHash'> | undefined) =>
  `${projectId}/${project?.accessCodeHash ?? ''}`;

const toPageUrl = ({ APP_ORIGIN }: Settings, projectId: string) => `${APP_ORIGIN}/project/${projectId}`;
