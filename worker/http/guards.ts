import type { Context } from 'hono';
import type { ErrorCode } from '../contract/errors.ts';
import type { Role } from '../contract/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { isAtLeast } from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import { setChangeAuthor } from './change-author.ts';
import { type AppEnv, factory } from './context.ts';
import { findCaller, findProjectAndPerson, toViewer } from './grants.ts';
import { findUser } from './sessions.ts';

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

const requireRole = (required: Role, refusal: ErrorCode) =>
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
    if (!isAtLeast(caller.role, required)) throw new AppError(refusal);
    c.set('project', project);
    c.set('role', caller.role);
    const viewer = toViewer(c, projectId, caller);
    c.set('viewer', viewer);
    setChangeAuthor(c, project, viewer);
    await next();
  });

/**
 * Guards for routes with `:projectId`. They set `project`, `role` and `viewer`, and the author of changes, or throw
 * ACCESS_REQUIRED or their own code.
 */
export const requireViewer = requireRole('viewer', 'ACCESS_REQUIRED');
export const requireAdmin = requireRole('admin', 'ADMIN_REQUIRED');
export const requireOwner = requireRole('owner', 'OWNER_REQUIRED');

/** After a guard: throws ADMIN_REQUIRED for co-hosts, who must not change codes, roles or each other's links. */
export function requireNoCohost(c: Context<AppEnv>): void {
  if (c.get('viewer').isCohost)
    throw new AppError('ADMIN_REQUIRED', { message: 'Only the host can do this.' });
}

/**
 * Requires that the signed-in user may edit a project, as its owner or by an admin grant, on routes without
 * `:projectId`. Sets `project`, so that changes are announced, and logs them as from an email. Throws ADMIN_REQUIRED,
 * also if the project does not exist.
 */
export async function requireEditableProject(c: Context<AppEnv>, projectId: string): Promise<ProjectRow> {
  const project = await findProjectAndPerson(c, projectId);
  const caller = findCaller(c, project);
  if (!project || !caller || !isAtLeast(caller.role, 'admin')) throw new AppError('ADMIN_REQUIRED');
  c.set('project', project);
  setChangeAuthor(c, project, toViewer(c, projectId, caller), 'email');
  return project;
}
