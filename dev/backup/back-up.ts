import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupWriter, readBackupFile } from './backup-file.ts';
import { type Database, readSchema, type Schema, type Value } from './database.ts';
import { readRows } from './read-rows.ts';

/** What a database's folder begins with. */
export type Manifest = {
  database: string;
  takenAt: string;
  schema: Schema;
  /** By table. */
  rows: Record<string, number>;
  sequences: { name: string; seq: number }[];
};

const MANIFEST = 'database.backup';
export const toTableFile = (table: string): string => `${table}.rows`;

/**
 * Copies a database into a folder, in short reads one after the other. Children are read before their parents: a row that
 * is added meanwhile has its parent in the copy.
 */
export async function backUp(
  database: Database,
  folder: string,
  publicKey: string | undefined,
): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const schema = await readSchema(database);
  const rows: Record<string, number> = {};
  for (const table of schema.tables.toReversed()) {
    const writer = new BackupWriter(join(folder, toTableFile(table.name)), publicKey);
    rows[table.name] = 0;
    for await (const page of readRows(database, table)) {
      writer.write(page);
      rows[table.name] = (rows[table.name] ?? 0) + page.length;
    }
    writer.end();
  }
  // Last: ids that were given meanwhile must not be given again.
  const manifest = {
    database: database.name,
    takenAt,
    schema,
    rows,
    sequences: await readSequences(database),
  };
  const writer = new BackupWriter(join(folder, MANIFEST), publicKey);
  writer.write([manifest]);
  writer.end();
  return manifest;
}

async function readSequences(database: Database): Promise<Manifest['sequences']> {
  const [exists] = await database.all("SELECT 1 AS found FROM sqlite_master WHERE name = 'sqlite_sequence'");
  if (!exists) return [];
  const rows = await database.all('SELECT name, seq FROM sqlite_sequence');
  return rows.map(({ name, seq }) => ({ name: String(name), seq: Number(seq) }));
}

export function readManifest(folder: string, privateKey: string | undefined): Manifest {
  const [lines] = readBackupFile<Manifest>(join(folder, MANIFEST), privateKey);
  return (lines as [Manifest])[0];
}

/** The rows of a table in a backup. */
export const readBackupRows = (folder: string, table: string, privateKey: string | undefined) =>
  readBackupFile<Value[]>(join(folder, toTableFile(table)), privateKey);
