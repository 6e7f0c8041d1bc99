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
const DERIVED_BYTES = { invite: 16, feed: 32, person: 16, 'person-feed': 32 };
type DerivedKind = keyof typeof DERIVED_BYTES;

/** A new random link key, encrypted. Links are derived from it, so that they survive a change of APP_SECRET. */
export function createSealedLinkKey(secrets: Secrets, projectId: string): Promise<string> {
  return seal(secrets, 'links', projectId, generateToken(KEY_BYTES));
}

/** What a derived key opens. */
type KeySubject = {
  projectId: string;
  linkKeySealed: string | null;
  /** The key ends when this changes. */
  version: string | number;
};

const toCodeSubject = ({ grantVersion, ...project }: InvitingProject): KeySubject => ({
  ...project,
  version: grantVersion,
});

/**
 * The key that share links carry beside the access code: 128 bits, base64url. A changed access code ends it, since it
 * is derived from the code's version too. Undefined without a readable link key.
 */
export const readInviteKey = (secrets: Secrets, project: InvitingProject) =>
  readDerivedKey(secrets, toCodeSubject(project), 'invite');

/** The key in the address of the calendar feed: 256 bits, base64url. Ends like an invite key. */
export const readFeedKey = (secrets: Secrets, project: InvitingProject) =>
  readDerivedKey(secrets, toCodeSubject(project), 'feed');

/** The key of a person's link (128 bits) or calendar feed (256 bits), base64url. Ends with the link version. */
export const readPersonKey = (
  secrets: Secrets,
  project: Omit<InvitingProject, 'grantVersion'>,
  person: LinkedPerson,
  kind: 'person' | 'person-feed',
) => readDerivedKey(secrets, toPersonSubject(project, person), kind);

/** A person, and the version of the person's link. */
export type LinkedPerson = { id: number; linkVersion: number };

const toPersonSubject = (
  { projectId, linkKeySealed }: Omit<InvitingProject, 'grantVersion'>,
  { id, linkVersion }: LinkedPerson,
): KeySubject => ({ projectId, linkKeySealed, version: `${id}/${linkVersion}` });

async function readDerivedKey(
  secrets: Secrets,
  { linkKeySealed, ...subject }: KeySubject,
  kind: DerivedKind,
): Promise<string | undefined> {
  const linkKey = linkKeySealed && (await unseal(secrets, 'links', subject.projectId, linkKeySealed));
  return linkKey ? deriveKey(linkKey, subject, kind) : undefined;
}

/**
 * Compares in constant time. Does the same work without a project or link key, so response times do not reveal which
 * project ids exist.
 */
export const isInviteKey = (secrets: Secrets, project: InvitingProject | undefined, typed: string) =>
  isDerivedKey(secrets, project && toCodeSubject(project), typed, 'invite');

/** True for the key of the project's calendar feed; see `isInviteKey`. */
export const isFeedKey = (secrets: Secrets, project: InvitingProject | undefined, typed: string) =>
  isDerivedKey(secrets, project && toCodeSubject(project), typed, 'feed');

/** True for the key of the person's link or calendar feed; see `isInviteKey`. */
export const isPersonKey = (
  secrets: Secrets,
  project: Omit<InvitingProject, 'grantVersion'> | undefined,
  person: LinkedPerson,
  typed: string,
  kind: 'person' | 'person-feed',
) => isDerivedKey(secrets, project && toPersonSubject(project, person), typed, kind);

async function isDerivedKey(
  secrets: Secrets,
  subject: KeySubject | undefined,
  typed: string,
  kind: DerivedKind,
): Promise<boolean> {
  const linkKeySealed = subject?.linkKeySealed ?? UNREADABLE;
  const known = { projectId: '', version: 0, ...subject, linkKeySealed };
  const expected = await readDerivedKey(secrets, known, kind);
  return isSameText(typed, expected ?? (await deriveKey(NO_KEY, known, kind))) && expected !== undefined;
}

/** As long as a sealed link key. */
const UNREADABLE = 'A'.repeat(67);
const NO_KEY = 'A'.repeat(22);

async function deriveKey(
  linkKey: string,
  { projectId, version }: Omit<KeySubject, 'linkKeySealed'>,
  kind: DerivedKind,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = fromBase64Url(linkKey) ?? new Uint8Array(KEY_BYTES);
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const text = new TextEncoder().encode(`${kind}/${projectId}/${version}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text), 0, DERIVED_BYTES[kind]));
}
