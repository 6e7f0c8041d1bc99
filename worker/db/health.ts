import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { type OutboxRow, outbox } from './schema/shared/outbox.ts';
import { heartbeats } from './schema/shared/upkeep.ts';

/** What an operator watches of one database. */
export type DatabaseHealth = {
  bytes: number;
  /** When the time was last written that copies compare themselves with; 0 if never. */
  heartbeatAt: number;
  /** When the oldest email of each kind became due that waits to be sent. */
  dueSince: { kind: OutboxRow['kind']; at: number }[];
};

/** Reads it in one round trip. */
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
