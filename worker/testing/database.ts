import { env } from 'cloudflare:workers';

/** env.DB, with `wrap` around every batch; `run` sends the statements. */
export function wrapBatches(wrap: (run: () => Promise<D1Result[]>) => Promise<D1Result[]>): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) => wrap(() => target.batch(statements));
      }
      return Reflect.get(target, name).bind(target);
    },
  });
}

/** env.DB, counting its batches and the rows that they read. */
export function countBatches() {
  const counts = { trips: 0, rowsRead: 0 };
  const database = wrapBatches(async (run) => {
    counts.trips += 1;
    const results = await run();
    counts.rowsRead += results.reduce((sum, result) => sum + result.meta.rows_read, 0);
    return results;
  });
  return { database, counts };
}
