import type { Role } from '../../contract/projects.ts';

/** ETag of an itinerary with this public revision. Includes the role, because admins get more fields. */
export const toItineraryEtag = (revision: number, role: Role) => `"${revision}-${role}"`;
