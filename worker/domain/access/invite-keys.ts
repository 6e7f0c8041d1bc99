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

/** Bytes of link keys and invite keys. */
const KEY_BYTES = 16;

/** A new random link key, encrypted. Invite keys are derived from it, so a project's link key never changes. */
export function createSealedLinkKey(secrets: Secrets, projectId: string): Promise<string> {
  return seal(secrets, 'links', projectId, generateToken(KEY_BYTES));
}

/**
 * The key that share links carry beside the access code: 128 bits, base64url. A changed access code ends it, since it
 * is derived from the code's version too. Undefined without a readable link key.
 */
export async function readInviteKey(
  secrets: Secrets,
  { linkKeySealed, ...project }: InvitingProject,
): Promise<string | undefined> {
  const linkKey = linkKeySealed && (await unseal(secrets, 'links', project.projectId, linkKeySealed));
  return linkKey ? deriveInviteKey(linkKey, project) : undefined;
}

/**
 * Compares in constant time. Does the same work without a project or link key, so response times do not reveal which
 * project ids exist.
 */
export async function isInviteKey(
  secrets: Secrets,
  project: InvitingProject | undefined,
  typed: string,
): Promise<boolean> {
  const linkKeySealed = project?.linkKeySealed ?? UNREADABLE;
  const known = { projectId: '', grantVersion: 0, ...project, linkKeySealed };
  const expected = await readInviteKey(secrets, known);
  return isSameText(typed, expected ?? (await deriveInviteKey(NO_KEY, known))) && expected !== undefined;
}

/** As long as a sealed link key. */
const UNREADABLE = 'A'.repeat(67);
const NO_KEY = 'A'.repeat(22);

async function deriveInviteKey(
  linkKey: string,
  { projectId, grantVersion }: Omit<InvitingProject, 'linkKeySealed'>,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = fromBase64Url(linkKey) ?? new Uint8Array(KEY_BYTES);
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const text = new TextEncoder().encode(`invite/${projectId}/${grantVersion}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text), 0, KEY_BYTES));
}
