import { type Secrets, seal, sign, signWithAll, unseal, verifySignature } from './crypto.ts';

export type CodeKind = 'access' | 'admin';

/** The text that a code's hash is of. */
export const toSignedCode = (projectId: string, kind: CodeKind, code: string) =>
  `${projectId}/${kind}/${code}`;

/** What an encrypted code is bound to. */
export const toCodeBinding = (projectId: string, kind: CodeKind) => `${projectId}/${kind}`;

/** The columns that store an access code: encrypted, to show it again, and a keyed hash to compare with. */
export async function toAccessCodeColumns(secrets: Secrets, projectId: string, code: string) {
  const [accessCodeSealed, accessCodeHash] = await sealAndSign(secrets, projectId, 'access', code);
  return { accessCodeSealed, accessCodeHash };
}

/** The columns that store an admin code. */
export async function toAdminCodeColumns(secrets: Secrets, projectId: string, code: string) {
  const [adminCodeSealed, adminCodeHash] = await sealAndSign(secrets, projectId, 'admin', code);
  return { adminCodeSealed, adminCodeHash };
}

function sealAndSign(secrets: Secrets, projectId: string, kind: CodeKind, code: string) {
  return Promise.all([
    seal(secrets, 'codes', toCodeBinding(projectId, kind), code),
    sign(secrets, 'codes', toSignedCode(projectId, kind, code)),
  ]);
}

/** Decrypts a project's code. Empty if no secret can decrypt it, and a new code has to be set. */
export async function openCode(
  secrets: Secrets,
  row: { projectId: string; accessCodeSealed: string; adminCodeSealed: string },
  kind: CodeKind,
): Promise<string> {
  const sealed = kind === 'access' ? row.accessCodeSealed : row.adminCodeSealed;
  return (await unseal(secrets, 'codes', toCodeBinding(row.projectId, kind), sealed)) ?? '';
}

/** Keyed hashes of a typed code, one per secret that the stored hash may have been made with. */
export function hashTypedCode(
  secrets: Secrets,
  projectId: string,
  kind: CodeKind,
  code: string,
): Promise<string[]> {
  return signWithAll(secrets, 'codes', toSignedCode(projectId, kind, code));
}

/**
 * Compares in constant time. Without a project it does the same work against a hash that matches nothing, so response
 * times do not reveal which project ids exist.
 */
export async function isCode(
  secrets: Secrets,
  projectId: string,
  project: { accessCodeHash: string; adminCodeHash: string } | undefined,
  kind: CodeKind,
  code: string,
): Promise<boolean> {
  const stored = kind === 'access' ? project?.accessCodeHash : project?.adminCodeHash;
  const text = toSignedCode(projectId, kind, code);
  const isMatch = await verifySignature(secrets, 'codes', text, stored ?? UNMATCHABLE_HASH);
  return isMatch && stored !== undefined;
}

/** 32 zero bytes, base64url. */
const UNMATCHABLE_HASH = 'A'.repeat(43);
