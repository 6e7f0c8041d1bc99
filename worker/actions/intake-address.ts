import {
  formatItineraryAddress,
  formatPersonalAddress,
  TOKEN_LENGTH,
} from '../../email-worker/intake-address.ts';
import type { Alias, Intake } from '../contract/intake.ts';
import type { Db, DirectoryDb } from '../db/client.ts';
import { listAliases } from '../db/directory/intake.ts';
import {
  insertIntakeAddress,
  listIntakeAddresses,
  replaceIntakeAddress,
} from '../db/inbox/intake-addresses.ts';
import { type InboxOwner, toOwnerColumns } from '../db/inbox/owner.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { MailAliasRow } from '../db/schema/directory/intake.ts';
import type { IntakeAddressRow } from '../db/schema/shared/mails.ts';
import { generateCode } from '../domain/access/codes.ts';
import { type Secrets, seal, sign, signWithAll, unseal } from '../domain/access/crypto.ts';
import { toItineraryBinding } from '../domain/access/reencrypt.ts';
import { toSlot, toSlotCode } from '../domain/itinerary/project-number.ts';
import { toIso } from '../domain/time/iso.ts';
import type { Settings } from '../services/settings.ts';

/** A replaced address keeps working for a week, so that forwarding rules can be updated. */
const REPLACED_ADDRESS_MS = 7 * 24 * 3_600_000;

/**
 * Keyed hashes, one per secret, by which the owner of an intake address is found, so that the database holds no usable
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
 * account's email is verified.
 */
export async function readIntake(
  db: DirectoryDb,
  settings: Settings,
  { id: userId, emailVerified }: Pick<UserRow, 'id' | 'emailVerified'>,
  now: number,
): Promise<Intake> {
  const owner = { userId };
  const address = await readIntakeAddress(db, settings, owner, now, emailVerified);
  const replaced = (await listIntakeAddresses(db, owner, now)).find((row) => !isCurrent(row));
  const replacedAddress = replaced && (await openAddress(settings, owner, replaced));
  return {
    address,
    previous:
      replacedAddress && replaced.expiresAt
        ? { address: replacedAddress, until: toIso(replaced.expiresAt) }
        : null,
    sharedAddress: (emailVerified && settings.INTAKE_ADDRESS) || null,
    aliases: (await listAliases(db, userId)).map(toAlias),
  };
}

/**
 * The current address of an account or an itinerary. Creates it on first use, if `creates`, and renews one that no secret
 * can decrypt. Null if there is none, or receiving emails is not configured.
 */
export async function readIntakeAddress(
  db: Db,
  settings: Settings,
  owner: InboxOwner,
  now: number,
  creates = true,
): Promise<string | null> {
  const findStored = async () => (await listIntakeAddresses(db, owner, now)).find(isCurrent);
  const stored = await findStored();
  if (!stored && !creates) return null;
  const isUsable = stored && (await openToken(settings, owner, stored)) !== undefined;
  if (stored && !isUsable) await renewIntakeAddress(db, settings, owner, now);
  if (!stored) await insertIntakeAddress(db, await createAddress(settings, owner, now));
  const current = isUsable ? stored : await findStored();
  return (current && (await openAddress(settings, owner, current))) ?? null;
}

/**
 * Gives an account or an itinerary a new address. An account's old one keeps working for seven days, an itinerary's ends at
 * once.
 */
export async function renewIntakeAddress(
  db: Db,
  secrets: Secrets,
  owner: InboxOwner,
  now: number,
): Promise<void> {
  const until = 'userId' in owner ? now + REPLACED_ADDRESS_MS : now;
  await replaceIntakeAddress(db, owner, await createAddress(secrets, owner, now), until);
}

const isCurrent = ({ expiresAt }: IntakeAddressRow) => expiresAt === null;

const toBinding = (owner: InboxOwner) =>
  'userId' in owner ? String(owner.userId) : toItineraryBinding(String(owner.projectId));

/** A row with a new token: `hash` finds its owner, `sealed` can be opened only for that owner. */
async function createAddress(secrets: Secrets, owner: InboxOwner, createdAt: number) {
  // An itinerary's begins with its slot, which says in which database it is.
  const slotCode = 'userId' in owner ? '' : toSlotCode(toSlot(owner.projectId));
  const token = `${slotCode}${generateCode(TOKEN_LENGTH - slotCode.length)}`.toLowerCase();
  const [hash, sealed] = await Promise.all([
    sign(secrets, 'intake', token),
    seal(secrets, 'intake', toBinding(owner), token),
  ]);
  return { hash, sealed, createdAt, ...toOwnerColumns(owner) };
}

/** The token of an address; undefined if no secret can decrypt it. */
const openToken = (secrets: Secrets, owner: InboxOwner, { sealed }: IntakeAddressRow) =>
  unseal(secrets, 'intake', toBinding(owner), sealed);

async function openAddress(
  settings: Settings,
  owner: InboxOwner,
  row: IntakeAddressRow,
): Promise<string | undefined> {
  const token = await openToken(settings, owner, row);
  if (!token || !settings.INTAKE_ADDRESS) return undefined;
  const format = 'userId' in owner ? formatPersonalAddress : formatItineraryAddress;
  return format(token, settings.INTAKE_ADDRESS);
}

const toAlias = ({ id, email, askedAt, confirmedAt }: MailAliasRow): Alias => ({
  id,
  email,
  status: confirmedAt === null ? 'pending' : 'confirmed',
  createdAt: toIso(confirmedAt ?? askedAt),
});
