import { and, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { type IntakeAddressRow, intakeAddresses } from '../schema/shared/mails.ts';
import { type InboxOwner, isAddressOf } from './owner.ts';

type NewAddress = Omit<IntakeAddressRow, 'expiresAt'>;

const isWorking = (now: number) =>
  sql`(${intakeAddresses.expiresAt} IS NULL OR ${intakeAddresses.expiresAt} > ${now})`;

/** The owner's intake addresses that still work: the current one and replaced ones that have not expired. */
export async function listIntakeAddresses(
  db: Db,
  owner: InboxOwner,
  now: number,
): Promise<IntakeAddressRow[]> {
  return db
    .select()
    .from(intakeAddresses)
    .where(and(isAddressOf(owner), isWorking(now)))
    .orderBy(desc(intakeAddresses.createdAt));
}

/** Inserts the owner's first intake address. Does nothing if it has one. */
export async function insertIntakeAddress(db: Db, address: NewAddress): Promise<void> {
  await db
    .insert(intakeAddresses)
    .values({ ...address, expiresAt: null })
    .onConflictDoNothing();
}

/** Replaces the current intake address, which keeps working until `until`. Older ones stop working now. */
export async function replaceIntakeAddress(
  db: Db,
  owner: InboxOwner,
  address: NewAddress,
  until: number,
): Promise<void> {
  await db.batch([
    db.delete(intakeAddresses).where(and(isAddressOf(owner), isNotNull(intakeAddresses.expiresAt))),
    db.update(intakeAddresses).set({ expiresAt: until }).where(isAddressOf(owner)),
    db.insert(intakeAddresses).values({ ...address, expiresAt: null }),
  ]);
}

/** Whose working intake address has a token with one of these hashes. */
export async function findOwnerByIntakeToken(
  db: Db,
  hashes: string[],
  now: number,
): Promise<InboxOwner | undefined> {
  const found = await db
    .select({ userId: intakeAddresses.userId, projectId: intakeAddresses.projectId })
    .from(intakeAddresses)
    .where(and(inArray(intakeAddresses.hash, hashes), isWorking(now)))
    .orderBy(isNull(intakeAddresses.userId))
    .get();
  if (!found) return undefined;
  const { userId, projectId } = found;
  return userId === null ? { projectId: projectId ?? 0 } : { userId };
}

/** The statement that deletes expired intake addresses. */
export const deleteExpiredAddresses = (db: Db, now: number) =>
  db.delete(intakeAddresses).where(sql`${intakeAddresses.expiresAt} <= ${now}`);
