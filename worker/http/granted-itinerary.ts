import type { Context } from 'hono';
import type { Role } from '../contract/projects.ts';
import { readItinerary } from '../db/itinerary.ts';
import type { ProjectRow } from '../db/schema.ts';
import type { Grant } from '../domain/access/grants.ts';
import { toItineraryEtag } from '../domain/itinerary/itinerary-etag.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { findGrantedRole } from './grants.ts';

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

/**
 * Reads an itinerary and checks the grant in one database round trip. `sentEtag` is the version that the caller has.
 * Throws ACCESS_REQUIRED if the grant is outdated.
 */
export async function readGrantedItinerary(
  c: Context<AppEnv>,
  { projectId, version, role: grantedRole }: Grant,
  sentEtag?: string,
): Promise<ReadableItinerary> {
  const sentRevision = Number.parseInt(sentEtag?.slice(1) ?? '', 10);
  const reader = { projectId, grantVersion: version };
  const { project, events, faqs } = await readItinerary(
    c.get('db'),
    sentEtag === toItineraryEtag(sentRevision, grantedRole)
      ? { ...reader, knownRevision: sentRevision }
      : reader,
  );
  const role = findGrantedRole(c, project);
  if (!project || !role) throw new AppError('ACCESS_REQUIRED');
  const etag = toItineraryEtag(project.revision, grantedRole);
  return { project, role, etag, isUnchanged: sentEtag === etag, events, faqs };
}
