import type { PersonalLink } from '../contract/people.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import { type LinkedPerson, readPersonKey } from '../domain/access/invite-keys.ts';
import { formatPersonToken, toPersonalUrl } from '../domain/access/personal-links.ts';
import { AppError } from '../errors.ts';
import type { Settings } from '../services/settings.ts';
import { ensureLinkKey } from './share-link.ts';

/** The link that opens the itinerary as this person, without a code. Throws UNAVAILABLE if secrets are set wrong. */
export async function readPersonalLink(
  db: ItineraryDb,
  settings: Settings,
  project: ProjectRow,
  person: LinkedPerson,
): Promise<string> {
  const key = await ensurePersonKey(db, settings, project, person, 'person');
  return toPersonalUrl(settings.APP_ORIGIN, project.projectId, formatPersonToken(person, key));
}

/** The links of several people, in their order. Throws UNAVAILABLE if secrets are set wrong. */
export async function readPersonalLinks(
  db: ItineraryDb,
  settings: Settings,
  project: ProjectRow,
  people: LinkedPerson[],
): Promise<PersonalLink[]> {
  const linkKeySealed = await ensureLinkKey(db, settings, project);
  return Promise.all(
    people.map(async (person) => ({
      personId: person.id,
      url: await readPersonalLink(db, settings, { ...project, linkKeySealed }, person),
    })),
  );
}

/** The key of a person's link or calendar feed. Creates the project's link key if there is none. */
export async function ensurePersonKey(
  db: ItineraryDb,
  secrets: Secrets,
  project: ProjectRow,
  person: LinkedPerson,
  kind: 'person' | 'person-feed',
): Promise<string> {
  const linkKeySealed = await ensureLinkKey(db, secrets, project);
  const key = await readPersonKey(secrets, { ...project, linkKeySealed }, person, kind);
  if (key === undefined) throw new AppError('UNAVAILABLE');
  return key;
}
