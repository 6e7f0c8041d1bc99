import { formatPersonalAddress, TOKEN_LENGTH } from '../../email-worker/intake-address.ts';
import type { Alias, Intake } from '../contract/intake.ts';
import type { UserRow } from '../db/account-schema.ts';
import type { Db } from '../db/client.ts';
import { insertIntakeToken, listAliases, listIntakeTokens, replaceIntakeToken } from '../db/intake.ts';
import type { IntakeTokenRow, MailAliasRow } from '../db/mail-schema.ts';
import { generateCode } from '../domain/access/codes.ts';
import { type Secrets, seal, sign, signWithAll, unseal } from '../domain/access/crypto.ts';
import { toIso } from '../domain/time/iso.ts';
import type { Settings } from '../services/settings.ts';

/** A replaced address keeps working for a week, so that forwarding rules can be updated. */
const REPLACED_ADDRESS_MS = 7 * 24 * 3_600_000;

/**
 * Keyed hashes, one per secret, by which the account of an intake address is found, so that the database holds no usable
 * addresses.
 */
export function hashIntakeToken(secrets: Secrets, token: string): Promise<string[]> {
  return signWithAll(secrets, 'intake', token);
}

/** Keyed hashes, one per secret, of the token in the email that confirms an alias. New rows get the first one. */
export async function hashAliasToken(secrets: Secrets, token: string): Promise<[string, ...string[]]> {
  const [current = '', ...earlier] = await signWithAll(secrets, 'intake', `alias/${token}`);
  return [current, ...earlier];
}

/**
 * The addresses an account can forward email to, and its aliases. Creates the personal address on first use, if the
 * account's email is verified, and renews one that no secret can decrypt.
 */
export async function readIntake(
  db: Db,
  settings: Settings,
  { id: userId, emailVerified }: Pick<UserRow, 'id' | 'emailVerified'>,
  now: number,
): Promise<Intake> {
  let tokens = await listIntakeTokens(db, userId, now);
  const stored = tokens.find(isCurrent);
  const isUsable = stored && (await openToken(settings, stored)) !== undefined;
  if (!isUsable && (stored || emailVerified)) {
    if (stored) await renewIntakeAddress(db, settings, userId, now);
    else await insertIntakeToken(db, await createToken(settings, userId, now));
    tokens = await listIntakeTokens(db, userId, now);
  }
  const replaced = tokens.find((token) => !isCurrent(token));
  const toAddress = async (row: IntakeTokenRow | undefined) => {
    const token = row && (await openToken(settings, row));
    return token && settings.INTAKE_ADDRESS ? formatPersonalAddress(token, settings.INTAKE_ADDRESS) : null;
  };
  const replacedAddress = await toAddress(replaced);
  return {
    address: await toAddress(tokens.find(isCurrent)),
    previous:
      replacedAddress && replaced?.expiresAt
        ? { address: replacedAddress, until: toIso(replaced.expiresAt) }
        : null,
    sharedAddress: (emailVerified && settings.INTAKE_ADDRESS) || null,
    aliases: (await listAliases(db, userId)).map(toAlias),
  };
}

/** Gives the account a new address. The old one keeps working for seven days. */
export async function renewIntakeAddress(
  db: Db,
  secrets: Secrets,
  userId: number,
  now: number,
): Promise<void> {
  await replaceIntakeToken(db, await createToken(secrets, userId, now), now + REPLACED_ADDRESS_MS);
}

const isCurrent = ({ expiresAt }: IntakeTokenRow) => expiresAt === null;

/** A new token of an intake address: `hash` finds its owner, `sealed` can be opened only for the owner `binding`. */
export async function createIntakeToken(secrets: Secrets, binding: string) {
  const token = generateCode(TOKEN_LENGTH).toLowerCase();
  const [hash, sealed] = await Promise.all([
    sign(secrets, 'intake', token),
    seal(secrets, 'intake', binding, token),
  ]);
  return { token, hash, sealed };
}

/** The token that was sealed for an owner; undefined if no secret can decrypt it. */
export const openIntakeToken = (secrets: Secrets, binding: string, sealed: string) =>
  unseal(secrets, 'intake', binding, sealed);

async function createToken(secrets: Secrets, userId: number, createdAt: number) {
  const { hash, sealed } = await createIntakeToken(secrets, String(userId));
  return { hash, userId, sealed, createdAt };
}

const openToken = (secrets: Secrets, { userId, sealed }: IntakeTokenRow) =>
  openIntakeToken(secrets, String(userId), sealed);

const toAlias = ({ id, email, askedAt, confirmedAt }: MailAliasRow): Alias => ({
  id,
  email,
  status: confirmedAt === null ? 'pending' : 'confirmed',
  createdAt: toIso(confirmedAt ?? askedAt),
});
