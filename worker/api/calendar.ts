import type { Context } from 'hono';
import { ensurePersonKey } from '../actions/personal-link.ts';
import { ensureLinkKey } from '../actions/share-link.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { readCalendarFeed, readProjectEvent } from '../db/itinerary/reads/calendar.ts';
import { readNearby } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { sign, verifySignature } from '../domain/access/crypto.ts';
import { isCurrentLink } from '../domain/access/grants.ts';
import { isFeedKey, isPersonKey, type LinkedPerson, readFeedKey } from '../domain/access/invite-keys.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { isAttending, isPersonName, parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { renderIcsEvent, renderIcsFeed } from '../domain/schedule/ics.ts';
import { AppError, toEventGoneError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { requireCan } from '../http/guards.ts';
import { setViewBy } from '../http/itinerary-views.ts';
import { requireFeedRate } from '../http/rate-limits.ts';
import { readReader, toItineraryReader } from '../http/reader.ts';
import { requireNotSuspended } from '../http/suspension.ts';
import { parseRowId } from '../http/validation.ts';
import { inLanguage } from '../messages/in-language.ts';
import type { Settings } from '../services/settings.ts';

const ICS_TYPE = 'text/calendar; charset=utf-8';
/** How long a feed lists a deleted event as canceled, so that subscribed calendars remove it. */
const CANCELED_MS = 30 * 24 * 3_600_000;
/** Part of the ETag. Raise it when the same rows produce a different file. */
const FEED_FORMAT = 2;

/** The subscription URL of an itinerary, and a single event as an .ics file. */
export const calendarRoutes = factory
  .createApp()
  .get('/projects/:projectId/calendar', requireCan('read'), async (c) => {
    const { APP_ORIGIN } = c.get('settings');
    const project = c.get('project');
    const linkKeySealed = await ensureLinkKey(c.get('db'), c.get('settings'), project);
    const feedKey =
      (await readFeedKey(c.get('settings'), { ...project, linkKeySealed })) ??
      (await sign(c.get('settings'), 'calendar', toFeedSubject(project.projectId, project)));
    const { person } = c.get('viewer');
    const row = c.get('person');
    const token = person?.linked && row ? await readPersonToken(c, project, row) : feedKey;
    const feedUrl = `${APP_ORIGIN}/calendar/${project.projectId}-${token}.ics`;
    return c.json({ feedUrl, webcalUrl: feedUrl.replace(/^https?:/, 'webcal:') });
  })
  .get('/projects/:projectId/events/:eventId/calendar.ics', async (c) => {
    const { projectId } = c.req.param();
    const { project, viewer, event } = await readWithAccess(c, projectId, (db, scope) =>
      readProjectEvent(db, scope, parseRowId(c.req.param('eventId'))),
    );
    if (!event) throw toEventGoneError();
    const [pageUrl, reader] = [toPageUrl(c.get('settings'), projectId), readReader(c, { project, viewer })];
    return c.body(
      inLanguage(reader, () => renderIcsEvent(event, pageUrl, project)),
      200,
      {
        'Content-Type': ICS_TYPE,
        'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
      },
    );
  });

/**
 * The calendar feed. Calendar apps send no cookies, so the URL itself grants access: its key is derived from the version
 * of the access code, and changing the code ends existing subscriptions. `?person=` limits the feed to events that person
 * attends, as does the URL of a personal link's holder, which ends with that link and has private events too. Every
 * invalid URL gets the same 404.
 */
export const calendarFeedRoutes = factory.createApp().get('/calendar/:token', async (c) => {
  const feed = parseFeedUrl(c.req.param('token'), c.req.query('person')?.trim() ?? '');
  if (!feed) throw new AppError('NOT_FOUND');

  await requireFeedRate(c, feed.mac);
  const knownEtag = c.req.header('if-none-match')?.replace(/^W\//, '');
  const found = await readSignedFeed(c, feed, parseFeedRevision(knownEtag, feed));
  const { projectId, link } = feed;
  const person = link ? (found.person?.name ?? '') : feed.person;
  const { customTitle, name, timeZone, updatedAt, epoch } = found.project;
  const revision = computePublicRevision(found.project);
  const etag = toFeedEtag(revision, feed);
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, max-age=300');
  c.header('X-Robots-Tag', 'noindex');
  const view = { reader: 'feed' as const, projectId, personId: link?.id ?? null, revision };
  if (knownEtag === etag) {
    setViewBy(c, { ...view, events: 0, isUnchanged: true });
    return c.body(null, 304) as never;
  }

  const title = customTitle ?? name;
  const itinerary = { name: person ? `${title} (${person})` : title, timeZone, updatedAt, epoch };
  const events = person ? found.events.filter((event) => isAttendedBy(event, person)) : found.events;
  setViewBy(c, { ...view, events: events.length });
  const pageUrl = toPageUrl(c.get('settings'), projectId);
  const reader = toItineraryReader(found.project, link ? found.person : undefined);
  c.header('Content-Language', reader.language);
  return c.body(
    inLanguage(reader, () => renderIcsFeed(itinerary, events, pageUrl)),
    200,
    {
      'Content-Type': ICS_TYPE,
    },
  );
});

/** The parts of a feed's URL. `link` is only in the URL of a person with a personal link. */
type FeedUrl = { projectId: string; mac: string; person: string; link?: LinkedPerson };

/** `<project id>-<key>.ics`, or with the person and the link version `<project id>-12.1-<key>.ics`. */
function parseFeedUrl(token: string, person: string): FeedUrl | undefined {
  const [, projectId, id, linkVersion, mac] =
    /^([0-9A-Z]{8})-(?:(\d{1,15})\.(\d{1,15})-)?([\w-]{43})\.ics$/.exec(token) ?? [];
  if (!projectId || !mac || (person !== '' && !isPersonName(person))) return undefined;
  return {
    projectId,
    mac,
    person,
    ...(id && { link: { id: Number(id), linkVersion: Number(linkVersion) } }),
  };
}

async function readPersonToken(
  c: Context<AppEnv>,
  project: ProjectRow,
  person: LinkedPerson,
): Promise<string> {
  const key = await ensurePersonKey(c.get('db'), c.get('settings'), project, person, 'person-feed');
  return `${person.id}.${person.linkVersion}-${key}`;
}

/** Leaves out the events when the caller already has `knownRevision`. Throws NOT_FOUND. */
async function readSignedFeed(c: Context<AppEnv>, feed: FeedUrl, knownRevision: number | undefined) {
  const settings = c.get('settings');
  const since = Date.now() - CANCELED_MS;
  const d1 = findItineraryD1(c.env, feed.projectId);
  if (!d1) throw new AppError('NOT_FOUND');
  const found = await readNearby(
    d1,
    (db) => readCalendarFeed(db, feed.projectId, feed.link, knownRevision, since),
    async (copy) =>
      copy.project !== undefined &&
      computePublicRevision(copy.project) >= (knownRevision ?? 0) &&
      (await isFeedUrl(settings, feed, copy)),
    (answered) => c.set('answeredBy', answered),
  );
  const { project } = found;
  if (project) requireNotSuspended(project);
  if (!(await isFeedUrl(settings, feed, found)) || !project) throw new AppError('NOT_FOUND');
  return { ...found, project };
}

/** Verifies even without a project, so that a missing project takes as long as a wrong token. */
async function isFeedUrl(
  settings: Settings,
  { projectId, mac, link }: FeedUrl,
  { project, person }: { project: ProjectRow | undefined; person: PersonRow | undefined },
): Promise<boolean> {
  if (link) {
    const isRight = await isPersonKey(settings, project, link, mac, 'person-feed');
    return isRight && isCurrentLink(link, person);
  }
  const isOfLinkKey = await isFeedKey(settings, project, mac);
  return (await verifySignature(settings, 'calendar', toFeedSubject(projectId, project), mac)) || isOfLinkKey;
}

/** The revision in an ETag of this feed, or undefined. */
function parseFeedRevision(etag: string | undefined, feed: FeedUrl): number | undefined {
  const revision = Number(/^"\d+-(\d+)-/.exec(etag ?? '')?.[1]);
  return etag === toFeedEtag(revision, feed) ? revision : undefined;
}

const toFeedEtag = (revision: number, { person, link }: FeedUrl) =>
  `"${FEED_FORMAT}-${revision}-${link ? `${link.id}.${link.linkVersion}` : encodeURIComponent(toNameKey(person.toWellFormed()))}"`;

/** False for a deleted event whose content is erased: its attendees are unknown. */
const isAttendedBy = ({ title, attendees }: { title: string; attendees: string }, person: string) =>
  title !== '' && isAttending(parseAttendees(attendees), person);

/** The signed text of a feed's key from before link keys existed, or if the link key cannot be decrypted. */
const toFeedSubject = (projectId: string, project: Pick<ProjectRow, 'accessCodeHash'> | undefined) =>
  `${projectId}/${project?.accessCodeHash ?? ''}`;

const toPageUrl = ({ APP_ORIGIN }: Settings, projectId: string) => `${APP_ORIGIN}/project/${projectId}`;
