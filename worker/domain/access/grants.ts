import type { Identity } from '../../contract/people.ts';
import type { Role } from '../../contract/projects.ts';
import { type Access, can, LINK_ACCESS, toRole } from './capabilities.ts';

/** Access to one project, stored in the grants cookie. The versions are the project's at that time. */
export type Grant = {
  projectId: string;
  role: Role;
  version: number;
  /** Only of admin grants. */
  adminVersion?: number;
  /** Set if an admin grant ends with this session, see `toSessionId`. */
  sessionId?: string;
  /** Only in the admin grant of the browser that created the project. */
  creatorVersion?: number;
  /** Who the guest is: with a link version by a personal link, without one by the guest's own words. */
  person?: GrantedPerson;
};

export type GrantedPerson = { id: number; linkVersion?: number };

/** Version of a grant that gives nothing but its person's access. */
export const NO_VERSION = 0;

/** The columns of a person that affect a grant. */
type Guest = { id: number; role: 'guest' | 'cohost'; linkVersion: number; deletedAt: number | null };

/** Who reads. Hosts may have come by a personal link too. */
export type Caller = { role: Role; access: Access; isLinked: boolean };

/** The account that a browser is signed in to, and its session. */
export type SignedIn = { userId: number; sessionId: string };

/** The columns of a project that affect a grant. */
export type AccessControl = {
  projectId: string;
  ownerUserId: number | null;
  grantVersion: number;
  adminVersion: number;
  creatorVersion: number;
};

/** The caller and who the project's JSON says it is. */
export type Viewer = Caller & { person: Identity | null };

/** Keeps the cookie under 4 KB, which browsers must support (RFC 6265, 6.1). */
const MAX_GRANTS = 20;

const LETTERS = { viewer: 'v', admin: 'a', owner: 'o' } as const;
const ROLE_OF: Record<string, Role> = { v: 'viewer', a: 'admin', o: 'owner' };

/**
 * The caller's role in a project by codes and account; undefined without access. Only the account makes an owner: an
 * owner grant without it gives nothing. Admins of an earlier admin code are viewers, except for the browser that created
 * the project, see `isCreatorGrant`.
 */
export function computeRole(
  project: AccessControl | undefined,
  grants: Grant[],
  signedIn: SignedIn | undefined,
): Role | undefined {
  if (!project) return undefined;
  const { projectId, ownerUserId, grantVersion, adminVersion } = project;
  if (signedIn && signedIn.userId === ownerUserId) return 'owner';
  const grant = grants.find((held) => held.projectId === projectId);
  if (!grant || grant.role === 'owner' || !isOfSession(grant, signedIn)) return undefined;
  if (isCreatorGrant(project, grant)) return 'admin';
  if (grant.version !== grantVersion) return undefined;
  return grant.role === 'admin' && grant.adminVersion === adminVersion ? 'admin' : 'viewer';
}

/**
 * True for the browser that created the project. It stays admin when somebody else corrects the owner's email, which
 * changes codes; not when an admin chooses a code.
 */
export const isCreatorGrant = (project: AccessControl, { role, creatorVersion }: Grant): boolean =>
  role === 'admin' && creatorVersion === project.creatorVersion;

/**
 * Who the caller is by a grant, including a personal link: `person` is the guest that the grant names, if that row exists.
 * Undefined without access.
 */
export function computeCaller(
  project: AccessControl | undefined,
  grants: Grant[],
  signedIn: SignedIn | undefined,
  person: Guest | undefined,
): Caller | undefined {
  const role = computeRole(project, grants, signedIn);
  const granted = grants.find((held) => held.projectId === project?.projectId)?.person;
  const isLinked = isCurrentLink(granted, person);
  const access = computeAccess(role, granted, isLinked ? person : undefined);
  return access && { role: toRole(access), access, isLinked };
}

/** Hosts by code or account stay that when they open a personal link. */
function computeAccess(
  role: Role | undefined,
  granted: GrantedPerson | undefined,
  linked: Guest | undefined,
): Access | undefined {
  if (role && can(role, 'edit-content')) return role;
  if (linked) return LINK_ACCESS[linked.role];
  return role && granted && granted.linkVersion === undefined ? 'claimed' : role;
}

/** True if the grant came by the person's current link. */
export const isCurrentLink = (granted: GrantedPerson | undefined, person: Guest | undefined): boolean =>
  granted !== undefined &&
  person?.deletedAt === null &&
  granted.id === person.id &&
  granted.linkVersion === person.linkVersion;

/** True if signing out ends the grant: it came with the account. */
export const endsWithSession = ({ role, sessionId }: Grant): boolean =>
  role === 'owner' || sessionId !== undefined;

/** False if the session that the grant ends with has ended. */
export function isOfSession(grant: Grant, signedIn: SignedIn | undefined): boolean {
  if (!endsWithSession(grant)) return true;
  return signedIn !== undefined && (grant.role === 'owner' || grant.sessionId === signedIn.sessionId);
}

/** Adds a grant at the end and replaces an older one for the same project. */
export function withGrant(grants: Grant[], grant: Grant): Grant[] {
  return [...withoutGrant(grants, grant.projectId), grant].slice(-MAX_GRANTS);
}

export function withoutGrant(grants: Grant[], projectId: string): Grant[] {
  return grants.filter((grant) => grant.projectId !== projectId);
}

/**
 * Cookie value: `@holder~DEM0TR1P.a.3.1~K7M2QX99.v.1:12.2~…`; after the colon the person and the link version. An admin
 * grant has up to four parts after its letter: both versions, the session or '', and the creator's version. The holder is
 * whom limits count, see `parseHolder`.
 */
export function formatGrants(grants: Grant[], holder?: string): string {
  const parts = grants.map((grant) => {
    const { projectId, role, version, person } = grant;
    const access = [projectId, LETTERS[role], version, ...(role === 'admin' ? toAdminParts(grant) : [])].join(
      '.',
    );
    if (!person) return access;
    return `${access}:${[person.id, ...(person.linkVersion === undefined ? [] : [person.linkVersion])].join('.')}`;
  });
  return [...(holder ? [`@${holder}`] : []), ...parts].join('~');
}

function toAdminParts({ adminVersion, sessionId, creatorVersion }: Grant) {
  if (creatorVersion !== undefined) return [adminVersion, sessionId ?? '', creatorVersion];
  return [adminVersion, ...(sessionId ? [sessionId] : [])];
}

/** The id of the browser that got a grants cookie; cookies from before this id existed have none. */
export const parseHolder = (text: string): string | undefined => /^@([\w-]+)(?:~|$)/.exec(text)?.[1];

/** Inverse of `formatGrants`. Invalid parts are skipped. */
export function parseGrants(text: string): Grant[] {
  return text.split('~').flatMap((part): Grant[] => {
    const [access = '', personText] = part.split(':');
    // Cookies from before admin versions existed have none. Until then every change of the admin code raised the
    // grant version, so the holder of a current grant knows the first admin code.
    const [projectId, letter, version, adminVersion = '1', sessionId, creatorVersion] = access.split('.');
    const role = ROLE_OF[letter ?? ''];
    if (!projectId || !role || !version) return [];
    const grant = { projectId, role, version: Number(version), ...parsePerson(personText) };
    if (role !== 'admin') return [grant];
    const ends = {
      ...(sessionId && { sessionId }),
      ...(creatorVersion && { creatorVersion: Number(creatorVersion) }),
    };
    return [{ ...grant, adminVersion: Number(adminVersion), ...ends }];
  });
}

function parsePerson(text: string | undefined): Pick<Grant, 'person'> {
  const [id, linkVersion] = text?.split('.').map(Number) ?? [];
  if (id === undefined) return {};
  return { person: { id, ...(linkVersion !== undefined && { linkVersion }) } };
}

/** The one of two roles that allows more. */
export function toStrongerRole(a: Role, b: Role): Role {
  const order: Role[] = ['viewer', 'admin', 'owner'];
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}
