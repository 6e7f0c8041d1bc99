import { formatPersonalAddress, TOKEN_LENGTH } from '../../email-worker/sender/address.ts';
import type { Intake } from '../contract/intake.ts';
import type { Db } from '../db/client.ts';
import { insertIntakeToken, listAliases, listIntakeTokens, replaceIntakeToken } from '../db/intake.ts';
import type { IntakeTokenRow, MailAliasRow } from '../db/mail-schema.ts';
import { generateCode } from '../domain/access/codes.ts';
import { seal, sign, unseal } from '../domain/access/crypto.ts';
import type { Settings } from '../services/settings.ts';

/** How long an address works after it was renewed: long enough to change a forwarding rule. */
const OLD_ADDRESS_MS = 7 * 24 * 3_600_000;

/** The keyed hash under which a token's account is found: whoever reads the database has no addresses. */
export function hashIntakeToken(settings: Settings, token: string): Promise<string> {
  return sign(settings.APP_SECRET, 'intake', token);
}

/** The same for the token in a mail that asks whether an address is the account's. */
export function hashAliasToken(settings: Settings, token: string): Promise<string> {
  return sign(settings.APP_SECRET, 'intake', `alias/${token}`);
}

/** Where an account's mail may go. Gives the account its address the first time. */
export async function readIntake(db: Db, settings: Settings, userId: number, now: number): Promise<Intake> {
  let tokens = await listIntakeTokens(db, userId, now);
  if (!tokens.some(isPresent)) {
    await insertIntakeToken(db, await makeToken(settings, userId, now));
    tokens = await listIntakeTokens(db, userId, now);
  }
  const [present, previous] = [tokens.find(isPresent), tokens.find((token) => !isPresent(token))];
  const toAddress = async (row: IntakeTokenRow | undefined) =>
    row && settings.INTAKE_ADDRESS
      ? formatPersonalAddress(await openToken(settings, row), settings.INTAKE_ADDRESS)
      : null;
  const old = await toAddress(previous);
  return {
    address: await toAddress(present),
    previous: old && previous?.expiresAt ? { address: old, until: toIso(previous.expiresAt) } : null,
    sharedAddress: settings.INTAKE_ADDRESS ?? null,
    aliases: (await listAliases(db, userId)).map(toAlias),
  };
}

/** Gives the account a new address; the one it had works for seven more days. */
export async function renewIntake(db: Db, settings: Settings, userId: number, now: number): Promise<void> {
  await replaceIntakeToken(db, await makeToken(settings, userId, now), now + OLD_ADDRESS_MS);
}

const isPresent = ({ expiresAt }: IntakeTokenRow) => expiresAt === null;
const toIso = (instant: number) => new Date(instant).toISOString();

async function makeToken(settings: Settings, userId: number, now: number) {
  const token = generateCode(TOKEN_LENGTH).toLowerCase();
  const [hash, sealed] = await Promise.all([
    hashIntakeToken(settings, token),
    seal(settings.APP_SECRET, 'intake', String(userId), token),
  ]);
  return { hash, userId, sealed, createdAt: now };
}

const openToken = ({ APP_SECRET }: Settings, { userId, sealed }: IntakeTokenRow) =>
  unseal(APP_SECRET, 'intake', String(userId), sealed);

const toAlias = ({ id, email, askedAt, confirmedAt }: MailAliasRow) => ({
  id,
  email,
  status: confirmedAt === null ? ('pending' as const) : ('confirmed' as const),
  createdAt: toIso(confirmedAt ?? askedAt),
});
