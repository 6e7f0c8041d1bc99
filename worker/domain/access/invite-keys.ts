import {
  fromBase64Url,
  generateToken,
  isSameText,
  type Secrets,
  seal,
  toBase64Url,
  unseal,
} from './crypto.ts';

type InvitingProject = { projectId: string; grantVersion: number; linkKeySealed: string | null };

/** Bytes of link keys. */
const KEY_BYTES = 16;

/** What is derived from a link key, and its bytes. */
const DERIVED_BYTES = { invite: 16, feed: 32 };
type DerivedKind = keyof typeof DERIVED_BYTES;

/** A new random link key, encrypted. Links are derived from it, so that they survive a change of APP_SECRET. */
export function createSealedLinkKey(secrets: Secrets, projectId: string): Promise<string> {
  return seal(secrets, 'links', projectId, generateToken(KEY_BYTES));
}

/**
 * The key that share links carry beside the access code: 128 bits, base64url. A changed access code ends it, since it
 * is derived from the code's version too. Undefined without a readable link key.
 */
export const readInviteKey = (secrets: Secrets, project: InvitingProject) =>
  readDerivedKey(secrets, project, 'invite');

/** The key in the address of the calendar feed: 256 bits, base64url. Ends like an invite key. */
export const readFeedKey = (secrets: Secrets, project: InvitingProject) =>
  readDerivedKey(secrets, project, 'feed');

async function readDerivedKey(
  secrets: Secrets,
  { linkKeySealed, ...project }: InvitingProject,
  kind: DerivedKind,
): Promise<string | undefined> {
  const linkKey = linkKeySealed && (await unseal(secrets, 'links', project.projectId, linkKeySealed));
  return linkKey ? deriveKey(linkKey, project, kind) : undefined;
}

/**
 * Compares in constant time. Does the same work without a project or link key, so response times do not reveal which
 * project ids exist.
 */
export const isInviteKey = (secrets: Secrets, project: InvitingProject | undefined, typed: string) =>
  isDerivedKey(secrets, project, typed, 'invite');

/** The same for the key of a calendar feed. */
export const isFeedKey = (secrets: Secrets, project: InvitingProject | undefined, typed: string) =>
  isDerivedKey(secrets, project, typed, 'feed');

async function isDerivedKey(
  secrets: Secrets,
  project: InvitingProject | undefined,
  typed: string,
  kind: DerivedKind,
): Promise<boolean> {
  const linkKeySealed = project?.linkKeySealed ?? UNREADABLE;
  const known = { projectId: '', grantVersion: 0, ...project, linkKeySealed };
  const expected = await readDerivedKey(secrets, known, kind);
  return isSameText(typed, expected ?? (await deriveKey(NO_KEY, known, kind))) && expected !== undefined;
}

/** As long as a sealed link key. */
const UNREADABLE = 'A'.repeat(67);
const NO_KEY = 'A'.repeat(22);

async function deriveKey(
  linkKey: string,
  { projectId, grantVersion }: Omit<InvitingProject, 'linkKeySealed'>,
  kind: DerivedKind,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = fromBase64Url(linkKey) ?? new Uint8Array(KEY_BYTES);
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const text = new TextEncoder().encode(`${kind}/${projectId}/${grantVersion}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text), 0, DERIVED_BYTES[kind]));
}
