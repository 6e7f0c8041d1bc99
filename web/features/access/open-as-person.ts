import type { EnteredItinerary } from '../../../worker/contract/access.ts';

import { deleteOfflineCopy, readOfflineCopy } from '../../lib/offline-copies.ts';
import { forgetStoredRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { storeSelectedPeople } from '../../lib/storage.ts';

/** After a personal link was opened: shows its person's events, and drops what may be another's: offline copy and answers. */
export async function openAsPerson(
  projectId: string,
  { person }: Pick<EnteredItinerary, 'person'>,
): Promise<void> {
  forgetStoredRsvps(projectId, person?.id);
  const copy = await readOfflineCopy(projectId).catch(() => undefined);
  const { project } = JSON.parse(copy?.json ?? '{}');
  if (project?.viewer.person?.id !== person?.id) await deleteOfflineCopy(projectId);
  if (person) storeSelectedPeople(projectId, [person.name]);
}
