import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Role } from '../contract/projects.ts';
import { isOutdatedSignature, sign, verifySignature } from '../domain/access/crypto.ts';
import {
  type AccessControl,
  computeRole,
  endsWithSession,
  formatGrants,
  type Grant,
  isAtLeast,
  isOfSession,
  parseGrants,
  type SignedIn,
  withGrant,
  withoutGrant,
} from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';
import { COOKIE, LONG_COOKIE_S } from './cookies.ts';
import { findUser } from './sessions.ts';

const GRANTS = '__Host-grants';

/** Reads the grants cookie; ignores it if the signature is wrong, and renews one of the previous secret. */
export const readGrants = factory.createMiddleware(async (c, next) => {
  const [text = '', signature = ''] = (getCookie(c, GRANTS) ?? '').split('!');
  const isOurs = text !== '' && (await verifySignature(c.get('settings'), 'grants', text, signature));
  c.set('grants', isOurs ? parseGrants(text) : []);
  if (isOurs && (await isOutdatedSignature(c.get('settings'), 'grants', text, signature))) {
    await writeGrants(c, c.get('grants'));
  }
  await next();
});

/**
 * Drops the grants whose session has ended, as after signing out everywhere in another browser. Queries the database
 * only if there is a grant that ends with a session.
 */
export async function checkSession(c: Context<AppEnv>): Promise<void> {
  if (!c.get('grants').some(endsWithSession)) return;
  await findUser(c);
  await keepGrants(c, (grant) => isOfSession(grant, findSignedIn(c)));
}

/** `checkSession` before routes that do not call it themselves. */
export const checkSessionGrants = factory.createMiddleware(async (c, next) => {
  await checkSession(c);
  await next();
});

/** Drops the grants that came with the account. */
export const dropSessionGrants = (c: Context<AppEnv>) => keepGrants(c, (grant) => !endsWithSession(grant));

async function keepGrants(c: Context<AppEnv>, isKept: (grant: Grant) => boolean) {
  const rest = c.get('grants').filter(isKept);
  if (rest.length < c.get('grants').length) await writeGrants(c, rest);
}

async function writeGrants(c: Context<AppEnv>, grants: Grant[]) {
  c.set('grants', grants);
  if (grants.length === 0) return void deleteCookie(c, GRANTS, COOKIE);
  const text = formatGrants(grants);
  const signature = await sign(c.get('settings'), 'grants', text);
  setCookie(c, GRANTS, `${text}!${signature}`, { ...COOKIE, maxAge: LONG_COOKIE_S });
}

/**
 * Gives this browser access to the project, with its current role if that is higher, and returns its role. A new admin grant ends with the
 * session `sessionId`, if there is one.
 */
export async function grantAccess(
  c: Context<AppEnv>,
  project: AccessControl,
  role: Role,
  sessionId?: string,
): Promise<Role> {
  const { projectId, grantVersion: version, adminVersion } = project;
  const current = findGrantedRole(c, project);
  const given = current && isAtLeast(current, role) ? current : role;
  const boundTo = current === 'admin' ? findGrant(c, projectId)?.sessionId : sessionId;
  const grant: Grant = { projectId, role: given, version };
  const adminGrant = { ...grant, adminVersion, ...(boundTo && { sessionId: boundTo }) };
  await writeGrants(c, withGrant(c.get('grants'), given === 'admin' ? adminGrant : grant));
  return given;
}

/** Replaces this browser's grant after it changed a code. The new one ends with the same session. */
export function renewAccess(c: Context<AppEnv>, project: AccessControl, role: Role): Promise<Role> {
  return grantAccess(c, project, role, findGrant(c, project.projectId)?.sessionId);
}

export async function revokeAccess(c: Context<AppEnv>, projectId: string) {
  await writeGrants(c, withoutGrant(c.get('grants'), projectId));
}

/** The caller's role, see `computeRole`. Knows the account only after `findUser`, as with a grant that ends with the session. */
export function findGrantedRole(c: Context<AppEnv>, project: AccessControl | undefined): Role | undefined {
  return computeRole(project, c.get('grants'), findSignedIn(c));
}

function findSignedIn(c: Context<AppEnv>): SignedIn | undefined {
  const user = c.get('user');
  return user && { userId: user.id, sessionId: c.get('sessionId') };
}

const findGrant = (c: Context<AppEnv>, projectId: string) =>
  c.get('grants').find((held) => held.projectId === projectId);

/** This browser's grant for a project id, possibly outdated. Throws ACCESS_REQUIRED. */
export function requireGrant(c: Context<AppEnv>, projectId: string): Grant {
  const grant = findGrant(c, projectId);
  if (!grant) throw new AppError('ACCESS_REQUIRED');
  return grant;
}
