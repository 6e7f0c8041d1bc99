import type { RenewedAccess } from '../contract/people.ts';
import { listIntakeAddresses } from '../db/inbox/intake-addresses.ts';
import { forgetLinkReads, listReadLinks } from '../db/itinerary/people/link-reads.ts';
import { renewLinks } from '../db/itinerary/people/people.ts';
import { updateProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { generateAccessCode } from '../domain/access/codes.ts';
import { toAccessCodeColumns } from '../domain/access/stored-codes.ts';
import { AppError } from '../errors.ts';
import type { ActionContext } from './action-context.ts';
import { renewIntakeAddress } from './intake-address.ts';

const NOTHING: RenewedAccess = { links: 0, intakeAddress: false, accessCode: false };

/**
 * Renews what a co-host who leaves could read: the personal links that were opened in the list, the access code and the
 * address for emails, also on a trial. `person`: the row before the co-host left. Returns the updated project and the people
 * whose old links ended.
 */
export async function renewSeenAccess(
  { db, settings, now }: ActionContext,
  project: ProjectRow,
  person: PersonRow,
): Promise<{ renewed: RenewedAccess; project: ProjectRow; ended: PersonRow[] }> {
  const ids = await listReadLinks(db, person.id);
  if (person.role !== 'cohost' && ids.length === 0) return { renewed: NOTHING, project, ended: [] };
  const ended = await renewLinks(db, project.id, ids, now);
  const owner = { projectId: project.id };
  const hasAddress = (await listIntakeAddresses(db, owner, now)).length > 0;
  if (hasAddress) await renewIntakeAddress(db, settings, owner, now);
  const code = generateAccessCode(project.name, project.projectId);
  const change = await toAccessCodeColumns(settings, project.projectId, code);
  const updated = await updateProject(db, project, change, { unchanged: [], onTrial: true }, now);
  if (!updated) throw new AppError('ACCESS_REQUIRED');
  await forgetLinkReads(db, person.id);
  return {
    renewed: { links: ended.length, intakeAddress: hasAddress, accessCode: true },
    project: updated,
    ended,
  };
}
