import { findProject } from '../db/itinerary/projects/projects.ts';
import { keepProject } from '../db/itinerary/projects/unused-projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { createActionToken, isActionToken, parseActionToken } from '../domain/access/action-tokens.ts';
import type { Settings } from '../services/settings.ts';
import type { ActionContext } from './action-context.ts';

/** The token of the link that keeps an itinerary whose end was announced at this time. */
export const createKeepToken = (settings: Settings, projectId: string, warnedAt: number): Promise<string> =>
  createActionToken(settings, { kind: 'keep', projectId, subject: String(warnedAt) });

/** The project that the link keeps; undefined if it was deleted. */
export async function findByKeepToken(
  { db, settings }: ActionContext,
  token: string,
): Promise<ProjectRow | undefined> {
  const parsed = parseActionToken(token);
  if (!parsed) return undefined;
  const { projectId, subject, signature } = parsed;
  const isOurs = await isActionToken(settings, { kind: 'keep', projectId, subject }, signature);
  return isOurs ? findProject(db, projectId) : undefined;
}

/** False if it was deleted. */
export async function keepByToken(context: ActionContext, token: string): Promise<boolean> {
  const project = await findByKeepToken(context, token);
  if (project) await keepProject(context.db, project.id, context.now);
  return project !== undefined;
}
