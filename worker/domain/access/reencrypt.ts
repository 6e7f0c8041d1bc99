import { type Secrets, seal, sign, toCurrentOnly, unseal } from './crypto.ts';
import { toCodeBinding, toSignedCode } from './stored-codes.ts';

/**
 * How a kind of stored secret is encrypted. A ciphertext is bound to its `owner`, such as a project id, so that it cannot
 * be decrypted in another row.
 */
type Sealing = {
  purpose: 'codes' | 'links' | 'mail' | 'intake';
  toBinding: (owner: string) => string;
  /** The text whose keyed hash is stored beside the ciphertext, if one is. */
  toHashed?: (owner: string, text: string) => string;
};

const isOwner = (owner: string) => owner;

/** What the token of an itinerary's intake address is bound to; those of accounts are bound to the bare id. */
export const toItineraryBinding = (projectId: string) => `itinerary/${projectId}`;

/** Everything that the database stores encrypted. */
const SEALINGS = {
  'access-codes': {
    purpose: 'codes',
    toBinding: (projectId) => toCodeBinding(projectId, 'access'),
    toHashed: (projectId, code) => toSignedCode(projectId, 'access', code),
  },
  'admin-codes': {
    purpose: 'codes',
    toBinding: (projectId) => toCodeBinding(projectId, 'admin'),
    toHashed: (projectId, code) => toSignedCode(projectId, 'admin', code),
  },
  'link-keys': { purpose: 'links', toBinding: isOwner },
  'intake-addresses': { purpose: 'intake', toBinding: isOwner, toHashed: (_owner, token) => token },
  emails: { purpose: 'mail', toBinding: isOwner },
} satisfies Record<string, Sealing>;

export type SealedKind = keyof typeof SEALINGS;
export const SEALED_KINDS = Object.keys(SEALINGS) as SealedKind[];

/** The ciphertext and keyed hash to store instead; null for kinds without a hash. */
export type ReencryptedValue = { sealed: string; hash: string | null };

/**
 * Encrypts a stored value again with the current secret. `current` if it is already, `unreadable` if neither secret
 * decrypts it.
 */
export async function reencrypt(
  secrets: Secrets,
  kind: SealedKind,
  owner: string,
  sealed: string,
): Promise<ReencryptedValue | 'current' | 'unreadable'> {
  const { purpose, toBinding, toHashed }: Sealing = SEALINGS[kind];
  const bound = toBinding(owner);
  if ((await unseal(toCurrentOnly(secrets), purpose, bound, sealed)) !== undefined) return 'current';
  const text = await unseal(secrets, purpose, bound, sealed);
  if (text === undefined) return 'unreadable';
  return {
    sealed: await seal(secrets, purpose, bound, text),
    hash: toHashed ? await sign(secrets, purpose, toHashed(owner, text)) : null,
  };
}
