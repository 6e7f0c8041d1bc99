import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type OutboxRow, outbox } from './schema/shared/outbox.ts';
import { heartbeats } from './schema/shared/upkeep.ts';

/** The health of one database, for the operator. */
export type DatabaseHealth = {
  bytes: number;
  /** When the heartbeat was last written, by which the age of a replica is known. Epoch milliseconds; 0 if never. */
  heartbeatAt: number;
  /** Since when the oldest unsent email of each kind has been due. Epoch milliseconds. */
  dueSince: { kind: OutboxRow['kind']; at: number }[];
};

/** Reads the health of a database in one round trip. */
export async function readDatabaseHealth(db: Db, now: number): Promise<DatabaseHealth> {
  const [sized, [heartbeat], due] = await Promise.all([
    db.run(sql`SELECT 1`),
    db.select({ at: heartbeats.writtenAt }).from(heartbeats).where(eq(heartbeats.id, 1)),
    db
      .select({ kind: outbox.kind, at: min(outbox.nextAt) })
      .from(outbox)
      .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAt, now)))
      .groupBy(outbox.kind),
  ]);
  return {
    bytes: sized.meta.size_after ?? 0,
    heartbeatAt: heartbeat?.at ?? 0,
    dueSince: due.map(({ kind, at }) => ({ kind, at: at ?? now })),
  };
}
