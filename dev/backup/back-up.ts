import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema, Sequence, Value } from '../../worker/db/backup/schema.ts';
import { BackupWriter, readBackupFile } from './backup-file.ts';
import type { BackupSource } from './source.ts';

/** What a database's folder begins with. */
export type Manifest = {
  database: string;
  takenAt: string;
  schema: Schema;
  /** By table. */
  rows: Record<string, number>;
  sequences: Sequence[];
};

const MANIFEST = 'database.backup';
export const toTableFile = (table: string): string => `${table}.rows`;

/**
 * Copies a database into a folder, in short reads one after the other. Children are read before their parents: a row that
 * is added meanwhile has its parent in the copy.
 */
export async function backUp(
  source: BackupSource,
  folder: string,
  publicKey: string | undefined,
): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { schema } = await source.readSchema();
  const rows: Record<string, number> = {};
  for (const table of schema.tables.toReversed()) {
    const writer = new BackupWriter(join(folder, toTableFile(table.name)), publicKey);
    rows[table.name] = await source.copyTable(table, writer);
  }
  // Last: ids that were given meanwhile must not be given again.
  const { sequences } = await source.readSchema();
  const manifest: Manifest = { database: source.name, takenAt, schema, rows, sequences };
  const writer = new BackupWriter(join(folder, MANIFEST), publicKey);
  await writer.write([manifest]);
  await writer.end();
  return manifest;
}

export async function readManifest(folder: string, privateKey: string | undefined): Promise<Manifest> {
  const { value } = await readBackupFile<Manifest>(join(folder, MANIFEST), privateKey).next();
  return (value as [Manifest])[0];
}

/** The rows of a table in a backup. */
export const readBackupRows = (folder: string, table: string, privateKey: string | undefined) =>
  readBackupFile<Value[]>(join(folder, toTableFile(table)), privateKey);
