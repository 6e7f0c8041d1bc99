import { type Secrets, seal, sign, unseal, verifySignature } from './crypto.ts';

export type CodeKind = 'access' | 'admin';

const toSignedText = (projectId: string, kind: CodeKind, code: string) => `${projectId}/${kind}/${code}`;
const toBinding = (projectId: string, kind: CodeKind) => `${projectId}/${kind}`;

/** The columns that store an access code: encrypted, to show it again, and a keyed hash to compare with. */
export async function toAccessCodeColumns(secrets: Secrets, projectId: string, code: string) {
  const [accessCodeSealed, accessCodeHash] = await sealAndSign(secrets, projectId, 'access', code);
  return { accessCodeSealed, accessCodeHash };
}

/** The same for an admin code. */
export async function toAdminCodeColumns(secrets: Secrets, projectId: string, code: string) {
  const [adminCodeSealed, adminCodeHash] = await sealAndSign(secrets, projectId, 'admin', code);
  return { adminCodeSealed, adminCodeHash };
}

function sealAndSign({ APP_SECRET }: Secrets, projectId: string, kind: CodeKind, code: string) {
  return Promise.all([
    seal(APP_SECRET, 'codes', toBinding(projectId, kind), code),
    sign(APP_SECRET, 'codes', toSignedText(projectId, kind, code)),
  ]);
}

/** Decrypts a project's code. */
export function openCode(
  { APP_SECRET }: Secrets,
  row: { projectId: string; accessCodeSealed: string; adminCodeSealed: string },
  kind: CodeKind,
): Promise<string> {
  const sealed = kind === 'access' ? row.accessCodeSealed : row.adminCodeSealed;
  return unseal(APP_SECRET, 'codes', toBinding(row.projectId, kind), sealed);
}

/**
 * Compares in constant time. Without a project it does the same work against a hash that matches nothing, so response
 * times do not reveal which project ids exist.
 */
export async function isCode(
  { APP_SECRET }: Secrets,
  projectId: string,
  project: { accessCodeHash: string; adminCodeHash: string } | undefined,
  kind: CodeKind,
  code: string,
): Promise<boolean> {
  const stored = kind === 'access' ? project?.accessCodeHash : project?.adminCodeHash;
  const text = toSignedText(projectId, kind, code);
  const isMatch = await verifySignature(APP_SECRET, 'codes', text, stored ?? UNMATCHABLE_HASH);
  return isMatch && stored !== undefined;
}

/** 32 zero bytes, base64url. */
const UNMATCHABLE_HASH = 'A'.repeat(43);
