import type { ReadableDatabase, Value } from '../../worker/db/backup/schema.ts';

export type Statement = { sql: string; params: Value[] };

/** A D1 database, local or deployed. `run` is one transaction. */
export type Database = ReadableDatabase & {
  name: string;
  run: (statements: Statement[]) => Promise<void>;
};

export type OpenDatabases = { databases: Database[]; close: () => Promise<void> };
