import { readStorage, writeStorage } from './storage.ts';

/** A payment takes minutes; what was chosen earlier needs a new tap. */
const MAX_AGE_MS = 3_600_000;

type Chosen = { ids: number[]; at: number };

const toKey = (projectId: string) => `add_after_paying_${projectId}`;

/** Remembers in this tab which proposals are added once the itinerary is paid; null forgets them. */
export function storeAddedAfterPaying(projectId: string, ids: readonly number[] | null): void {
  writeStorage('sessionStorage', toKey(projectId), ids && JSON.stringify({ ids, at: Date.now() }));
}

/** The proposals that the host paid for to add; empty if there are none. */
export function readAddedAfterPaying(projectId: string): readonly number[] {
  const stored = readStorage('sessionStorage', toKey(projectId));
  if (stored === null) return [];
  const { ids, at } = JSON.parse(stored) as Chosen;
  return Date.now() - at < MAX_AGE_MS ? ids : [];
}
