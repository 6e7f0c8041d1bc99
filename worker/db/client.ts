import { drizzle } from 'drizzle-orm/d1';

/** Reads and writes at the primary; `readNearby` reads from the nearest copy. Has no relational queries, which cost time to prepare. */
export function createDb(d1: D1Database) {
  return drizzle(d1);
}

export type Db = ReturnType<typeof createDb>;
