import type { Audience } from '../../contract/events.ts';
import type { EventFieldName } from './event-fields.ts';

/** The names of the fields, wherever one is named beside its value. */
export const EVENT_LABELS: Record<EventFieldName, string> = {
  title: 'Title',
  description: 'Description',
  datetime: 'Starts',
  endsAt: 'Ends',
  timeZone: 'Time zone',
  endTimeZone: 'Arrival time zone',
  location: 'Location',
  attendees: 'Guests',
  audience: 'Who sees this',
  rsvp: 'RSVP',
  vibe: 'Vibe',
  pinned: 'Fixed time',
};

export const AUDIENCE_LABELS: Record<Audience, string> = {
  everyone: 'Everyone',
  attendees: 'Only its guests',
};
