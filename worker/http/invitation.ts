import type { Context } from 'hono';
import { PROJECT_ID_LENGTH } from '../contract/codes.ts';
import { selectNearbyProject } from '../db/itinerary/projects/projects.ts';
import { readNearby } from '../db/nearby.ts';
import type { CoverChoice } from '../domain/appearance/cover-url.ts';
import { findTitleFontFile } from '../domain/appearance/title-font-file.ts';
import type { ProjectPreview } from '../domain/page/page-head.ts';
import type { AppEnv } from './context.ts';
import { countUnknownId, requireFewUnknownIds } from './rate-limits.ts';
import { requireNotSuspended } from './suspension.ts';

/** Ids may be typed by hand. Cuts long input, but to a length that no id has. */
export function normalizeProjectId(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .slice(0, 4 * PROJECT_ID_LENGTH);
}

/** `cover` is shown in link previews, as an image. `titleFont`: see `findTitleFontFile`. */
type Invitation = { preview: ProjectPreview; cover: CoverChoice; titleFont: string | undefined };

/**
 * What anyone who knows a project's id may see; null for an unknown id, which counts. Throws RATE_LIMITED after too many
 * unknown ids, or SUSPENDED.
 */
export async function findInvitation(c: Context<AppEnv>, idText: string): Promise<Invitation | null> {
  const projectId = normalizeProjectId(idText);
  if (projectId.length !== PROJECT_ID_LENGTH) return null;
  const [[[project]]] = await Promise.all([
    readNearby(
      c.env.DB,
      (db) => db.batch([selectNearbyProject(db, projectId)]),
      ([rows]) => rows.length > 0,
    ),
    requireFewUnknownIds(c),
  ]);
  if (project) {
    requireNotSuspended(project);
    const { name, ownerName, look, customColors } = project;
    const titleFont = findTitleFontFile(project);
    return { preview: { name, ownerName }, cover: { look, customColors }, titleFont };
  }
  await countUnknownId(c, projectId);
  return null;
}
