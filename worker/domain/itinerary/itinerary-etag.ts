import type { Project } from '../../contract/projects.ts';

/**
 * ETag of an itinerary with this public revision, for the reader of `project`: hosts get the admin code, which co-hosts do
 * not, and who came by a personal link gets private events.
 */
export function toItineraryEtag(
  revision: number,
  { viewer: { role, person }, adminCode }: Pick<Project, 'viewer' | 'adminCode'>,
): string {
  const reader = adminCode === undefined ? role : `${role}-code`;
  return `"${revision}-${reader}${person ? `-${person.id}${person.linked ? 'l' : ''}` : ''}"`;
}
