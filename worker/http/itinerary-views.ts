import type { Context } from 'hono';
import { PRIMARY } from '../db/nearby.ts';
import { can } from '../domain/access/capabilities.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { type ItineraryReader, type RequestView, toDataPoint } from '../domain/itinerary/served-view.ts';
import type { AppEnv } from './context.ts';
import type { ReadableItinerary } from './granted-itinerary.ts';
import { readRelease } from './release.ts';

type Served = Pick<ReadableItinerary, 'project' | 'events'> & { viewer: Viewer; isUnchanged?: boolean };

/** Sets the view of this request: the response contains an itinerary. `recordView` writes it later. */
export function setView(c: Context<AppEnv>, { project, viewer, events, isUnchanged }: Served): void {
  setViewBy(c, {
    projectId: project.projectId,
    reader: toReader(viewer),
    personId: viewer.person?.id ?? null,
    revision: computePublicRevision(project),
    events: events.length,
    isUnchanged,
  });
}

type ServedTo = Pick<RequestView, 'projectId' | 'reader' | 'personId' | 'revision' | 'events'> & {
  isUnchanged?: boolean | undefined;
};

/** Like `setView`, for readers without a grant: calendars and assistants. */
export function setViewBy(c: Context<AppEnv>, { isUnchanged, ...served }: ServedTo): void {
  const { source, ageMs } = c.get('answeredBy') ?? PRIMARY;
  c.set('view', { ...served, source: isUnchanged ? '304' : source, ageMs, outcome: 'ok' });
}

/** Sets the view of this request: a browser that has or had access was refused the itinerary. Does nothing for others. */
export function setRefusedView(c: Context<AppEnv>, projectId: string, outcome: string): void {
  const grant = c.get('grants')?.find((held) => held.projectId === projectId);
  if (!grant) return;
  const { person } = grant;
  const byPerson: ItineraryReader = person?.linkVersion === undefined ? 'claimed' : 'linked';
  c.set('view', {
    projectId,
    reader: can(grant.role, 'edit-content') ? 'host' : person ? byPerson : 'shared',
    personId: person?.id ?? null,
    source: 'none',
    ageMs: 0,
    events: 0,
    revision: 0,
    outcome,
  });
}

const READ_PATH = /^\/api\/projects\/([^/]+)\/itinerary$/;

/** Writes the data point of a request that served, or refused, an itinerary. Returns what the log line says about it. */
export function recordView(c: Context<AppEnv>, route: string, ms: number) {
  const [, asked] = READ_PATH.exec(c.req.path) ?? [];
  const failure = c.get('failure');
  if (asked && failure) setRefusedView(c, asked, failure.code);
  const view = c.get('view');
  if (!view) return undefined;
  const requestId = c.get('requestId');
  c.env.VIEWS?.writeDataPoint(toDataPoint({ ...view, release: readRelease(c.env), ms, requestId, route }));
  const { reader, source, ageMs, events, revision, outcome } = view;
  return { reader, source, ageMs, events, revision, outcome };
}

function toReader({ access, person }: Viewer): ItineraryReader {
  if (can(access, 'edit-content')) return 'host';
  if (!person) return 'shared';
  return person.linked ? 'linked' : 'claimed';
}
