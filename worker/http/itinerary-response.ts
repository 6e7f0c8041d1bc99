import type { Context } from 'hono';
import { readItinerary } from '../db/itinerary.ts';
import type { ProjectRow } from '../db/schema.ts';
import type { Grant } from '../domain/access/grants.ts';
import { toItineraryTag } from '../domain/schedule/itinerary-etag.ts';
import { AppError } from '../errors.ts';
import { toProject } from '../serializers/project.ts';
import { findRole } from './auth.ts';
import type { AppEnv } from './context.ts';

export type ItineraryText = {
  project: ProjectRow;
  etag: string;
  /** `{project, events, faqs}` as JSON; undefined where the caller holds this version already. */
  json: string | undefined;
};

/**
 * What a guest's page shows, in one round trip to the database, rights included. `sent` is the tag of the version that
 * the caller holds. Throws ACCESS_REQUIRED where the grant opens nothing any more.
 */
export async function readItineraryText(
  c: Context<AppEnv>,
  { projectId, version, role: grantedRole }: Grant,
  sent?: string,
): Promise<ItineraryText> {
  const knownRevision = Number.parseInt(sent?.slice(1) ?? '', 10);
  const reader = { projectId, grantVersion: version };
  const found = await readItinerary(
    c.get('db'),
    sent === toItineraryTag(knownRevision, grantedRole) ? { ...reader, knownRevision } : reader,
  );
  const role = findRole(c, found.project);
  if (!found.project || !role) throw new AppError('ACCESS_REQUIRED');
  const etag = toItineraryTag(found.project.revision, grantedRole);
  if (sent === etag) return { project: found.project, etag, json: undefined };
  const project = JSON.stringify(await toProject(found.project, role, c.get('settings')));
  const json = `{"project":${project},"events":[${found.events.join()}],"faqs":[${found.faqs.join()}]}`;
  return { project: found.project, etag, json };
}
