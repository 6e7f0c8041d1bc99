import { MAX_COPY_AGE_MS } from '../nearby.ts';
import type { DatabaseRow, ReadableDatabase } from './schema.ts';

/** A database as a backup reads it: from its nearest copy, never from an older state than one that was read before. */
export class BackupSession implements ReadableDatabase {
  /** Whether copies answered, and not the primary. */
  isReplica = true;
  readonly #session: D1DatabaseSession;

  private constructor(d1: D1Database, constraint: string) {
    this.#session = d1.withSession(constraint);
  }

  /**
   * Goes on at the state that `bookmark` names. Without one, begins at that of the nearest copy, or of the primary if the
   * copy is older than two minutes.
   */
  static async open(d1: D1Database, bookmark: string | undefined, now: number): Promise<BackupSession> {
    if (bookmark !== undefined) return new BackupSession(d1, bookmark);
    const nearest = new BackupSession(d1, 'first-unconstrained');
    const [row] = await nearest.all('SELECT written_at FROM heartbeats WHERE id = 1');
    const isFresh = !nearest.isReplica || now - Number(row?.written_at ?? 0) < MAX_COPY_AGE_MS;
    return isFresh ? nearest : new BackupSession(d1, 'first-primary');
  }

  /** Names the state that was read last. */
  get bookmark(): string | undefined {
    return this.#session.getBookmark() ?? undefined;
  }

  async all(sql: string, params: unknown[] = []): Promise<DatabaseRow[]> {
    const { results, meta } = await this.#session
      .prepare(sql)
      .bind(...params)
      .all<DatabaseRow>();
    this.isReplica &&= meta.served_by_primary === false;
    return results;
  }
}
