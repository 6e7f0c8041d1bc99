import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Role } from '../contract/projects.ts';
import { sign, verifySignature } from '../domain/access/crypto.ts';
import {
  type AccessControl,
  computeRole,
  formatGrants,
  type Grant,
  isAtLeast,
  parseGrants,
  withGrant,
  withoutGrant,
} from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from './context.ts';
import { COOKIE, LONG_COOKIE_S } from './cookies.ts';
import { findUser } from './sessions.ts';

const GRANTS = '__Host-grants';

/** Reads the grants cookie; ignores it if the signature is wrong. */
export const readGrants = factory.createMiddleware(async (c, next) => {
  const [text = '', signature = ''] = (getCookie(c, GRANTS) ?? '').split('!');
  const isOurs = text !== '' && (await verifySignature(c.get('settings'), 'grants', text, signature));
  c.set('grants', isOurs ? parseGrants(text) : []);
  await next();
});

/**
 * Drops owner grants if the session has ended, as after signing out everywhere in another browser. Queries the database
 * only if there is an owner grant.
 */
export const checkOwnerGrants = factory.createMiddleware(async (c, next) => {
  const hasOwnerGrant = c.get('grants').some(({ role }) => role === 'owner');
  if (hasOwnerGrant && !(await findUser(c))) await dropOwnerGrants(c);
  await next();
});

export async function dropOwnerGrants(c: Context<AppEnv>) {
  const rest = c.get('grants').filter(({ role }) => role !== 'owner');
  if (rest.length < c.get('grants').length) await writeGrants(c, rest);
}

async function writeGrants(c: Context<AppEnv>, grants: Grant[]) {
  c.set('grants', grants);
  if (grants.length === 0) return void deleteCookie(c, GRANTS, COOKIE);
  const text = formatGrants(grants);
  const signature = await sign(c.get('settings'), 'grants', text);
  setCookie(c, GRANTS, `${text}!${signature}`, { ...COOKIE, maxAge: LONG_COOKIE_S });
}

/** Gives this browser access to the project, with its current role if that is higher. */
export async function grantAccess(c: Context<AppEnv>, project: AccessControl, role: Role) {
  const { projectId, grantVersion: version, adminVersion } = project;
  const current = findGrantedRole(c, project);
  const given = current && isAtLeast(current, role) ? current : role;
  const grant: Grant = { projectId, role: given, version, ...(given === 'admin' && { adminVersion }) };
  await writeGrants(c, withGrant(c.get('grants'), grant));
}

export async function revokeAccess(c: Context<AppEnv>, projectId: string) {
  await writeGrants(c, withoutGrant(c.get('grants'), projectId));
}

/** The caller's role, see `computeRole`. Knows the account only after `findUser`, as with an owner grant. */
export function findGrantedRole(c: Context<AppEnv>, project: AccessControl | undefined): Role | undefined {
  return computeRole(project, c.get('grants'), c.get('user')?.id);
}

/** This browser's grant for a project id, possibly outdated. Throws ACCESS_REQUIRED. */
export function requireGrant(c: Context<AppEnv>, projectId: string): Grant {
  const grant = c.get('grants').find((held) => held.projectId === projectId);
  if (!grant) throw new AppError('ACCESS_REQUIRED');
  return grant;
}
