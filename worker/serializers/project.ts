import type { CreatedProject, Project } from '../contract/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can } from '../domain/access/capabilities.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { toRsvpSettings } from '../domain/itinerary/rsvp-settings.ts';
import { toIso } from '../domain/time/iso.ts';

/** A project for one reader. Viewers and co-hosts get neither the admin code nor the owner's email. */
export async function toProject(row: ProjectRow, viewer: Viewer, secrets: Secrets): Promise<Project> {
  // Fields are listed one by one so that a new column is not exposed by accident.
  return {
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    ownerName: row.ownerName,
    groupSize: row.groupSize,
    accessCode: await openCode(secrets, row, 'access'),
    isPaid: row.isPaid,
    createdAt: toIso(row.createdAt),
    timeZone: row.timeZone,
    place: row.place,
    language: row.language,
    contactPhone: row.contactPhone,
    contactName: row.contactName,
    look: row.look,
    customTitle: row.customTitle,
    customColors: row.customColors,
    selectedFont: row.selectedFont,
    titleFont: row.titleFont,
    selectedBackground: row.selectedBackground,
    customBackgroundColor: row.customBackgroundColor,
    showCountdown: row.showCountdown,
    showCreatorName: row.showCreatorName,
    headerImage: row.headerImages[0] ?? null,
    headerImages: row.headerImages,
    customLinks: row.customLinks,
    titleChangesUsed: row.titleChangesUsed,
    revision: computePublicRevision(row),
    viewer: { role: viewer.role, person: viewer.person },
    rsvp: toRsvpSettings(row),
    ...(can(viewer.access, 'see-codes') && {
      adminCode: await openCode(secrets, row, 'admin'),
      ownerEmail: row.ownerEmail,
    }),
  };
}

/** A new project for the person who created it, with both codes. */
export async function toCreatedProject(row: ProjectRow, secrets: Secrets): Promise<CreatedProject> {
  return {
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    accessCode: await openCode(secrets, row, 'access'),
    adminCode: await openCode(secrets, row, 'admin'),
    ownerEmail: row.ownerEmail,
    redirectUrl: `/project/${row.projectId}`,
  };
}
