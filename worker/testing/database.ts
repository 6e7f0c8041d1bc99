import { env } from 'cloudflare:workers';
import { sumMeta, wrapDatabase } from './wrap-database.ts';

/** env.DB, with `wrap` around every batch, also of its sessions; `run` sends the statements. */
export function wrapBatches(wrap: <T>(run: () => Promise<T>) => Promise<T>): D1Database {
  return wrapDatabase(env.DB, (run, { isBatch }) => (isBatch ? wrap(run) : run()));
}

/** env.DB, counting its round trips and the rows that they read. */
export function countRoundTrips() {
  const counts = { trips: 0, rowsRead: 0 };
  const database = wrapDatabase(env.DB, async (run) => {
    counts.trips += 1;
    const result = await run();
    counts.rowsRead += sumMeta(result, 'rows_read');
    return result;
  });
  return { database, counts };
}
