import type { AccessFailure } from './access-failure.ts';

/** What a share link carries besides the project ID. */
export type LinkAccess = {
  /** Access code. */
  code?: string;
  /** From the fragment, which browsers send to no server. Lets the code pass where typed ones are limited. */
  inviteKey?: string;
  /** From the fragment of a personal link, which needs no code. */
  personToken?: string;
};

/** What a share link carries, and why it was refused before the app was loaded. */
export type LinkAttempt = LinkAccess & { failure: AccessFailure };

/** A `LinkAttempt` as the server answered: status and text, or neither without a connection. `at`: epoch milliseconds. */
export type LinkAnswer = { access: LinkAccess; at: number; status?: number; text?: string };

/** By project ID; taken out of the URL so that it does not stay in the browser history. */
const stored = new Map<string, LinkAccess>();

/** Reads a share link's query and fragment (`#k=…`, or `#p=…` of a personal link). Undefined if it has none of them. */
export function parseLinkAccess(code: string | undefined, hash: string): LinkAccess | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const inviteKey = fragment.get('k') ?? undefined;
  const personToken = fragment.get('p') ?? undefined;
  if (personToken !== undefined) return { personToken };
  return code === undefined && inviteKey === undefined ? undefined : { code: code?.trim(), inviteKey };
}

/** Keeps what a link carries until `takeLinkAccess`. In memory only. */
export function storeLinkAccess(projectId: string, access: LinkAccess): void {
  stored.set(projectId, access);
}

/** Returns what was stored and removes it. */
export function takeLinkAccess(projectId: string): LinkAccess {
  const access = stored.get(projectId) ?? {};
  stored.delete(projectId);
  return access;
}
