import { readPage } from '../../worker/db/backup/read-page.ts';
import {
  readSchema,
  readSequences,
  type Schema,
  type Sequence,
  type Table,
  type Value,
} from '../../worker/db/backup/schema.ts';
import type { BackupWriter } from './backup-file.ts';
import type { Database } from './database.ts';

/** A database that is copied. */
export type BackupSource = {
  name: string;
  readSchema: () => Promise<{ schema: Schema; sequences: Sequence[] }>;
  /** Writes all rows of a table, in short reads one after the other, and ends the file. Returns how many rows. */
  copyTable: (table: Table, writer: BackupWriter) => Promise<number>;
};

/** A database that is read by this process. */
export const toBackupSource = (database: Database): BackupSource => ({
  name: database.name,
  readSchema: async () => ({
    schema: await readSchema(database),
    sequences: await readSequences(database),
  }),
  copyTable: async (table, writer) => {
    let count = 0;
    let after: Value[] | undefined;
    for (;;) {
      const page = await readPage(database, table, after);
      if (!page) break;
      await writer.write(page.rows);
      count += page.rows.length;
      after = page.after;
    }
    await writer.end();
    return count;
  },
});
