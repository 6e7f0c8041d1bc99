import type { Context } from 'hono';
import { PROJECT_ID_LENGTH } from '../contract/limits.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectPreview } from '../domain/page/page-head.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { countUnknownId, requirePreviewRate } from './rate-limits.ts';

/** Ids may be typed by hand. Cuts long input, but to a length that no id has. */
export function normalizeProjectId(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .slice(0, 4 * PROJECT_ID_LENGTH);
}

/** Throws ACCESS_REQUIRED if the text cannot be an id. */
function requireProjectId(text: string): string {
  const id = normalizeProjectId(text);
  if (id.length !== PROJECT_ID_LENGTH) throw new AppError('ACCESS_REQUIRED');
  return id;
}

/**
 * What anyone who knows a project's id may see. Every lookup counts: throws RATE_LIMITED after too many, or too many of
 * unknown ids, and ACCESS_REQUIRED for an unknown id.
 */
export async function readInvitation(c: Context<AppEnv>, idText: string): Promise<ProjectPreview> {
  const projectId = requireProjectId(idText);
  const [project] = await Promise.all([findProject(c.get('db'), projectId), requirePreviewRate(c)]);
  if (!project) {
    await countUnknownId(c, projectId);
    throw new AppError('ACCESS_REQUIRED');
  }
  return { name: project.name, ownerName: project.ownerName };
}
