import type { Context } from 'hono';
import { PROJECT_ID_LENGTH } from '../contract/limits.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectPreview } from '../domain/page/page-head.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { countUnknownId, RATE, requireNotEnumerating, requireRate } from './rate-limits.ts';

/** Ids are read from paper and typed on phones. What is longer than any stays so, but not by much. */
export function normalizeProjectId(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .slice(0, 4 * PROJECT_ID_LENGTH);
}

/** The same. Throws ACCESS_REQUIRED for a text that can be none. */
function requireProjectId(text: string): string {
  const id = normalizeProjectId(text);
  if (id.length !== PROJECT_ID_LENGTH) throw new AppError('ACCESS_REQUIRED');
  return id;
}

/**
 * What anyone who knows an itinerary's id may know of it. Every way to ask passes here and is counted: throws
 * RATE_LIMITED for who asks too much or for too many ids that are none, ACCESS_REQUIRED for an id that is none.
 */
export async function readInvitation(c: Context<AppEnv>, idText: string): Promise<ProjectPreview> {
  const projectId = requireProjectId(idText);
  const [project] = await Promise.all([
    findProject(c.get('db'), projectId),
    requireRate(c, `address:${c.get('ip')}`, RATE.preview),
    requireNotEnumerating(c),
  ]);
  if (!project) {
    await countUnknownId(c, projectId);
    throw new AppError('ACCESS_REQUIRED');
  }
  return { name: project.name, ownerName: project.ownerName };
}
