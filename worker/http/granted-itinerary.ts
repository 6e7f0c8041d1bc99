import type { Context } from 'hono';
import type { Role } from '../contract/projects.ts';
import type { Db } from '../db/client.ts';
import { readItinerary } from '../db/itinerary.ts';
import { readNearby } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema.ts';
import type { ReadScope } from '../db/sql-expressions.ts';
import { toItineraryEtag } from '../domain/itinerary/itinerary-etag.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { checkSession, findGrantedRole, requireGrant } from './grants.ts';
import { findSeenRevision, rememberRevision } from './seen-revision.ts';

/**
 * Reads rows of a project and checks access in the same database round trip: `read` must select the project, and other
 * rows only within the scope, in one batch. Guests are answered by the nearest copy of the database: one that has not
 * heard of a changed code has not heard of anything written after it either. Whatever it refuses, and whatever is older
 * than `etagRevision` or another revision that the browser has seen, is read from the primary. Throws ACCESS_REQUIRED.
 */
export async function readAsGranted<Found extends { project: ProjectRow | undefined }>(
  c: Context<AppEnv>,
  projectId: string,
  read: (db: Db, scope: ReadScope) => Promise<Found>,
  etagRevision?: number,
): Promise<Found & { project: ProjectRow; role: Role }> {
  const { version, role: grantedRole } = requireGrant(c, projectId);
  const [found] = await Promise.all([
    grantedRole === 'viewer' ? readNearest() : readFrom(c.get('db'), version),
    checkSession(c),
  ]);
  const { project } = found;
  const role = findGrantedRole(c, project);
  if (!project || !role) throw new AppError('ACCESS_REQUIRED');
  rememberRevision(c, project);
  if (project.grantVersion === version) return { ...found, project, role };
  // The owner's grant is outdated, but not the ownership. The first read selected no rows.
  return { ...(await readFrom(c.get('db'), project.grantVersion)), project, role };

  function readFrom(db: Db, grantVersion: number): Promise<Found> {
    return read(db, { projectId, grantVersion });
  }

  function readNearest(): Promise<Found> {
    const seen = findSeenRevision(c, projectId, etagRevision);
    return readNearby(
      c.env.DB,
      (db) => readFrom(db, version),
      (copy) => copy.project?.grantVersion === version && computePublicRevision(copy.project) >= seen,
    );
  }
}

export type ReadableItinerary = {
  project: ProjectRow;
  role: Role;
  etag: string;
  /** True if `sentEtag` is current; then `events` and `faqs` are empty. */
  isUnchanged: boolean;
  /** JSON texts. */
  events: string[];
  faqs: string[];
};

/** Reads an itinerary. `sentEtag` is the version that the caller has. Throws ACCESS_REQUIRED. */
export async function readGrantedItinerary(
  c: Context<AppEnv>,
  projectId: string,
  sentEtag?: string,
): Promise<ReadableItinerary> {
  const [, revision, sentRole] = /^"(\d+)-(\w+)"$/.exec(sentEtag ?? '') ?? [];
  const knownRevision = sentRole === requireGrant(c, projectId).role ? Number(revision) : undefined;
  const read = (known?: number) =>
    readAsGranted(
      c,
      projectId,
      (db, scope) => readItinerary(db, { ...scope, knownRevision: known }),
      Number(revision ?? 0),
    );
  const found = await read(knownRevision);
  const foundRevision = computePublicRevision(found.project);
  const etag = toItineraryEtag(foundRevision, found.role);
  const isUnchanged = sentEtag === etag;
  // The revision is known, but from when the caller had another role.
  const isLeftOut = !isUnchanged && foundRevision === knownRevision;
  const { project, role, events, faqs } = isLeftOut ? await read() : found;
  return {
    project,
    role,
    etag: toItineraryEtag(computePublicRevision(project), role),
    isUnchanged,
    events,
    faqs,
  };
}
