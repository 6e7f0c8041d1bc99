import type { Role } from '../../contract/projects.ts';

/** A right to open one project, as the grants cookie holds it. `version` is the project's at that time. */
export type Grant = { projectId: string; role: Role; version: number };

/** Keeps the cookie under 4 KB, the least a browser must take (RFC 6265, 6.1). */
const MAX_GRANTS = 20;

const LETTERS = { viewer: 'v', admin: 'a', owner: 'o' } as const;
const ROLE_OF: Record<string, Role> = { v: 'viewer', a: 'admin', o: 'owner' };

/** The grants with `grant` last (the one opened last), replacing an older one for its project. */
export function withGrant(grants: Grant[], grant: Grant): Grant[] {
  return [...withoutGrant(grants, grant.projectId), grant].slice(-MAX_GRANTS);
}

export function withoutGrant(grants: Grant[], projectId: string): Grant[] {
  return grants.filter((grant) => grant.projectId !== projectId);
}

/** `DEM0TR1P.a.3~…`, fit for a cookie. */
export function formatGrants(grants: Grant[]): string {
  return grants.map(({ projectId, role, version }) => `${projectId}.${LETTERS[role]}.${version}`).join('~');
}

/** What `formatGrants` wrote; parts that are none are left out. */
export function parseGrants(text: string): Grant[] {
  return text.split('~').flatMap((part) => {
    const [projectId, letter, version] = part.split('.');
    const role = ROLE_OF[letter ?? ''];
    return projectId && role && version ? [{ projectId, role, version: Number(version) }] : [];
  });
}

/** Whether `role` may do what needs `needed`: viewer < admin < owner. */
export function isAtLeast(role: Role, needed: Role): boolean {
  const order: Role[] = ['viewer', 'admin', 'owner'];
  return order.indexOf(role) >= order.indexOf(needed);
}
