import type { Role } from '../../contract/projects.ts';

/**
 * What a version of an itinerary is called on the wire (ETag). The role is part of it: a browser that became an admin
 * must see what admins see.
 */
export const toItineraryEtag = (revision: number, role: Role) => `"${revision}-${role}"`;
