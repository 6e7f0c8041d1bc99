import type { Context } from 'hono';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { type Access, type Capability, can } from '../domain/access/capabilities.ts';
import { AppError } from '../errors.ts';
import { setChangeAuthor } from './change-author.ts';
import { type AppEnv, factory } from './context.ts';
import { findCaller, findProjectAndPerson, toViewer } from './grants.ts';
import { findUser } from './sessions.ts';
import { requireNotSuspended } from './suspension.ts';

/** Sets `user`. Throws SIGN_IN_REQUIRED. */
export const requireUser = factory.createMiddleware(async (c, next) => {
  if (!(await findUser(c))) throw new AppError('SIGN_IN_REQUIRED');
  await next();
});

/** `requireUser` for what an unverified email does not open. Throws SIGN_IN_REQUIRED or EMAIL_UNVERIFIED. */
export const requireVerifiedEmail = factory.createMiddleware(async (c, next) => {
  const user = await findUser(c);
  if (!user) throw new AppError('SIGN_IN_REQUIRED');
  if (!user.emailVerified) throw new AppError('EMAIL_UNVERIFIED');
  await next();
});

/**
 * The guard of routes with `:projectId`. Sets `project` and `viewer`, and the author of changes. Throws ACCESS_REQUIRED, or
 * `toRefusal` if the caller's access does not allow it, or SUSPENDED unless `whileSuspended`.
 */
export const requireCan = (capability: Capability, { whileSuspended = false } = {}) =>
  factory.createMiddleware(async (c, next) => {
    const projectId = c.req.param('projectId') ?? '';
    const session = findUser(c);
    // Callers with neither a grant nor a session cost no project lookup.
    if (!c.get('grants').some((held) => held.projectId === projectId) && !(await session)) {
      throw new AppError('ACCESS_REQUIRED');
    }
    const [project] = await Promise.all([findProjectAndPerson(c, projectId), session]);
    const caller = findCaller(c, project);
    if (!project || !caller) throw new AppError('ACCESS_REQUIRED');
    if (!whileSuspended) requireNotSuspended(project, caller.access);
    const viewer = toViewer(c, projectId, caller);
    c.set('viewer', viewer);
    requireCapability(c, capability);
    c.set('project', project);
    setChangeAuthor(c, project, viewer);
    await next();
  });

/** After a guard, for what only some requests of a route need. Throws `toRefusal`. */
export function requireCapability(c: Context<AppEnv>, capability: Capability): void {
  const { access } = c.get('viewer');
  if (!can(access, capability)) throw toRefusal(access, capability);
}

/** True if the caller may add, change and remove co-hosts. */
export const canChooseCohosts = (c: Context<AppEnv>): boolean =>
  can(c.get('viewer').access, 'choose-cohosts');

/** OWNER_REQUIRED or ADMIN_REQUIRED, which says more to co-hosts. */
function toRefusal(access: Access, capability: Capability): AppError {
  if (!can('admin', capability)) return new AppError('OWNER_REQUIRED');
  const message = can(access, 'edit-content') ? { message: 'Only the host can do this.' } : {};
  return new AppError('ADMIN_REQUIRED', message);
}

/**
 * Requires that the signed-in user may edit a project, as its owner or by an admin grant, on routes without
 * `:projectId`. Sets `project`, so that changes are announced, and logs them as from an email. Throws ADMIN_REQUIRED,
 * also if the project does not exist.
 */
export async function requireEditableProject(c: Context<AppEnv>, projectId: string): Promise<ProjectRow> {
  const project = await findProjectAndPerson(c, projectId);
  const caller = findCaller(c, project);
  if (!project || !caller || !can(caller.access, 'edit-content')) throw new AppError('ADMIN_REQUIRED');
  requireNotSuspended(project, caller.access);
  c.set('project', project);
  setChangeAuthor(c, project, toViewer(c, projectId, caller), 'email');
  return project;
}
