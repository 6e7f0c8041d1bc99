import { useMemo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { listPeople, toNameKey } from '../../../worker/domain/schedule/attendees.ts';

/**
 * Returns the itinerary's attendees with the reader, and those selected in the URL. Unknown names are ignored, so an old
 * link does not show an empty page.
 */
export function useSelectedPeople(
  events: readonly Event[],
  fromUrl: string | undefined,
  reader: string | undefined,
) {
  const people = useMemo(
    () => listPeople(reader === undefined ? events : [...events, { attendees: reader }]),
    [events, reader],
  );
  const selected = useMemo(() => {
    const wanted = new Set((fromUrl ?? '').split(',').map(toNameKey));
    return people.filter((name) => wanted.has(toNameKey(name)));
  }, [people, fromUrl]);
  return { people, selected };
}
