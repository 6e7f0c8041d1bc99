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

/** The parts of a D1 database that Drizzle calls. */
type DbClient = Pick<D1Database, 'prepare' | 'batch'>;

/** Has no relational queries, which cost time to prepare. */
const createDb = <Kind extends 'directory' | 'itinerary'>(
  kind: Kind,
  client: DbClient,
  change: Partial<ChangeContext>,
) =>
  Object.assign(drizzle(client as D1Database), {
    kind,
    change: { ...BY_HOST, call: crypto.randomUUID(), ...change },
  });

/** Accounts, sessions, coupons, and what accounts receive; one for all. */
export type DirectoryDb = ReturnType<typeof createDb<'directory'>>;

/** Itineraries with everything that belongs to them. No statement and no batch names tables of both kinds. */
export type ItineraryDb = ReturnType<typeof createDb<'itinerary'>>;

/** For tables that both kinds have. */
export type Db = DirectoryDb | ItineraryDb;

/** Reads and writes at the primary, and repeats a read that failed with an error that passes. */
export const createDirectoryDb = (d1: D1Database): DirectoryDb =>
  createDb('directory', new RepeatedReads(d1), {});

/**
 * Opens a database of itineraries: at the primary, with failed reads repeated; `readNearby` reads from the nearest copy. All
 * that is written with this object is logged with `change`, as one call.
 */
export const createItineraryDb = (d1: D1Database, change: Partial<ChangeContext> = {}): ItineraryDb =>
  createItineraryDbOf(new RepeatedReads(d1), change);

/** Like `createItineraryDb`, with a client that does not repeat reads. */
export const createItineraryDbOf = (client: DbClient, change: Partial<ChangeContext> = {}): ItineraryDb =>
  createDb('itinerary', client, change);

/** The database `db`, but its statements log `change` as their author. */
export const withChange = (db: ItineraryDb, change: Partial<ChangeContext>): ItineraryDb =>
  createItineraryDbOf(db.$client, { ...db.change, ...change });

/** The value of `lastChange` in rows that are written at `now`, which must also be their `updatedAt`. */
export const toLastChange = ({ change }: Pick<ItineraryDb, 'change'>, now: number): LastChange => ({
  at: now,
  ...change,
});
