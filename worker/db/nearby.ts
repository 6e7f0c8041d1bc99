import { sql } from 'drizzle-orm';
import { createItineraryDb, createItineraryDbOf, type Db, type ItineraryDb } from './client.ts';
import { heartbeats } from './schema/shared/upkeep.ts';

/** An older copy of the database is not used, in milliseconds. */
export const MAX_COPY_AGE_MS = 120_000;

/** A column of the rows that `readNearby` reads: when the copy that answers was last up to date. */
export const HEARTBEAT = {
  heartbeat: sql<
    number | null
  >`(SELECT ${heartbeats.writtenAt} FROM ${heartbeats} WHERE ${heartbeats.id} = 1)`.as('heartbeat'),
};

/** Which copy of the database answered, and how old it was. */
export type AnsweredBy = { source: 'primary' | 'replica'; ageMs: number };
export const PRIMARY: AnsweredBy = { source: 'primary', ageMs: 0 };

/** Stores the time that copies of the database compare themselves with. Epoch milliseconds. */
export async function writeHeartbeat(db: Db, now: number): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ id: 1, writtenAt: now })
    .onConflictDoUpdate({ target: heartbeats.id, set: { writtenAt: sql`excluded.written_at` } });
}

/** Stores when the scheduled jobs ran last, and returns when they did before; undefined the first time. */
export async function recordRun(db: Db, now: number): Promise<number | undefined> {
  const [rows] = await db.batch([
    db.select().from(heartbeats).where(sql`${heartbeats.id} = 2`),
    db
      .insert(heartbeats)
      .values({ id: 2, writtenAt: now })
      .onConflictDoUpdate({ target: heartbeats.id, set: { writtenAt: sql`excluded.written_at` } }),
  ]);
  return rows[0]?.writtenAt;
}

/**
 * Reads from the copy of the database nearest to the caller (D1 read replication), in one round trip. Reads from the
 * primary instead if the copy is older than two minutes, if it fails, or if its answer is not `accepted`. `read` runs
 * all its statements in one batch, so they see one state of the database. The first one selects `HEARTBEAT` too; a copy
 * whose age is unknown is not used. `onAnswer` hears which one answered.
 */
export async function readNearby<Found>(
  d1: D1Database,
  read: (db: ItineraryDb) => Promise<Found>,
  accepted: (found: Found) => boolean | Promise<boolean>,
  onAnswer: (answered: AnsweredBy) => void = () => {},
): Promise<Found> {
  const copy = new NearestCopy(d1);
  const found = await read(createItineraryDbOf(copy)).catch(() => undefined);
  if (found !== undefined && (copy.isPrimary || (copy.ageMs < MAX_COPY_AGE_MS && (await accepted(found))))) {
    onAnswer(copy.isPrimary ? PRIMARY : { source: 'replica', ageMs: copy.ageMs });
    return found;
  }
  onAnswer(PRIMARY);
  return read(createItineraryDb(d1));
}

/** The part of a D1 database that a batch of queries needs, answered by any copy. */
class NearestCopy {
  isPrimary = false;
  ageMs = Number.POSITIVE_INFINITY;
  readonly #session: D1DatabaseSession;

  constructor(d1: D1Database) {
    this.#session = d1.withSession('first-unconstrained');
  }

  prepare(query: string): D1PreparedStatement {
    return this.#session.prepare(query);
  }

  async batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const results = await this.#session.batch<Row>(statements);
    const [first] = results as D1Result<{ heartbeat?: number | null }>[];
    this.isPrimary = first?.meta.served_by_primary === true;
    this.ageMs = Math.max(0, Date.now() - (first?.results[0]?.heartbeat ?? 0));
    return results;
  }
}
