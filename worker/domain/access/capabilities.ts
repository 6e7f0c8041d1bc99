import type { Role } from '../../contract/projects.ts';

/**
 * How somebody has access to a project: with the access code, the same after saying a name, by a personal link, by the
 * link of a co-host, with the admin code or by creating it, by the owner's account.
 */
export type Access = 'viewer' | 'claimed' | 'linked' | 'cohost' | 'admin' | 'owner';

const READ = ['read'] as const;
const HOST = [
  ...READ,
  'see-invited',
  'see-private',
  'edit-content',
  'manage-people',
  'manage-links',
  'upgrade',
] as const;
const ADMIN = [
  ...HOST,
  'see-codes',
  'change-codes',
  'change-owner-email',
  'choose-cohosts',
  'withdraw',
  'delete-by-email',
] as const;
const OWNER = [...ADMIN, 'delete', 'disown', 'see-receipts'] as const;

/**
 * - `see-invited`: private events that name the person; `see-private`: all of them
 * - `choose-name`: is asked who they are
 * - `manage-links`: personal links and assistants
 * - `see-codes`: the admin code and the owner's email
 * - `withdraw`: from the contract of Full Access; `delete-by-email`: asks for the email that deletes it
 * - `choose-cohosts`: also removes them and reads their links
 */
export type Capability = (typeof OWNER)[number] | 'choose-name';

/** What each access allows. */
const TABLE: Record<Access, readonly Capability[]> = {
  viewer: [...READ, 'choose-name'],
  claimed: READ,
  linked: [...READ, 'see-invited'],
  cohost: HOST,
  admin: ADMIN,
  owner: OWNER,
};

// Not in the table, since browsers load that.
const GIVEN_BY: Record<Access, 'code' | 'link' | 'account'> = {
  viewer: 'code',
  claimed: 'code',
  linked: 'link',
  cohost: 'link',
  admin: 'code',
  owner: 'account',
};
const ROLE_OF: Record<Access, Role> = {
  viewer: 'viewer',
  claimed: 'viewer',
  linked: 'viewer',
  cohost: 'admin',
  admin: 'admin',
  owner: 'owner',
};

/** True if this access allows it. */
export const can = (access: Access, capability: Capability): boolean => TABLE[access].includes(capability);

/** True if this gave the access; it also ends it. */
export const isGivenBy = (access: Access, by: 'code' | 'link' | 'account'): boolean =>
  GIVEN_BY[access] === by;

/** The role that the API calls it. */
export const toRole = (access: Access): Role => ROLE_OF[access];

/** Every access, the one that allows least first. */
export const ACCESSES = Object.keys(TABLE) as Access[];

/** The access that a person's link gives. */
export const LINK_ACCESS = { guest: 'linked', cohost: 'cohost' } as const satisfies Record<string, Access>;

type ShownProject = {
  viewer: { role: Role; person: { linked: boolean } | null };
  adminCode?: string | undefined;
};

/** The access of the reader of a project's JSON. */
export function toAccess({ viewer: { role, person }, adminCode }: ShownProject): Access {
  if (role === 'viewer') return person ? (person.linked ? 'linked' : 'claimed') : 'viewer';
  return role === 'admin' && adminCode === undefined ? 'cohost' : role;
}

/** Whether the reader of the page may do this. */
export const mayDo = (project: ShownProject, capability: Capability): boolean =>
  can(toAccess(project), capability);
