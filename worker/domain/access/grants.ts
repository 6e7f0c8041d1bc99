import type { Role } from '../../contract/projects.ts';

/** Access to one project, stored in the grants cookie. The versions are the project's at that time. */
export type Grant = {
  projectId: string;
  role: Role;
  version: number;
  /** Only of admin grants. */
  adminVersion?: number;
};

/** What of a project decides who may do what in it. */
export type AccessControl = {
  projectId: string;
  ownerUserId: number | null;
  grantVersion: number;
  adminVersion: number;
};

/** Keeps the cookie under 4 KB, which browsers must support (RFC 6265, 6.1). */
const MAX_GRANTS = 20;

const LETTERS = { viewer: 'v', admin: 'a', owner: 'o' } as const;
const ROLE_OF: Record<string, Role> = { v: 'viewer', a: 'admin', o: 'owner' };

/**
 * The caller's role in a project; undefined without access. `userId` is the signed-in account's id, if known. Only the
 * account makes an owner: an owner grant without it gives nothing. Admins of an earlier admin code are viewers.
 */
export function computeRole(
  project: AccessControl | undefined,
  grants: Grant[],
  userId: number | undefined,
): Role | undefined {
  if (!project) return undefined;
  const { projectId, ownerUserId, grantVersion, adminVersion } = project;
  if (userId !== undefined && userId === ownerUserId) return 'owner';
  const grant = grants.find((held) => held.projectId === projectId && held.version === grantVersion);
  if (!grant || grant.role === 'owner') return undefined;
  return grant.role === 'admin' && grant.adminVersion === adminVersion ? 'admin' : 'viewer';
}

/** Adds a grant at the end and replaces an older one for the same project. */
export function withGrant(grants: Grant[], grant: Grant): Grant[] {
  return [...withoutGrant(grants, grant.projectId), grant].slice(-MAX_GRANTS);
}

export function withoutGrant(grants: Grant[], projectId: string): Grant[] {
  return grants.filter((grant) => grant.projectId !== projectId);
}

/** Cookie value: `DEM0TR1P.a.3.1~K7M2QX99.v.1~…`. */
export function formatGrants(grants: Grant[]): string {
  return grants
    .map(({ projectId, role, version, adminVersion }) =>
      [projectId, LETTERS[role], version, ...(role === 'admin' ? [adminVersion] : [])].join('.'),
    )
    .join('~');
}

/** Inverse of `formatGrants`. Invalid parts are skipped. */
export function parseGrants(text: string): Grant[] {
  return text.split('~').flatMap((part): Grant[] => {
    // Cookies of before there were admin versions have none. Until then every change of the admin code raised the
    // grant version, so whoever holds a current grant knows the first admin code.
    const [projectId, letter, version, adminVersion = '1'] = part.split('.');
    const role = ROLE_OF[letter ?? ''];
    if (!projectId || !role || !version) return [];
    const grant = { projectId, role, version: Number(version) };
    return [role === 'admin' ? { ...grant, adminVersion: Number(adminVersion) } : grant];
  });
}

/** viewer < admin < owner. */
export function isAtLeast(role: Role, needed: Role): boolean {
  const order: Role[] = ['viewer', 'admin', 'owner'];
  return order.indexOf(role) >= order.indexOf(needed);
}
