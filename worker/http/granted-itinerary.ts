import type { Context } from 'hono';
import type { Role } from '../contract/projects.ts';
import { readItinerary } from '../db/itinerary.ts';
import type { ProjectRow } from '../db/schema.ts';
import type { ReadScope } from '../db/sql-expressions.ts';
import { toItineraryEtag } from '../domain/itinerary/itinerary-etag.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { findGrantedRole, requireGrant } from './grants.ts';

/**
 * Reads rows of a project and checks access in the same database round trip: `read` must select the project, and other
 * rows only within the scope. Throws ACCESS_REQUIRED.
 */
export async function readAsGranted<Found extends { project: ProjectRow | undefined }>(
  c: Context<AppEnv>,
  projectId: string,
  read: (scope: ReadScope) => Promise<Found>,
): Promise<Found & { project: ProjectRow; role: Role }> {
  const { version } = requireGrant(c, projectId);
  const found = await read({ projectId, grantVersion: version });
  const { project } = found;
  const role = findGrantedRole(c, project);
  if (!project || !role) throw new AppError('ACCESS_REQUIRED');
  if (project.grantVersion === version) return { ...found, project, role };
  // The owner's grant is outdated, but not the ownership. The first read selected no rows.
  return { ...(await read({ projectId, grantVersion: project.grantVersion })), project, role };
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
    readAsGranted(c, projectId, (scope) => readItinerary(c.get('db'), { ...scope, knownRevision: known }));
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
