import type { Context } from 'hono';
import type { ItineraryDb } from '../db/client.ts';
import { isVisitDue, recordVisit } from '../db/itinerary/people/claims.ts';
import { isOpeningDue, recordOpened } from '../db/itinerary/projects/unused-projects.ts';
import { readItinerary } from '../db/itinerary/reads/itinerary.ts';
import { type AnsweredBy, PRIMARY, readNearby } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import type { ReadScope } from '../db/sql-expressions.ts';
import { can, isGivenBy } from '../domain/access/capabilities.ts';
import { isCurrentLink, type Viewer } from '../domain/access/grants.ts';
import { toItineraryEtag } from '../domain/itinerary/itinerary-etag.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { readNow } from '../domain/time/clock.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, requireItineraryOf } from './context.ts';
import { checkSession, findCaller, requireGrant, toViewer } from './grants.ts';
import { findSeenRevision, rememberRevision } from './seen-revision.ts';
import { requireNotSuspended } from './suspension.ts';

/**
 * Reads rows of a project and checks access in the same database round trip: `read` must select the project and the
 * scope's person, and other rows only within the scope, in one batch. Guests are answered by the nearest copy of the
 * database: one that has not heard of a changed code has not heard of anything written after it either. Whatever it
 * refuses, and whatever is older than `etagRevision` or another revision that the browser has seen, is read from the
 * primary, as is what changes without a revision: `isNearby` false. Throws ACCESS_REQUIRED.
 */
export async function readWithAccess<Found extends FoundProject>(
  c: Context<AppEnv>,
  projectId: string,
  read: (db: ItineraryDb, scope: ReadScope) => Promise<Found>,
  { etagRevision, isNearby = true }: { etagRevision?: number; isNearby?: boolean } = {},
): Promise<Found & { project: ProjectRow; viewer: Viewer }> {
  const { version, role: grantedRole, person: granted } = requireGrant(c, projectId);
  const [d1, mayBeHost] = [requireItineraryOf(c, projectId), can(grantedRole, 'see-private')];
  const scope: ReadScope = {
    projectId,
    grantVersion: version,
    isHost: mayBeHost,
    personId: granted?.id ?? null,
    linkVersion: granted?.linkVersion ?? null,
  };
  const [found] = await Promise.all([
    isNearby && !mayBeHost ? readNearest(d1) : read(c.get('db'), scope),
    checkSession(c),
  ]);
  const { project } = found;
  c.set('person', found.person);
  const caller = findCaller(c, project);
  if (!project || !caller) throw new AppError('ACCESS_REQUIRED');
  requireNotSuspended(project, caller.access);
  rememberRevision(c, project);
  const viewer = toViewer(c, projectId, caller);
  recordVisits(c, project, viewer, found.person);
  // What the database was asked for: the owner's grant may be outdated or a viewer's, but not the ownership, and an admin
  // may have become a viewer.
  const isHost = can(caller.access, 'see-private');
  const isAsAsked = isHost === scope.isHost || (isHost && isGivenBy(caller.access, 'link'));
  if (isAsAsked && isCurrent(found)) return { ...found, project, viewer };
  const asked = { ...scope, grantVersion: project.grantVersion, isHost };
  c.set('answeredBy', PRIMARY);
  return { ...(await read(c.get('db'), asked)), project, viewer };

  function isCurrent({ project, person }: FoundProject) {
    return project?.grantVersion === version || isCurrentLink(granted, person);
  }

  function readNearest(database: D1Database): Promise<Found> {
    const seen = findSeenRevision(c, projectId, etagRevision);
    return readNearby(
      database,
      (db) => read(db, scope),
      (copy) =>
        copy.project !== undefined &&
        isCurrent(copy) &&
        isPersonKnown(copy) &&
        computePublicRevision(copy.project) >= seen,
      (answered) => c.set('answeredBy', answered),
    );
  }

  /** False if the copy has not heard of the guest, or of the guest's link. */
  function isPersonKnown({ person }: FoundProject) {
    if (granted?.linkVersion === undefined) return granted === undefined || person !== undefined;
    return isCurrentLink(granted, person);
  }
}

/** After the response. */
function recordVisits(
  c: Context<AppEnv>,
  project: ProjectRow,
  { person }: Viewer,
  row: PersonRow | undefined,
): void {
  const now = readNow(c.env);
  if (isOpeningDue(project, now)) c.executionCtx.waitUntil(recordOpened(c.get('db'), project, now));
  if (!row || !person || person.linked || !isVisitDue(row, now)) return;
  c.executionCtx.waitUntil(recordVisit(c.get('db'), row, now));
}

type FoundProject = { project: ProjectRow | undefined; person: PersonRow | undefined };

export type ReadableItinerary = {
  project: ProjectRow;
  viewer: Viewer;
  etag: string;
  /** True if `sentEtag` is current; then `events` and `faqs` are empty. */
  isUnchanged: boolean;
  /** JSON texts. */
  events: string[];
  faqs: string[];
  newsSeq: number | null;
  signUps: (number | null)[];
  papers: (number | null)[];
  /** As in `ItineraryBody`. */
  asOf: number | undefined;
};

/** Reads an itinerary. `sentEtag` is the version that the caller has. Throws ACCESS_REQUIRED. */
export async function readGrantedItinerary(
  c: Context<AppEnv>,
  projectId: string,
  sentEtag?: string,
): Promise<ReadableItinerary> {
  const [, revision] = /^"(\d+)-[\w-]+"$/.exec(sentEtag ?? '') ?? [];
  const knownRevision = revision === undefined ? undefined : Number(revision);
  const read = (known?: number) =>
    readWithAccess(c, projectId, (db, scope) => readItinerary(db, { ...scope, knownRevision: known }), {
      etagRevision: knownRevision ?? 0,
    });
  const found = await read(knownRevision);
  const foundRevision = computePublicRevision(found.project);
  const etag = toItineraryEtag(foundRevision, toReader(found.viewer));
  const isUnchanged = sentEtag === etag;
  // The revision is known, but from when the caller was somebody else.
  const isLeftOut = !isUnchanged && foundRevision === knownRevision;
  const { project, viewer, events, faqs, newsSeq, signUps, papers } = isLeftOut ? await read() : found;
  return {
    project,
    viewer,
    etag: toItineraryEtag(computePublicRevision(project), toReader(viewer)),
    isUnchanged,
    events,
    faqs,
    newsSeq,
    signUps,
    papers,
    asOf: computeAsOf(c.get('answeredBy')),
  };
}

const computeAsOf = ({ isOld, ageMs }: AnsweredBy = PRIMARY): number | undefined =>
  isOld ? Date.now() - ageMs : undefined;

/** The fields of the viewer's project body that its ETag depends on. */
const toReader = (viewer: Viewer) => ({
  viewer,
  ...(can(viewer.access, 'see-codes') && { adminCode: '' }),
});
