import type { User } from '../contract/accounts.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import { toIso } from '../domain/time/iso.ts';

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailVerified: row.emailVerified,
    profileImageUrl: row.profileImageUrl,
    signInProvider: new URL(row.issuer).hostname,
    createdAt: toIso(row.createdAt),
  };
}
