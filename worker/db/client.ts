import { drizzle } from 'drizzle-orm/d1';
import type { LastChange } from './last-change.ts';

/** Who writes, and what guests are told about it: what the change log needs of a request. */
export type ChangeContext = Omit<LastChange, 'at'>;

const BY_HOST: ChangeContext = {
  kind: 'host',
  name: null,
  person: null,
  notify: true,
  note: null,
  isRestore: false,
};

/**
 * Reads and writes at the primary; `readNearby` reads from the nearest copy. Has no relational queries, which cost time to
 * prepare. `change` goes into the log with everything that this object writes.
 */
export function createDb(d1: D1Database, change: Partial<ChangeContext> = {}) {
  return Object.assign(drizzle(d1), { change: { ...BY_HOST, ...change } });
}

export type Db = ReturnType<typeof createDb>;

/** The same database, logging `change` instead. */
export const withChange = (db: Db, change: Partial<ChangeContext>): Db =>
  createDb(db.$client, { ...db.change, ...change });

/** The value of `lastChange` in rows that are written at `now`, which must also be their `updatedAt`. */
export const toLastChange = ({ change }: Pick<Db, 'change'>, now: number): LastChange => ({
  at: now,
  ...change,
});
