import { quote, readSchema, type Table, type Value } from '../../worker/db/backup/schema.ts';
import { CommandError } from '../steps.mjs';
import { type Manifest, readBackupRows, readManifest } from './back-up.ts';
import type { Database, Statement } from './database.ts';

/** Restored rows by table, and those left out because what they belong to was deleted while the backup was taken. */
export type RestoredRows = { rows: Record<string, number>; leftOut: number };

/**
 * Restores a database's folder into an empty database: tables, rows, indexes, views, and triggers last, which would log
 * the rows as changes. Throws CommandError if the database has tables.
 */
export async function restore(
  database: Database,
  folder: string,
  privateKey: string | undefined,
): Promise<RestoredRows> {
  const manifest = await readManifest(folder, privateKey);
  const existing = await readSchema(database);
  if (existing.tables.length > 0) throw new CommandError(`The database ${database.name} is not empty.`);
  const { tables, indexes, views, triggers } = manifest.schema;
  for (const { sql } of tables) await database.run([{ sql, params: [] }]);
  const restored: RestoredRows = { rows: {}, leftOut: 0 };
  for (const table of tables) {
    for await (const rows of readBackupRows(folder, table.name, privateKey)) {
      const inserted = await insertRows(database, table, rows);
      restored.rows[table.name] = (restored.rows[table.name] ?? 0) + inserted;
      restored.leftOut += rows.length - inserted;
    }
  }
  await restoreSequences(database, manifest);
  for (const sql of [...indexes, ...views, ...triggers]) await database.run([{ sql, params: [] }]);
  return restored;
}

/** The statement that inserts a row. */
export const toInsert = (table: Table, row: Value[]): Statement => ({
  // Bound values: a statement's text is limited to 100 KB, a row to 2 MB.
  sql: `INSERT INTO ${quote(table.name)} (${table.columns.map(quote).join(', ')}) VALUES (${row.map(() => '?').join(', ')})`,
  params: row,
});

/** Rows of one transaction. */
const BATCH = 100;

/** Inserts rows, all that can be. Returns how many. */
async function insertRows(database: Database, table: Table, rows: Value[][]): Promise<number> {
  let inserted = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    try {
      await database.run(batch.map((row) => toInsert(table, row)));
      inserted += batch.length;
    } catch (error) {
      if (!isWithoutParent(error)) throw error;
      inserted += await insertOneByOne(database, table, batch);
    }
  }
  return inserted;
}

async function insertOneByOne(database: Database, table: Table, rows: Value[][]): Promise<number> {
  let left = rows;
  // A row may refer to another one of its table that comes later.
  for (;;) {
    const failed: Value[][] = [];
    for (const row of left) {
      await database.run([toInsert(table, row)]).catch((error: unknown) => {
        if (!isWithoutParent(error)) throw error;
        failed.push(row);
      });
    }
    if (failed.length === left.length || failed.length === 0) return rows.length - failed.length;
    left = failed;
  }
}

const isWithoutParent = (error: unknown) => error instanceof Error && /FOREIGN KEY/i.test(error.message);

async function restoreSequences(database: Database, { sequences }: Manifest) {
  for (const { name, seq } of sequences) {
    await database.run([
      { sql: 'DELETE FROM sqlite_sequence WHERE name = ?', params: [name] },
      { sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', params: [name, seq] },
    ]);
  }
}
