import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

type CopyEnv = { COPY_DB: D1Database; TEST_MIGRATIONS: D1Migration[] };
const { COPY_DB, TEST_MIGRATIONS } = env as unknown as CopyEnv;

/** A copy of one itinerary that is updated only by `catchUp`, like a replica that lags behind. */
export class LaggingCopy {
  /** Batches that it answered. */
  answered = 0;
  fails = false;

  readonly #itinerary: { id: number };

  private constructor(itinerary: { id: number }) {
    this.#itinerary = itinerary;
  }

  /** Holds this itinerary only. */
  static async create(itinerary: { id: number }): Promise<LaggingCopy> {
    await applyD1Migrations(COPY_DB, TEST_MIGRATIONS);
    const copy = new LaggingCopy(itinerary);
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
    const { id } = this.#itinerary;
    const rows = {
      projects: `id = ${id}`,
      events: `project_id = ${id}`,
      faqs: `project_id = ${id}`,
      people: `project_id = ${id}`,
      heartbeats: '1',
    };
    const writes: D1PreparedStatement[] = [];
    for (const [table, condition] of Object.entries(rows)) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table} WHERE ${condition}`).all();
      // Deleting the project deletes its rows too, before they are inserted again.
      writes.push(COPY_DB.prepare(`DELETE FROM ${table}`));
      for (const row of results) {
        const columns = Object.keys(row);
        const marks = columns.map(() => '?').join();
        const insert = COPY_DB.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${marks})`);
        writes.push(insert.bind(...Object.values(row)));
      }
    }
    await COPY_DB.batch(writes);
  }
}
