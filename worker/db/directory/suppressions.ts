import { eq } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { suppressions } from '../schema/directory/suppressions.ts';

export async function isSuppressed(db: DirectoryDb, hash: string): Promise<boolean> {
  return (await db.select().from(suppressions).where(eq(suppressions.hash, hash)).get()) !== undefined;
}

export async function insertSuppression(db: DirectoryDb, hash: string, now: number): Promise<void> {
  await db.insert(suppressions).values({ hash, createdAt: now }).onConflictDoNothing();
}

export async function deleteSuppression(db: DirectoryDb, hash: string): Promise<void> {
  await db.delete(suppressions).where(eq(suppressions.hash, hash));
}
