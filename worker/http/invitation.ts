import type { Context } from 'hono';
import { PROJECT_ID_LENGTH } from '../contract/codes.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { selectNearbyProject } from '../db/itinerary/projects/projects.ts';
import { readNearby } from '../db/nearby.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { findTitleFontFile } from '../domain/appearance/title-font-file.ts';
import type { LookColumns } from '../domain/page/invitation-look.ts';
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

/** Link previews show the cover of `look` as an image. `titleFontFile`: see `findTitleFontFile`. */
type Invitation = { preview: ProjectPreview; look: LookColumns; titleFontFile: string | undefined } & Pick<
  ProjectRow,
  'language'
>;

/**
 * What anyone who knows a project's id may see; null for an unknown id, which counts. Throws RATE_LIMITED after too many
 * unknown ids, or SUSPENDED.
 */
export async function findInvitation(c: Context<AppEnv>, idText: string): Promise<Invitation | null> {
  const projectId = normalizeProjectId(idText);
  if (projectId.length !== PROJECT_ID_LENGTH) return null;
  const d1 = findItineraryD1(c.env, projectId);
  const [[[project]]] = await Promise.all([
    d1
      ? readNearby(
          d1,
          (db) => db.batch([selectNearbyProject(db, projectId)]),
          ([rows]) => rows.length > 0,
        )
      : ([[]] as const),
    requireFewUnknownIds(c),
  ]);
  if (project) {
    requireNotSuspended(project);
    const { name, ownerName, language, look, customColors, titleFont, selectedFont } = project;
    return {
      preview: { name, ownerName },
      language,
      look: { look, customColors, titleFont, selectedFont },
      titleFontFile: findTitleFontFile(project),
    };
  }
  await countUnknownId(c, projectId);
  return null;
}
