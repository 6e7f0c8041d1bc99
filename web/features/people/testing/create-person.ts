import type { Person } from '../../../../worker/contract/people.ts';

/** A guest as the API returns one. */
export const createPerson = (id: number, name: string, more: Partial<Person> = {}): Person => ({
  id,
  name,
  role: 'guest',
  eventCount: 2,
  linkOpenedOn: null,
  rsvp: null,
  linkRequestedAt: null,
  linkRequest: null,
  isHidden: false,
  language: null,
  isUninvited: false,
  warning: null,
  sequence: 5,
  ...more,
});
