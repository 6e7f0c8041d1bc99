import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ErrorCode } from '../contract/errors.ts';
import type { Role } from '../contract/projects.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { isSigned, randomToken, sign } from '../domain/access/crypto.ts';
import {
  formatGrants,
  type Grant,
  isAtLeast,
  parseGrants,
  withGrant,
  withoutGrant,
} from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';
import { COOKIE } from './cookies.ts';
import { findUser } from './sessions.ts';

const GRANTS = '__Host-grants';
const VISITOR = '__Host-visitor';
/** A year of guests coming back; a changed code ends a grant earlier. Browsers allow 400 days. */
const MAX_AGE_S = 365 * 24 * 3600;

/** Reads the grants cookie. A cookie that we did not sign is no cookie. */
export const readGrants = factory.createMiddleware(async (c, next) => {
  const [text = '', signature = ''] = (getCookie(c, GRANTS) ?? '').split('!');
  const ours = text !== '' && (await isSigned(c.get('settings').APP_SECRET, 'grants', text, signature));
  c.set('grants', ours ? parseGrants(text) : []);
  await next();
});

/**
 * An owner's grant is worth what the session is that it was given to: without one that lives, also after
 * "sign out everywhere" in another browser, it opens nothing. Costs a query only where there is such a grant.
 */
export const checkOwnerGrants = factory.createMiddleware(async (c, next) => {
  const isOwner = c.get('grants').some(({ role }) => role === 'owner');
  if (isOwner && !(await findUser(c))) await dropOwnerGrants(c);
  await next();
});

/** Takes away what this browser may open by its account. */
export async function dropOwnerGrants(c: Context<AppEnv>) {
  const rest = c.get('grants').filter(({ role }) => role !== 'owner');
  if (rest.length < c.get('grants').length) await writeGrants(c, rest);
}

async function writeGrants(c: Context<AppEnv>, grants: Grant[]) {
  c.set('grants', grants);
  if (grants.length === 0) return void deleteCookie(c, GRANTS, COOKIE);
  const text = formatGrants(grants);
  const signature = await sign(c.get('settings').APP_SECRET, 'grants', text);
  setCookie(c, GRANTS, `${text}!${signature}`, { ...COOKIE, maxAge: MAX_AGE_S });
}

/** Lets this browser open the project. A stronger right it already holds (of this version) is kept. */
export async function grantAccess(
  c: Context<AppEnv>,
  project: Pick<ProjectRow, 'projectId' | 'grantVersion'>,
  role: Role,
) {
  const held = c.get('grants').find((grant) => grant.projectId === project.projectId);
  const keeps = held && held.version === project.grantVersion && isAtLeast(held.role, role);
  const grant = {
    projectId: project.projectId,
    role: keeps ? held.role : role,
    version: project.grantVersion,
  };
  await writeGrants(c, withGrant(c.get('grants'), grant));
}

/** Takes this browser's right to open the project away. */
export async function revokeAccess(c: Context<AppEnv>, projectId: string) {
  await writeGrants(c, withoutGrant(c.get('grants'), projectId));
}

/** The role that this browser's grant gives on a stored project, or undefined. */
export function findRole(
  c: Context<AppEnv>,
  project: Pick<ProjectRow, 'projectId' | 'grantVersion'> | undefined,
): Role | undefined {
  return c
    .get('grants')
    .find((grant) => grant.projectId === project?.projectId && grant.version === project.grantVersion)?.role;
}

/** The browser's grant for this id, of whatever version. Throws ACCESS_REQUIRED where there is none. */
export function requireGrant(c: Context<AppEnv>, projectId: string): Grant {
  const grant = c.get('grants').find((held) => held.projectId === projectId);
  if (!grant) throw new AppError('ACCESS_REQUIRED');
  return grant;
}

/** Passes for whoever is signed in and leaves `user`. Throws SIGN_IN_REQUIRED. */
export const requireUser = factory.createMiddleware(async (c, next) => {
  if (!(await findUser(c))) throw new AppError('SIGN_IN_REQUIRED');
  await next();
});

const requireRole = (needed: Role, refusal: ErrorCode) =>
  factory.createMiddleware(async (c, next) => {
    const projectId = c.req.param('projectId') ?? '';
    const session = findUser(c);
    // Who has neither grant nor account is refused before anything is looked up.
    if (!c.get('grants').some((held) => held.projectId === projectId) && !(await session)) {
      throw new AppError('ACCESS_REQUIRED');
    }
    const [project, user] = await Promise.all([findProject(c.get('db'), projectId), session]);
    const granted = findRole(c, project);
    // An owner who is signed in needs no grant, and nobody else is one.
    const isOwner = project !== undefined && user !== undefined && project.ownerUserId === user.id;
    const role = isOwner ? 'owner' : granted === 'owner' ? undefined : granted;
    if (!project || !role) throw new AppError('ACCESS_REQUIRED');
    if (!isAtLeast(role, needed)) throw new AppError(refusal);
    c.set('project', project);
    c.set('role', role);
    await next();
  });

/**
 * Guards of a project's paths; each leaves `project` and `role`, or throws what its name says. The owner's
 * right is its session's, everybody else's is a grant.
 */
export const requireViewer = requireRole('viewer', 'ACCESS_REQUIRED');
export const requireAdmin = requireRole('admin', 'ADMIN_REQUIRED');
export const requireOwner = requireRole('owner', 'OWNER_REQUIRED');

/**
 * The project that a signed-in caller may write into, by its account or by an admin's grant; for handlers
 * that are not on a project's path. Leaves it in `project`, so that its open pages hear of what changes.
 * Throws ADMIN_REQUIRED, also for a project that does not exist.
 */
export async function requireEditable(c: Context<AppEnv>, projectId: string): Promise<ProjectRow> {
  const project = await findProject(c.get('db'), projectId);
  const isOwner = project !== undefined && project.ownerUserId === c.get('user').id;
  if (!project || !(isOwner || findRole(c, project) === 'admin')) throw new AppError('ADMIN_REQUIRED');
  c.set('project', project);
  return project;
}

/** This browser's signed visitor id, or undefined: then its network address stands for it. */
export async function findVisitor(c: Context<AppEnv>): Promise<string | undefined> {
  const [id = '', signature = ''] = (getCookie(c, VISITOR) ?? '').split('!');
  const ours = id !== '' && (await isSigned(c.get('settings').APP_SECRET, 'visitor', id, signature));
  return ours ? id : undefined;
}

/** This browser's visitor id; one without is given one, so that its neighbours' mistakes are not its own. */
export async function ensureVisitor(c: Context<AppEnv>): Promise<string> {
  const known = await findVisitor(c);
  if (known) return known;
  const id = randomToken(16);
  const signature = await sign(c.get('settings').APP_SECRET, 'visitor', id);
  setCookie(c, VISITOR, `${id}!${signature}`, { ...COOKIE, maxAge: MAX_AGE_S });
  return id;
}
