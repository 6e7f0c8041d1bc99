import type { Event } from '../../../worker/contract/events.ts';
import { renderIcsEvent } from '../../../worker/domain/schedule/ics.ts';
import { saveBlob } from '../../lib/save-file.ts';

/** Downloads an event of the example itinerary, which no server stores, as an .ics file. */
export function saveExampleEvent(event: Event, pageUrl: string): void {
  const file = renderIcsEvent(
    {
      ...event,
      // Stored events have positive ids, and calendars replace an event by its id.
      id: -event.id,
      startsAt: Date.parse(event.datetime),
      endsAt: event.endsAt === null ? null : Date.parse(event.endsAt),
      createdAt: Date.parse(event.createdAt),
      updatedAt: Date.parse(event.updatedAt),
      deletedAt: null,
    },
    pageUrl,
    { epoch: 0 },
  );
  saveBlob(new Blob([file], { type: 'text/calendar' }), `event-${event.id}.ics`);
}
