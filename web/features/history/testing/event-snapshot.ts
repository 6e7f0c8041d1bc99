import type { ChangeSnapshots } from '../../../../worker/contract/history.ts';

/** An event as the change log keeps it. */
export const DINNER: ChangeSnapshots['event'] = {
  title: 'Dinner',
  description: 'At the harbor',
  datetime: '2027-06-12T17:00:00.000Z',
  endsAt: null,
  timeZone: 'Europe/Rome',
  endTimeZone: null,
  location: 'Pier 1',
  attendees: 'Everyone',
  audience: 'everyone',
  vibe: null,
  rsvp: null,
};
