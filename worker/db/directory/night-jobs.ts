import { gte, lte, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { heartbeats } from '../schema/shared/upkeep.ts';

/** Ids of rows: that night jobs are running, and when each of them ran last. 1 is the heartbeat of the database. */
const RUNNING = 3;
const FIRST_JOB = 10;
/** A run that was stopped is over after this: no invocation takes longer. */
const LEASE_MS = 15 * 60_000;

/** When each job ran last, by its place in the list. Epoch milliseconds. */
export async function readNightRuns(db: DirectoryDb): Promise<Map<number, number>> {
  const rows = await db.select().from(heartbeats).where(gte(heartbeats.id, FIRST_JOB));
  return new Map(rows.map(({ id, writtenAt }) => [id - FIRST_JOB, writtenAt]));
}

export const recordNightRun = (db: DirectoryDb, job: number, now: number): Promise<void> =>
  write(db, FIRST_JOB + job, now);

/** False while another run of night jobs is going on. */
export async function leaseNight(db: DirectoryDb, now: number): Promise<boolean> {
  const leased = await db
    .insert(heartbeats)
    .values({ id: RUNNING, writtenAt: now })
    .onConflictDoUpdate({
      target: heartbeats.id,
      set: { writtenAt: now },
      setWhere: lte(heartbeats.writtenAt, now - LEASE_MS),
    })
    .returning();
  return leased.length > 0;
}

export const endNightLease = (db: DirectoryDb): Promise<void> => write(db, RUNNING, 0);

async function write(db: DirectoryDb, id: number, writtenAt: number): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ id, writtenAt })
    .onConflictDoUpdate({ target: heartbeats.id, set: { writtenAt: sql`excluded.written_at` } });
}
