import type { Event } from '../../worker/contract/events.ts';
import { isAttending, parseAttendees } from '../../worker/domain/schedule/attendees.ts';

/** The events that a guest receives: `name` is that of a personal link, undefined with the shared link. */
export const listVisibleEvents = (events: readonly Event[], name: string | undefined): Event[] =>
  events.filter(
    ({ attendees, audience }) =>
      audience !== 'attendees' || (name !== undefined && isAttending(parseAttendees(attendees), name)),
  );
