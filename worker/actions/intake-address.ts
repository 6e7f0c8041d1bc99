import { formatPersonalAddress, TOKEN_LENGTH } from '../../email-worker/intake-address.ts';
import type { Alias, Intake } from '../contract/intake.ts';
import type { Db } from '../db/client.ts';
import { insertIntakeToken, listAliases, listIntakeTokens, replaceIntakeToken } from '../db/intake.ts';
import type { IntakeTokenRow, MailAliasRow } from '../db/mail-schema.ts';
import { generateCode } from '../domain/access/codes.ts';
import { type Secrets, seal, sign, unseal } from '../domain/access/crypto.ts';
import { toIso } from '../domain/time/iso.ts';
import type { Settings } from '../services/settings.ts';

/** A replaced address keeps working for a week, so that forwarding rules can be updated. */
const REPLACED_ADDRESS_MS = 7 * 24 * 3_600_000;

/** Keyed hash by which the account of an intake address is found, so that the database holds no usable addresses. */
export function hashIntakeToken({ APP_SECRET }: Secrets, token: string): Promise<string> {
  return sign(APP_SECRET, 'intake', token);
}

/** Keyed hash of the token in the email that confirms an alias. */
export function hashAliasToken({ APP_SECRET }: Secrets, token: string): Promise<string> {
  return sign(APP_SECRET, 'intake', `alias/${token}`);
}

/** The addresses an account can forward email to, and its aliases. Creates the personal address on first use. */
export async function readIntake(db: Db, settings: Settings, userId: number, now: number): Promise<Intake> {
  let tokens = await listIntakeTokens(db, userId, now);
  if (!tokens.some(isCurrent)) {
    await insertIntakeToken(db, await createToken(settings, userId, now));
    tokens = await listIntakeTokens(db, userId, now);
  }
  const current = tokens.find(isCurrent);
  const replaced = tokens.find((token) => !isCurrent(token));
  const toAddress = async (row: IntakeTokenRow | undefined) =>
    row && settings.INTAKE_ADDRESS
      ? formatPersonalAddress(await openToken(settings, row), settings.INTAKE_ADDRESS)
      : null;
  const replacedAddress = await toAddress(replaced);
  return {
    address: await toAddress(current),
    previous:
      replacedAddress && replaced?.expiresAt
        ? { address: replacedAddress, until: toIso(replaced.expiresAt) }
        : null,
    sharedAddress: settings.INTAKE_ADDRESS ?? null,
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

async function createToken(secrets: Secrets, userId: number, now: number) {
  const token = generateCode(TOKEN_LENGTH).toLowerCase();
  const [hash, sealed] = await Promise.all([
    hashIntakeToken(secrets, token),
    seal(secrets.APP_SECRET, 'intake', String(userId), token),
  ]);
  return { hash, userId, sealed, createdAt: now };
}

const openToken = ({ APP_SECRET }: Secrets, { userId, sealed }: IntakeTokenRow) =>
  unseal(APP_SECRET, 'intake', String(userId), sealed);

const toAlias = ({ id, email, askedAt, confirmedAt }: MailAliasRow): Alias => ({
  id,
  email,
  status: confirmedAt === null ? 'pending' : 'confirmed',
  createdAt: toIso(confirmedAt ?? askedAt),
});
