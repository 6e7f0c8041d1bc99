import type { Person } from '../../../worker/contract/people.ts';
import type { LinkCard } from './link-cards.tsx';
import { fetchPersonLink } from './queries.ts';

/** Requests at a time: as many as browsers send over one HTTP/1.1 host. */
const PARALLEL = 6;

/** Loads the links of all people, in their order. Calls `onProgress` with the number loaded. Throws ApiError. */
export async function loadLinkCards(
  projectId: string,
  people: readonly Pick<Person, 'id' | 'name'>[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<LinkCard[]> {
  const cards: LinkCard[] = [];
  const waiting = [...people.entries()];
  let loaded = 0;
  async function work() {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [at, { id, name }] = next;
      cards[at] = { name, url: (await fetchPersonLink(projectId, id)).url };
      loaded += 1;
      if (!signal.aborted) onProgress(loaded);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return cards;
}
