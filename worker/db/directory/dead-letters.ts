import { lte } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { deadLetters } from '../schema/directory/incoming.ts';

/** Deletes dead letters stored before `before`: those of delivery events contain email addresses. */
export async function deleteOldDeadLetters(db: DirectoryDb, before: number): Promise<void> {
  await db.delete(deadLetters).where(lte(deadLetters.diedAt, before));
}

/** Stores a message once. */
export async function insertDeadLetter(db: DirectoryDb, job: typeof deadLetters.$inferInsert): Promise<void> {
  await db.insert(deadLetters).values(job).onConflictDoNothing();
}
