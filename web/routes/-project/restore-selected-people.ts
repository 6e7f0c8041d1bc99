import { readSelectedPeople, storeSelectedPeople } from '../../lib/storage.ts';
import type { ItinerarySearch } from './search.ts';

/**
 * Remembers the people that the URL selects, which can be shared. Returns those selected last if the URL selects none;
 * undefined if there is nothing to restore.
 */
export function restoreSelectedPeople(projectId: string, { people }: ItinerarySearch): string | undefined {
  if (people) storeSelectedPeople(projectId, people.split(','));
  return people ? undefined : readSelectedPeople(projectId).join(',') || undefined;
}
