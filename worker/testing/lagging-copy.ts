import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

type CopyEnv = { COPY_DB: D1Database; TEST_MIGRATIONS: D1Migration[] };
const { COPY_DB, TEST_MIGRATIONS } = env as unknown as CopyEnv;

/** A copy of the test database that changes only when it is told to, like a replica that lags behind. */
export class LaggingCopy {
  /** Batches that it answered. */
  answered = 0;
  fails = false;

  static async create(): Promise<LaggingCopy> {
    await applyD1Migrations(COPY_DB, TEST_MIGRATIONS);
    const copy = new LaggingCopy();
    await copy.catchUp();
    return copy;
  }

  /** The test database; its sessions are answered by this copy. */
  toDatabase(): D1Database {
    const session = {
      prepare: (query: string) => COPY_DB.prepare(query),
      batch: async (statements: D1PreparedStatement[]) => {
        if (this.fails) throw new Error('D1_ERROR: the copy does not answer');
        this.answered += 1;
        const results = await COPY_DB.batch(statements);
        return results.map((result) => ({ ...result, meta: { ...result.meta, served_by_primary: false } }));
      },
    };
    return new Proxy(env.DB, {
      get(database, name) {
        if (name === 'withSession') return () => session;
        const value = Reflect.get(database, name);
        return typeof value === 'function' ? value.bind(database) : value;
      },
    });
  }

  /** Takes over everything that was written so far, with a heartbeat of this age in milliseconds. */
  async catchUp(heartbeatAge = 0): Promise<void> {
    await env.DB.prepare('INSERT OR REPLACE INTO heartbeats (id, written_at) VALUES (1, ?)')
      .bind(Date.now() - heartbeatAge)
      .run();
    const found = await env.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all<{
      name: string;
    }>();
    const tables = found.results.filter(({ name }) => !/^(_cf_|sqlite_|d1_)/.test(name));
    const inserts: D1PreparedStatement[] = [];
    for (const { name } of tables) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
      for (const row of results) {
        const values = Object.values(row).map((value) =>
          Array.isArray(value) ? new Uint8Array(value) : value,
        );
        const columns = Object.keys(row).join();
        const marks = values.map(() => '?').join();
        inserts.push(COPY_DB.prepare(`INSERT INTO ${name} (${columns}) VALUES (${marks})`).bind(...values));
      }
    }
    await COPY_DB.batch([
      COPY_DB.prepare('PRAGMA defer_foreign_keys = on'),
      ...tables.map(({ name }) => COPY_DB.prepare(`DELETE FROM ${name}`)),
      ...inserts,
    ]);
  }
}
