import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Role } from '../contract/projects.ts';
import { findProjectWithPerson } from '../db/itinerary/people/people.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can } from '../domain/access/capabilities.ts';
import { isOutdatedSignature, sign, verifySignature } from '../domain/access/crypto.ts';
import {
  type AccessControl,
  type Caller,
  computeCaller,
  computeRole,
  endsWithSession,
  formatGrants,
  type Grant,
  type GrantedPerson,
  isCreatorGrant,
  isOfSession,
  NO_VERSION,
  parseGrants,
  parseHolder,
  type SignedIn,
  toStrongerRole,
  type Viewer,
  withGrant,
  withoutGrant,
} from '../domain/access/grants.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, openItineraryOf } from './context.ts';
import { COOKIE, LONG_COOKIE_S } from './cookies.ts';
import { findUser } from './sessions.ts';
import { ensureVisitorId } from './visitors.ts';

const GRANTS = '__Host-grants';

/** Reads the grants cookie; ignores it if the signature is wrong, and renews one of the previous secret. */
export const readGrants = factory.createMiddleware(async (c, next) => {
  const [text = '', signature = ''] = (getCookie(c, GRANTS) ?? '').split('!');
  const isOurs = text !== '' && (await verifySignature(c.get('settings'), 'grants', text, signature));
  c.set('grants', isOurs ? parseGrants(text) : []);
  c.set('holder', isOurs ? parseHolder(text) : undefined);
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
  const holder = c.get('holder') ?? (await ensureVisitorId(c));
  c.set('holder', holder);
  const text = formatGrants(grants, holder);
  const signature = await sign(c.get('settings'), 'grants', text);
  setCookie(c, GRANTS, `${text}!${signature}`, { ...COOKIE, maxAge: LONG_COOKIE_S });
}

type GrantOptions = {
  /** A new admin grant ends with this session. */
  sessionId?: string | undefined;
  /** This browser created the project. */
  isCreator?: boolean;
};

/**
 * Gives this browser access to the project, with its current role by code if that is higher, and returns its role. Keeps
 * the guest's identity.
 */
export async function grantAccess(
  c: Context<AppEnv>,
  project: AccessControl,
  role: Role,
  { sessionId, isCreator = false }: GrantOptions = {},
): Promise<Role> {
  const { projectId, grantVersion: version, adminVersion, creatorVersion } = project;
  const held = findGrant(c, projectId);
  // Not the role by personal link: a co-host's access must end with the link.
  const current = computeRole(project, c.get('grants'), findSignedIn(c));
  const given = current ? toStrongerRole(current, role) : role;
  const isAdmin = current === 'admin' && held !== undefined;
  const boundTo = isAdmin ? held.sessionId : sessionId;
  const isMarked = isCreator || (isAdmin && isCreatorGrant(project, held));
  const grant: Grant = { projectId, role: given, version, ...(held?.person && { person: held.person }) };
  const ends = { ...(boundTo && { sessionId: boundTo }), ...(isMarked && { creatorVersion }) };
  const adminGrant = { ...grant, adminVersion, ...ends };
  await writeGrants(c, withGrant(c.get('grants'), given === 'admin' ? adminGrant : grant));
  return given;
}

/** Replaces this browser's grant after it changed a code of the guarded project. The new one ends with the same session. */
export function renewAccess(c: Context<AppEnv>, project: AccessControl): Promise<Role> {
  const held = findGrant(c, project.projectId);
  const isCreator = held !== undefined && isCreatorGrant(c.get('project'), held);
  return grantAccess(c, project, c.get('viewer').role, { sessionId: held?.sessionId, isCreator });
}

/**
 * Gives this browser the access of a personal link. It replaces a viewer's grant, so that the end of the link ends the
 * access; hosts stay hosts.
 */
export async function grantPersonalAccess(
  c: Context<AppEnv>,
  project: AccessControl,
  person: Required<GrantedPerson>,
): Promise<void> {
  const role = computeRole(project, c.get('grants'), findSignedIn(c));
  const held = findGrant(c, project.projectId);
  const isHost = held !== undefined && role !== undefined && can(role, 'edit-content');
  const byLink: Grant = { projectId: project.projectId, role: 'viewer', version: NO_VERSION };
  await writeGrants(c, withGrant(c.get('grants'), { ...(isHost ? held : byLink), person }));
}

/** Changes who the guest says to be; undefined forgets it, and with a personal link its access. */
export async function setIdentity(c: Context<AppEnv>, projectId: string, person: GrantedPerson | undefined) {
  const { person: _, ...held } = requireGrant(c, projectId);
  if (!person && held.version === NO_VERSION) return revokeAccess(c, projectId);
  await writeGrants(c, withGrant(c.get('grants'), { ...held, ...(person && { person }) }));
}

/** Adds the grants of another browser, except for projects that this one has access to. */
export async function addGrants(c: Context<AppEnv>, added: Grant[]): Promise<void> {
  const held = new Set(c.get('grants').map(({ projectId }) => projectId));
  const missing = added.filter(({ projectId }) => !held.has(projectId));
  if (missing.length > 0) await writeGrants(c, missing.reduce(withGrant, c.get('grants')));
}

export async function revokeAccess(c: Context<AppEnv>, projectId: string) {
  await writeGrants(c, withoutGrant(c.get('grants'), projectId));
}

/**
 * Who the caller is in a project, see `computeCaller`. Knows the account only after `findUser`, as with a grant that ends
 * with the session, and the person only if `person` is set.
 */
export function findCaller(c: Context<AppEnv>, project: AccessControl | undefined): Caller | undefined {
  return computeCaller(project, c.get('grants'), findSignedIn(c), c.get('person'));
}

/** What the project's JSON says about the caller. `person` must be set. */
export function toViewer(c: Context<AppEnv>, projectId: string, caller: Caller): Viewer {
  const [granted, row] = [findGrant(c, projectId)?.person, c.get('person')];
  const isNamed = row !== undefined && row.deletedAt === null && granted?.id === row.id;
  const isKnown = isNamed && (granted.linkVersion === undefined || caller.isLinked);
  return { ...caller, person: isKnown ? { id: row.id, name: row.name, linked: caller.isLinked } : null };
}

function findSignedIn(c: Context<AppEnv>): SignedIn | undefined {
  const user = c.get('user');
  return user && { userId: user.id, sessionId: c.get('sessionId') };
}

const findGrant = (c: Context<AppEnv>, projectId: string) =>
  c.get('grants').find((held) => held.projectId === projectId);

/** Reads a project, and sets `db` and `person`, in one round trip. */
export async function findProjectAndPerson(
  c: Context<AppEnv>,
  projectId: string,
): Promise<ProjectRow | undefined> {
  if (!openItineraryOf(c, projectId)) return undefined;
  const granted = findGrant(c, projectId)?.person;
  if (!granted) return findProject(c.get('db'), projectId);
  const { project, person } = await findProjectWithPerson(c.get('db'), projectId, granted.id);
  c.set('person', person);
  return project;
}

/** This browser's grant for a project id, possibly outdated. Throws ACCESS_REQUIRED. */
export function requireGrant(c: Context<AppEnv>, projectId: string): Grant {
  const grant = findGrant(c, projectId);
  if (!grant) throw new AppError('ACCESS_REQUIRED');
  return grant;
}
