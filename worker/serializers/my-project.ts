import type { MyProject } from '../contract/accounts.ts';
import type { OwnedItinerary } from '../db/directory/itineraries.ts';
import { toProjectId } from '../domain/itinerary/project-number.ts';
import { toIso } from '../domain/time/iso.ts';

/** A project on its owner's dashboard. `isUnavailable`: its database does not answer now. */
export const toMyProject = (
  { projectNumber, summary }: OwnedItinerary,
  isUnavailable: boolean,
): MyProject => ({
  projectId: toProjectId(projectNumber),
  id: projectNumber,
  ...summary,
  createdAt: toIso(summary.createdAt),
  isUnavailable,
});
