import { sql } from 'drizzle-orm';
import { isTemporaryFailure } from '../domain/database-errors.ts';
import { createItineraryDb, createItineraryDbOf, type Db, type ItineraryDb } from './client.ts';
import { within } from './deadlines.ts';
import { heartbeats } from './schema/shared/upkeep.ts';

/** An older copy of the database is not used while the primary answers, in milliseconds. */
export const MAX_COPY_AGE_MS = 120_000;
/** An older one is never used. */
const MAX_OLD_COPY_MS = 3_600_000;
/** After this time without an answer of a copy the primary is asked too, and after as long again any copy will do. */
const WAIT_MS = 1_500;

/** A column of the rows that `readNearby` reads: when the copy that answers was last up to date. */
export const HEARTBEAT = {
  heartbeat: sql<
    number | null
  >`(SELECT ${heartbeats.writtenAt} FROM ${heartbeats} WHERE ${heartbeats.id} = 1)`.as('heartbeat'),
};

/**
 * Which copy of the database answered, and how old it was. `isOld`: changes may be missing, since the primary did not
 * answer and no copy was fresh.
 */
export type AnsweredBy = { source: 'primary' | 'replica'; ageMs: number; isOld?: boolean };
export const PRIMARY: AnsweredBy = { source: 'primary', ageMs: 0 };

/** Stores the time that copies of the database compare themselves with. Epoch milliseconds. */
export async function writeHeartbeat(db: Db, now: number): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ id: 1, writtenAt: now })
    .onConflictDoUpdate({ target: heartbeats.id, set: { writtenAt: sql`excluded.written_at` } });
}

/**
 * Reads from the copy of the database nearest to the caller (D1 read replication), in one round trip. Reads from the
 * primary too if the copy is older than two minutes, if it fails or is late, or if its answer is not `accepted`. When the
 * primary does not answer soon, or fails with an error that passes, an accepted copy of up to an hour is used. `read` runs
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
  const nearby = read(createItineraryDbOf(copy)).catch(() => undefined);
  const fresh = findUsable(MAX_COPY_AGE_MS);
  const first = await within(fresh, WAIT_MS);
  if (first !== undefined) return answer(first, copy.answeredBy);

  const primary = read(createItineraryDb(d1));
  const isBroken = primary.then(
    () => false,
    (error: unknown) => !isTemporaryFailure(error),
  );
  const soon = await within(
    Promise.any([
      primary.then((found) => ({ found, by: PRIMARY })),
      fresh.then(requireFound).then((found) => ({ found, by: copy.answeredBy })),
    ]).catch(() => undefined),
    WAIT_MS,
  );
  if (soon) return answer(soon.found, soon.by);
  const old = (await within(isBroken, 0)) ? undefined : await within(findUsable(MAX_OLD_COPY_MS), 0);
  if (old !== undefined) return answer(old, { ...copy.answeredBy, isOld: true });
  return answer(await primary, PRIMARY);

  async function findUsable(maxAgeMs: number): Promise<Found | undefined> {
    const found = await nearby;
    if (found === undefined || copy.isPrimary) return found;
    return copy.ageMs < maxAgeMs && (await accepted(found)) ? found : undefined;
  }

  function answer(found: Found, by: AnsweredBy): Found {
    onAnswer(by);
    return found;
  }
}

function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('No copy has a usable answer');
  return found;
}

/** The part of a D1 database that a batch of queries needs, answered by any copy. */
class NearestCopy {
  isPrimary = false;
  ageMs = Number.POSITIVE_INFINITY;
  readonly #session: D1DatabaseSession;

  constructor(d1: D1Database) {
    this.#session = d1.withSession('first-unconstrained');
  }

  get answeredBy(): AnsweredBy {
    return this.isPrimary ? PRIMARY : { source: 'replica', ageMs: this.ageMs };
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
