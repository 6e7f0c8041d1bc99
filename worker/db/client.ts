import { drizzle } from 'drizzle-orm/d1';
import { RepeatedReads } from './repeated-reads.ts';
import type { LastChange } from './schema/itinerary/last-change.ts';

/** What the change log needs of a request: who writes, in which call, and how guests are notified. */
export type ChangeContext = Omit<LastChange, 'at'>;

const BY_HOST: Omit<ChangeContext, 'call'> = {
  kind: 'host',
  name: null,
  person: null,
  notify: true,
  note: null,
  isUrgent: false,
  isRestore: false,
};

/**
 * Reads and writes at the primary, and repeats a read that failed with an error that passes; `readNearby` reads from the
 * nearest copy. `change` goes into the log with everything that this object writes, which counts as one call.
 */
export const createDb = (d1: D1Database, change: Partial<ChangeContext> = {}) =>
  createDbOf(new RepeatedReads(d1), change);

/** Has no relational queries, which cost time to prepare. */
export function createDbOf(client: DbClient, change: Partial<ChangeContext> = {}) {
  return Object.assign(drizzle(client as D1Database), {
    change: { ...BY_HOST, call: crypto.randomUUID(), ...change },
  });
}

/** The parts of a D1 database that Drizzle calls. */
type DbClient = Pick<D1Database, 'prepare' | 'batch'>;

/** A database of either kind: what it stores decides which one a query needs. */
export type Db = ReturnType<typeof createDb>;

/** Accounts, sessions, coupons, and what accounts receive; one for all. */
export type DirectoryDb = Db;

/** Itineraries with everything that belongs to them. No statement and no batch names tables of both kinds. */
export type ItineraryDb = Db;

/** The same database, logging `change` instead. */
export const withChange = (db: Db, change: Partial<ChangeContext>): Db =>
  createDbOf(db.$client, { ...db.change, ...change });

/** The value of `lastChange` in rows that are written at `now`, which must also be their `updatedAt`. */
export const toLastChange = ({ change }: Pick<Db, 'change'>, now: number): LastChange => ({
  at: now,
  ...change,
});
