import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { DatabaseMessage } from '../domain/itinerary/database-messages.ts';
import type { Db } from './client.ts';
import { type DatabaseMessageRow, databaseMessages } from './schema/shared/messages.ts';
import { selectValuesWhere } from './sql-expressions.ts';

/** How long jobs leave a new message to the request that wrote it, in milliseconds. */
export const LEASE_MS = 20_000;
/** Longest delay before a failed message is tried again. */
const MAX_DELAY_MS = 600_000;

type NewMessage = { id: string; body: DatabaseMessage };

/** The statement that stores a message, if its id is new and `condition` holds. */
export function insertMessage(db: Db, { id, body }: NewMessage, now: number, condition: SQL = sql`true`) {
  const row = { id, body, createdAt: now, nextAt: now + LEASE_MS, attempts: 0 };
  return db
    .insert(databaseMessages)
    .select(selectValuesWhere(databaseMessages, row, condition))
    .onConflictDoNothing();
}

/** Messages that are due, the oldest first. */
export async function listDueMessages(db: Db, now: number): Promise<DatabaseMessageRow[]> {
  return db
    .select()
    .from(databaseMessages)
    .where(lte(databaseMessages.nextAt, now))
    .orderBy(asc(databaseMessages.nextAt))
    .limit(100);
}

/** The statement that deletes a message that was delivered. */
export const deleteMessage = (db: Db, id: string) =>
  db.delete(databaseMessages).where(eq(databaseMessages.id, id));

/** Tries again later, after twice the time that it waited before. */
export async function postponeMessage(
  db: Db,
  { id, attempts }: Pick<DatabaseMessageRow, 'id' | 'attempts'>,
  now: number,
): Promise<void> {
  const delay = Math.min(LEASE_MS * 2 ** attempts, MAX_DELAY_MS);
  await db
    .update(databaseMessages)
    .set({ attempts: attempts + 1, nextAt: now + delay })
    .where(and(eq(databaseMessages.id, id), eq(databaseMessages.attempts, attempts)));
}
