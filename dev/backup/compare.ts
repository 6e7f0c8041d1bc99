import { createHash } from 'node:crypto';
import { readRows } from '../../worker/db/backup/read-page.ts';
import type { ReadableDatabase, Value } from '../../worker/db/backup/schema.ts';
import { CommandError } from '../steps.mjs';
import { readBackupRows, readManifest } from './back-up.ts';

const hash = (row: Value[]) => createHash('sha256').update(JSON.stringify(row)).digest('base64');

/**
 * Compares every row of a database with a backup of it. Returns how many are equal. Throws CommandError for the first
 * table with rows that only one of them has, but for `leftOut` of the backup.
 */
export async function compareWithBackup(
  database: ReadableDatabase,
  folder: string,
  privateKey: string | undefined,
  leftOut = 0,
): Promise<number> {
  let equal = 0;
  let missing = 0;
  for (const table of (await readManifest(folder, privateKey)).schema.tables) {
    const expected = new Set<string>();
    for await (const rows of readBackupRows(folder, table.name, privateKey))
      for (const row of rows) expected.add(hash([...row]));
    for await (const page of readRows(database, table)) {
      const unknown = page.filter((row) => !expected.delete(hash(row)));
      if (unknown.length > 0)
        throw new CommandError(`${table.name} has ${unknown.length} rows that the backup does not have.`);
      equal += page.length;
    }
    missing += expected.size;
    if (missing > leftOut)
      throw new CommandError(
        `${missing} rows of the backup are missing, the last of ${table.name}; ${leftOut} were expected.`,
      );
  }
  return equal;
}
