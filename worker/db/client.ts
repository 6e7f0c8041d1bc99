import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';

/**
 * The database of one request. Every read goes to the primary: the rows that say who may read travel
 * with the content, and a right that was taken away must be gone on the next call.
 */
export function createDb(d1: D1Database) {
  return drizzle(d1, { schema });
}

export type Db = ReturnType<typeof createDb>;
