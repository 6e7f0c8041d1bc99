import { and, asc, eq, getTableColumns, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SealedKind } from '../domain/access/reencrypt.ts';
import type { Db } from './client.ts';
import { projects } from './schema/itinerary/itineraries.ts';
import { intakeAddresses } from './schema/shared/mails.ts';
import { outbox } from './schema/shared/outbox.ts';
import { reencryptionProgress } from './schema/shared/upkeep.ts';

export type ReencryptionProgress = Omit<typeof reencryptionProgress.$inferSelect, 'target'> & {
  target: SealedKind;
};

/** A stored ciphertext. `owner` is what it is bound to. */
export type SealedRow = { key: string; owner: string; sealed: string };

/** A new ciphertext and hash for the row `key` that still has the ciphertext `old`. */
export type ReencryptedRow = { key: string; old: string; sealed: string; hash: string | null };

type SealedColumns = {
  table: SQLiteTable;
  key: SQLiteColumn;
  owner: SQLiteColumn | SQL;
  sealed: SQLiteColumn;
  hash?: SQLiteColumn;
};

const byProject = { table: projects, key: projects.projectId, owner: projects.projectId };

const COLUMNS: Record<SealedKind, SealedColumns> = {
  'access-codes': { ...byProject, sealed: projects.accessCodeSealed, hash: projects.accessCodeHash },
  'admin-codes': { ...byProject, sealed: projects.adminCodeSealed, hash: projects.adminCodeHash },
  'link-keys': { ...byProject, sealed: projects.linkKeySealed },
  'intake-addresses': {
    table: intakeAddresses,
    key: intakeAddresses.hash,
    // What `toItineraryBinding` returns, or the bare id of an account.
    owner: sql`coalesce(CAST(${intakeAddresses.userId} AS TEXT), 'itinerary/' || ${intakeAddresses.projectId})`,
    sealed: intakeAddresses.sealed,
    hash: intakeAddresses.hash,
  },
  emails: { table: outbox, key: outbox.id, owner: outbox.id, sealed: outbox.sealed },
};

/** The progress of sealing everything with the secret `keyId`. Starts at the beginning if the last secret was another. */
export async function startReencryption(
  db: Db,
  keyId: string,
  kinds: SealedKind[],
  now: number,
): Promise<ReencryptionProgress[]> {
  const [, , rows] = await db.batch([
    db.delete(reencryptionProgress).where(ne(reencryptionProgress.keyId, keyId)),
    db
      .insert(reencryptionProgress)
      .values(kinds.map((target) => ({ keyId, target, startedAt: now })))
      .onConflictDoNothing(),
    db.select().from(reencryptionProgress).where(eq(reencryptionProgress.keyId, keyId)),
  ]);
  return rows as ReencryptionProgress[];
}

/** The next rows after the key `cursor`, in the order of their keys. */
export async function listSealedRows(
  db: Db,
  kind: SealedKind,
  cursor: string | null,
  limit: number,
): Promise<SealedRow[]> {
  const { table, key, owner, sealed } = COLUMNS[kind];
  const rows = await db
    .select({ key: sql<string>`${key}`, owner: sql<string>`${owner}`, sealed: sql<string>`${sealed}` })
    .from(table)
    .where(and(gt(key, cursor ?? ''), isNotNull(sealed)))
    .orderBy(asc(key))
    .limit(limit);
  return rows.map((row) => ({ ...row, owner: String(row.owner) }));
}

/**
 * Stores reencrypted rows, except those that were changed since they were read, and the progress with them. Undefined
 * `cursor` means that there are no more rows. Does not count twice if another run did the same batch.
 */
export async function saveReencrypted(
  db: Db,
  { keyId, target, cursor: seenCursor }: ReencryptionProgress,
  rows: ReencryptedRow[],
  step: { cursor: string | undefined; processed: number; unreadable: number },
  now: number,
): Promise<void> {
  const { cursor, processed, unreadable } = step;
  await db.batch([
    updateSealed(db, COLUMNS[target], rows),
    db
      .update(reencryptionProgress)
      .set({
        ...(cursor === undefined ? { finishedAt: now } : { cursor }),
        processed: sql`${reencryptionProgress.processed} + ${processed}`,
        unreadable: sql`${reencryptionProgress.unreadable} + ${unreadable}`,
      })
      .where(
        and(
          eq(reencryptionProgress.keyId, keyId),
          eq(reencryptionProgress.target, target),
          sql`${reencryptionProgress.cursor} IS ${seenCursor}`,
        ),
      ),
  ]);
}

/** One statement, because the number of statements in a run is limited. */
function updateSealed(db: Db, { table, key, sealed, hash }: SealedColumns, rows: ReencryptedRow[]) {
  const read = (field: keyof ReencryptedRow) => sql`reencrypted.value ->> ${sql.raw(`'$.${field}'`)}`;
  const change: Record<string, SQL> = { [nameOf(sealed)]: read('sealed') };
  if (hash) change[nameOf(hash)] = read('hash');
  return db
    .update(table)
    .set(change)
    .from(sql`json_each(${JSON.stringify(rows)}) AS reencrypted`)
    .where(and(sql`${key} = ${read('key')}`, sql`${sealed} = ${read('old')}`));
}

/** Drizzle's name of a column. */
const nameOf = (column: SQLiteColumn) =>
  Object.entries(getTableColumns(column.table)).find(([, other]) => other === column)?.[0] ?? '';
