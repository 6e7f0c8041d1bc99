import type { Context } from 'hono';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, openItineraryOf } from './context.ts';
import { findInvitation } from './invitation.ts';
import { RATE, requireAddressRate, requireRate } from './rate-limits.ts';

/**
 * The itinerary that a report is about; counts the report. Throws ACCESS_REQUIRED for an unknown id, SUSPENDED and
 * RATE_LIMITED.
 */
export async function requireReportable(
  c: Context<AppEnv>,
  projectId: string,
  email: string | undefined,
): Promise<ProjectRow> {
  const isKnown = await findInvitation(c, projectId);
  const project =
    isKnown && openItineraryOf(c, projectId) ? await findProject(c.get('db'), projectId) : undefined;
  if (!project) throw new AppError('ACCESS_REQUIRED');
  await requireAddressRate(c, RATE.reports);
  if (email) await requireRate(c, `mailbox:${normalizeMailbox(email)}`, RATE.reportsByMailbox);
  return project;
}
