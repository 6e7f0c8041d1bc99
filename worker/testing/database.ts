import { env } from 'cloudflare:workers';

/** env.DB, with `wrap` around every batch, also of its sessions; `run` sends the statements. */
export function wrapBatches(wrap: (run: () => Promise<D1Result[]>) => Promise<D1Result[]>): D1Database {
  const wrapDatabase = <Database extends D1Database | D1DatabaseSession>(database: Database): Database =>
    new Proxy(database, {
      get(target, name) {
        if (name === 'batch') {
          return (statements: D1PreparedStatement[]) => wrap(() => target.batch(statements));
        }
        if (name === 'withSession' && 'withSession' in target) {
          return (constraint: string) => wrapDatabase(target.withSession(constraint));
        }
        return (Reflect.get(target, name) as () => unknown).bind(target);
      },
    });
  return wrapDatabase(env.DB);
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
