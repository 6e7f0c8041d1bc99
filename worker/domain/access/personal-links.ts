import type { LinkedPerson } from './invite-keys.ts';

/** The address of a person's link. The token is in the fragment, which browsers send to no server. */
export const toPersonalUrl = (origin: string, projectId: string, token: string) =>
  `${origin}/access/${projectId}#p=${token}`;

/** The token names the person, so that the key can be compared: `12.1.<key>`. */
export const formatPersonToken = ({ id, linkVersion }: LinkedPerson, key: string) =>
  `${id}.${linkVersion}.${key}`;

/** Inverse of `formatPersonToken`; undefined for anything else. */
export function parsePersonToken(token: string): (LinkedPerson & { key: string }) | undefined {
  const [, id, linkVersion, key] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{22})$/.exec(token) ?? [];
  return key === undefined ? undefined : { id: Number(id), linkVersion: Number(linkVersion), key };
}
