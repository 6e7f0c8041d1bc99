import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';

/**
 * Without the D1 Sessions API, so every read goes to the primary: a replica could still show a grant version that
 * was already revoked.
 */
export function createDb(d1: D1Database) {
  return drizzle(d1, { schema });
}

export type Db = ReturnType<typeof createDb>;
