import { useMemo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { listPeople, toNameKey } from '../../../worker/domain/schedule/attendees.ts';

/**
 * The people of an itinerary and those of them that the address selects, in the itinerary's spelling. Names that no
 * event knows any more select nothing, so that an old link cannot empty the page.
 */
export function useSelectedPeople(events: readonly Event[], fromAddress: string | undefined) {
  const people = useMemo(() => listPeople(events), [events]);
  const selected = useMemo(() => {
    const asked = new Set((fromAddress ?? '').split(',').map(toNameKey));
    return people.filter((name) => asked.has(toNameKey(name)));
  }, [people, fromAddress]);
  return { people, selected };
}
