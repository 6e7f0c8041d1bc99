import type { Role } from '../../contract/projects.ts';

/** Access to one project, stored in the grants cookie. `version` is the project's grant version at that time. */
export type Grant = { projectId: string; role: Role; version: number };

/** Keeps the cookie under 4 KB, which browsers must support (RFC 6265, 6.1). */
const MAX_GRANTS = 20;

const LETTERS = { viewer: 'v', admin: 'a', owner: 'o' } as const;
const ROLE_OF: Record<string, Role> = { v: 'viewer', a: 'admin', o: 'owner' };

/** Adds a grant at the end and replaces an older one for the same project. */
export function withGrant(grants: Grant[], grant: Grant): Grant[] {
  return [...withoutGrant(grants, grant.projectId), grant].slice(-MAX_GRANTS);
}

export function withoutGrant(grants: Grant[], projectId: string): Grant[] {
  return grants.filter((grant) => grant.projectId !== projectId);
}

/** Cookie value: `DEM0TR1P.a.3~…`. */
export function formatGrants(grants: Grant[]): string {
  return grants.map(({ projectId, role, version }) => `${projectId}.${LETTERS[role]}.${version}`).join('~');
}

/** Inverse of `formatGrants`. Invalid parts are skipped. */
export function parseGrants(text: string): Grant[] {
  return text.split('~').flatMap((part) => {
    const [projectId, letter, version] = part.split('.');
    const role = ROLE_OF[letter ?? ''];
    return projectId && role && version ? [{ projectId, role, version: Number(version) }] : [];
  });
}

/** viewer < admin < owner. */
export function isAtLeast(role: Role, needed: Role): boolean {
  const order: Role[] = ['viewer', 'admin', 'owner'];
  return order.indexOf(role) >= order.indexOf(needed);
}
