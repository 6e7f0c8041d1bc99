import type { Context } from 'hono';
import { createItineraryDb } from '../db/client.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { isSuspended } from '../db/itinerary/projects/suspension.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { type Access, can } from '../domain/access/capabilities.ts';
import { AppError, toAppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';

type Suspension = Pick<ProjectRow, 'suspendedAt' | 'suspendedReason'>;

/**
 * Throws SUSPENDED if the operator has taken the itinerary down. Only hosts are told why; `access` is undefined for callers
 * without any.
 */
export function requireNotSuspended(project: Suspension, access?: Access): void {
  if (project.suspendedAt === null) return;
  if (!access || !can(access, 'edit-content')) throw new AppError('SUSPENDED');
  const reason = project.suspendedReason ?? '';
  throw new AppError('SUSPENDED', {
    reason,
    message: `We took this itinerary down. Reason: ${reason} You can still export it.`,
  });
}

/** Like `requireNotSuspended`, for a project that was not read. */
export async function requireNotSuspendedId(c: Context<AppEnv>, projectId: string): Promise<void> {
  const d1 = findItineraryD1(c.env, projectId);
  if (d1 && (await isSuspended(createItineraryDb(d1), projectId))) throw new AppError('SUSPENDED');
}

/**
 * Answers SUSPENDED instead of any other refusal, so that a caller without access learns it too. Reads nothing for
 * requests that succeed: their guards know; nor of a database that does not answer.
 */
export const refuseSuspended = factory.createMiddleware(async (c, next) => {
  await next();
  const { error } = c;
  if (!error || ['SUSPENDED', 'UNAVAILABLE'].includes(toAppError(error).code)) return;
  const projectId = /^\/(?:api\/projects|my-data)\/([^/]+)/.exec(c.req.path)?.[1] ?? '';
  await requireNotSuspendedId(c, projectId.toUpperCase());
});
