import type { EnteredItinerary } from '../../../worker/contract/access.ts';
import { deleteOfflineCopy, readOfflineCopy } from '../../lib/offline-copies.ts';
import { storeSelectedPeople } from '../../lib/storage.ts';

/** After a personal link was opened: shows its person's events, and drops an offline copy, which may be another's. */
export async function openAsPerson(
  projectId: string,
  { person }: Pick<EnteredItinerary, 'person'>,
): Promise<void> {
  const copy = await readOfflineCopy(projectId).catch(() => undefined);
  const { project } = JSON.parse(copy?.json ?? '{}');
  if (project?.viewer.person?.id !== person?.id) await deleteOfflineCopy(projectId);
  if (person) storeSelectedPeople(projectId, [person.name]);
}
