import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { MIN_REVISION_HEADER, REVISION_PARAMETER } from '../contract/live.ts';
import { MAX_COPY_AGE_MS } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

const toCookieName = (projectId: string) => `__Host-seen-${projectId}`;

/**
 * The highest public revision of a project that this browser has seen or heard of, 0 if unknown: older copies of the
 * database must not answer it. `etagRevision` is that of a conditional request.
 */
export function findSeenRevision(c: Context<AppEnv>, projectId: string, etagRevision = 0): number {
  const cookie = getCookie(c, toCookieName(projectId));
  const sent = [c.req.header(MIN_REVISION_HEADER), c.req.query(REVISION_PARAMETER), cookie];
  const revisions = sent.map(Number).filter((revision) => revision > 0);
  return Math.max(etagRevision, ...revisions);
}

/**
 * Remembers the revision in this browser, also for the next navigation, while a copy of the database may be older.
 * After that any copy that is used has it.
 */
export function rememberRevision(
  c: Context<AppEnv>,
  project: Pick<ProjectRow, 'projectId' | 'epoch' | 'revision' | 'updatedAt'>,
): void {
  if (project.updatedAt < Date.now() - MAX_COPY_AGE_MS) return;
  const revision = String(computePublicRevision(project));
  setCookie(c, toCookieName(project.projectId), revision, { ...COOKIE, maxAge: MAX_COPY_AGE_MS / 1000 });
}
