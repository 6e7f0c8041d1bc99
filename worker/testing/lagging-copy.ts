import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { requireItineraryD1, toBindings } from './databases.ts';
import { wrapDatabase } from './wrap-database.ts';

type CopyEnv = { COPY_DB: D1Database; ITINERARY_MIGRATIONS: D1Migration[] };
const { COPY_DB, ITINERARY_MIGRATIONS } = env as unknown as CopyEnv;

/** A copy of one itinerary that is updated only by `catchUp`, like a replica that lags behind. */
export class LaggingCopy {
  /** Batches that it answered. */
  answered = 0;
  fails = false;
  /** What the primary does with a batch or statement instead of executing it. */
  primary: (() => Promise<never>) | undefined;

  readonly #itinerary: { id: number };

  readonly #primary: D1Database;

  private constructor(itinerary: { id: number }) {
    this.#itinerary = itinerary;
    this.#primary = requireItineraryD1(itinerary.id);
  }

  /** Holds this itinerary only. */
  static async create(itinerary: { id: number }): Promise<LaggingCopy> {
    await applyD1Migrations(COPY_DB, ITINERARY_MIGRATIONS);
    const copy = new LaggingCopy(itinerary);
    await copy.catchUp();
    return copy;
  }

  /** The bindings of the itinerary's database; its sessions are answered by this copy. */
  toBindings(): Record<string, D1Database> {
    const session = {
      prepare: (query: string) => COPY_DB.prepare(query),
      batch: async (statements: D1PreparedStatement[]) => {
        if (this.fails) throw new Error('D1_ERROR: the copy does not answer');
        this.answered += 1;
        const results = await COPY_DB.batch(statements);
        return results.map((result) => ({ ...result, meta: { ...result.meta, served_by_primary: false } }));
      },
    };
    const primary = wrapDatabase(this.#primary, (run) => this.primary?.() ?? run());
    const database = new Proxy(primary, {
      get: (target, name) => (name === 'withSession' ? () => session : Reflect.get(target, name)),
    });
    return toBindings(this.#itinerary.id, database);
  }

  /** Takes over everything that was written so far, with a heartbeat of this age in milliseconds. */
  async catchUp(heartbeatAge = 0): Promise<void> {
    await this.#primary
      .prepare('INSERT OR REPLACE INTO heartbeats (id, written_at) VALUES (1, ?)')
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
      const { results } = await this.#primary.prepare(`SELECT * FROM ${table} WHERE ${condition}`).all();
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
