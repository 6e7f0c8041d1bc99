import type { ProjectRow } from '../../db/schema.ts';
import type { Settings } from '../../services/settings.ts';
import { isSigned, seal, sign } from './crypto.ts';

export type CodeKind = 'access' | 'admin';
type CodeColumns = Pick<ProjectRow, 'accessCodeHash' | 'adminCodeHash'>;

const nameCode = (projectId: string, kind: CodeKind, code: string) => `${projectId}/${kind}/${code}`;

/** The two columns of an access code: sealed to be shown again, and a keyed hash to compare with. */
export async function toAccessCodeColumns(settings: Settings, projectId: string, code: string) {
  const [accessCodeSealed, accessCodeHash] = await toColumns(settings, projectId, 'access', code);
  return { accessCodeSealed, accessCodeHash };
}

/** The same for an admin code. */
export async function toAdminCodeColumns(settings: Settings, projectId: string, code: string) {
  const [adminCodeSealed, adminCodeHash] = await toColumns(settings, projectId, 'admin', code);
  return { adminCodeSealed, adminCodeHash };
}

function toColumns({ APP_SECRET }: Settings, projectId: string, kind: CodeKind, code: string) {
  return Promise.all([
    seal(APP_SECRET, 'codes', `${projectId}/${kind}`, code),
    sign(APP_SECRET, 'codes', nameCode(projectId, kind, code)),
  ]);
}

/**
 * Whether `code` is the project's, compared in constant time. Without a project the same work is done
 * against a hash that nothing matches, so that a missing one takes as long as a wrong code.
 */
export async function isCode(
  settings: Settings,
  projectId: string,
  project: CodeColumns | undefined,
  kind: CodeKind,
  code: string,
): Promise<boolean> {
  const stored = kind === 'access' ? project?.accessCodeHash : project?.adminCodeHash;
  const right = await isSigned(
    settings.APP_SECRET,
    'codes',
    nameCode(projectId, kind, code),
    stored ?? NOTHING,
  );
  return right && stored !== undefined;
}

/** 32 zero bytes, base64url. */
const NOTHING = 'A'.repeat(43);
