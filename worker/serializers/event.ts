import type { Event } from '../contract/events.ts';
import type { EventRow } from '../db/schema/itinerary/itineraries.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import { toIso } from '../domain/time/iso.ts';

/** The body of an event: what its hosts edit, with its identity and version. */
export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    ...toEventFields(row),
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}
