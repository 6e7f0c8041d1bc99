import { env } from 'cloudflare:workers';
import { listItineraryDatabases } from '../db/databases.ts';
import { type DatabaseCall, sumMeta, wrapDatabase } from './wrap-database.ts';

/** The bindings of the directory and of all databases of itineraries, wrapped. */
export const wrapAll = (onCall: DatabaseCall): Record<string, D1Database> =>
  Object.fromEntries(
    [{ binding: 'DB', d1: env.DB }, ...listItineraryDatabases(env)].map(({ binding, d1 }) => [
      binding,
      wrapDatabase(d1, onCall),
    ]),
  );

/** The bindings of all databases, with `wrap` around every batch, also of their sessions; `run` sends the statements. */
export function wrapBatches(wrap: <T>(run: () => Promise<T>) => Promise<T>): Record<string, D1Database> {
  return wrapAll((run, { isBatch }) => (isBatch ? wrap(run) : run()));
}

/** The bindings of all databases, counting their round trips and the rows that they read. */
export function countRoundTrips() {
  const counts = { trips: 0, rowsRead: 0 };
  const bindings = wrapAll(async (run) => {
    counts.trips += 1;
    const result = await run();
    counts.rowsRead += sumMeta(result, 'rows_read');
    return result;
  });
  return { bindings, counts };
}
