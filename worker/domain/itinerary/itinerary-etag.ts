import type { Project } from '../../contract/projects.ts';

/**
 * ETag of an itinerary with this public revision. Includes the reader: admins get more fields, and who came by a personal
 * link gets private events.
 */
export const toItineraryEtag = (revision: number, { role, person }: Project['viewer']) =>
  `"${revision}-${role}${person ? `-${person.id}${person.linked ? 'l' : ''}` : ''}"`;
