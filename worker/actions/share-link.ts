import type { ShareLink } from '../contract/access.ts';
import type { ItineraryDb } from '../db/client.ts';
import { replaceLinkKey } from '../db/itinerary/projects/link-keys.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import { createSealedLinkKey, readInviteKey } from '../domain/access/invite-keys.ts';
import { toShareUrl } from '../domain/access/share-url.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import type { Settings } from '../services/settings.ts';

/** The link to share a project, with its parts. Creates the project's link key if there is none. */
export async function readShareLink(
  db: ItineraryDb,
  settings: Settings,
  project: ProjectRow,
): Promise<ShareLink> {
  const { projectId } = project;
  const accessCode = await openCode(settings, project, 'access');
  const linkKeySealed = await ensureLinkKey(db, settings, project);
  const inviteKey = (await readInviteKey(settings, { ...project, linkKeySealed })) ?? '';
  const origin = settings.APP_ORIGIN;
  return {
    url: toShareUrl({ origin, projectId, accessCode, inviteKey }),
    projectUrl: `${origin}/project/${projectId}`,
    accessCode,
    inviteKey,
  };
}

/** The project's encrypted link key. Creates one if there is none, or none that can be decrypted. */
export async function ensureLinkKey(
  db: ItineraryDb,
  secrets: Secrets,
  project: ProjectRow,
): Promise<string | null> {
  const { linkKeySealed, projectId } = project;
  if ((await readInviteKey(secrets, project)) !== undefined) return linkKeySealed;
  // While the code cannot be decrypted either, APP_SECRET may just be set wrong; a new key would end all links.
  if (linkKeySealed !== null && (await openCode(secrets, project, 'access')) === '') return linkKeySealed;
  return replaceLinkKey(db, project, await createSealedLinkKey(secrets, projectId));
}
