import type { ShareLink } from '../contract/access.ts';
import type { Db } from '../db/client.ts';
import { replaceLinkKey } from '../db/link-keys.ts';
import type { ProjectRow } from '../db/schema.ts';
import { createSealedLinkKey, readInviteKey } from '../domain/access/invite-keys.ts';
import { toShareUrl } from '../domain/access/share-url.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import type { Settings } from '../services/settings.ts';

/** The link to share a project, with its parts. Creates the project's link key if there is none. */
export async function readShareLink(db: Db, settings: Settings, project: ProjectRow): Promise<ShareLink> {
  const { projectId } = project;
  const accessCode = await openCode(settings, project, 'access');
  const inviteKey =
    (await readInviteKey(settings, project)) ?? (await createInviteKey(db, settings, project, accessCode));
  const origin = settings.APP_ORIGIN;
  return {
    url: toShareUrl({ origin, projectId, accessCode, inviteKey }),
    projectUrl: `${origin}/project/${projectId}`,
    accessCode,
    inviteKey,
  };
}

async function createInviteKey(db: Db, settings: Settings, project: ProjectRow, accessCode: string) {
  // While the code cannot be decrypted either, APP_SECRET may just be set wrong; a new key would end all links.
  if (project.linkKeySealed !== null && accessCode === '') return '';
  const created = await createSealedLinkKey(settings, project.projectId);
  const linkKeySealed = await replaceLinkKey(db, project, created);
  return (await readInviteKey(settings, { ...project, linkKeySealed })) ?? '';
}
