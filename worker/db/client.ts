import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';

/** Reads and writes at the primary; `readNearby` reads from the nearest copy. */
export function createDb(d1: D1Database) {
  return drizzle(d1, { schema });
}

export type Db = ReturnType<typeof createDb>;
