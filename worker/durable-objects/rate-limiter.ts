import { DurableObject } from 'cloudflare:workers';

/** At most `limit` hits in `windowMs`. */
export type RateRule = {
  name: string;
  limit: number;
  windowMs: number;
  /** Hits with the same member count once. */
  member?: string;
  /** Counts nothing, but refuses over the limit. */
  isCheckOnly?: boolean;
};

/** Sliding-window counters of one subject, such as an IP address, an email address or a project. */
export class RateLimiter extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /** Runs before every use: `deleteAll` drops the table while the object stays in memory. */
  #createTables() {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS hits (name TEXT NOT NULL, member TEXT NOT NULL, at INTEGER NOT NULL, expires_at INTEGER NOT NULL);
       CREATE INDEX IF NOT EXISTS hits_by_time ON hits (name, at);
       CREATE INDEX IF NOT EXISTS hits_by_member ON hits (name, member);
       CREATE INDEX IF NOT EXISTS hits_by_expiry ON hits (expires_at);`,
    );
  }

  /**
   * Counts a hit for every rule and returns 0; or counts none and returns the milliseconds to wait, if one of them is
   * over its limit. A member that was counted before is never over the limit.
   */
  hit(...rules: RateRule[]): number {
    this.#createTables();
    const now = Date.now();
    const wait = Math.max(...rules.map((rule) => this.#computeWait(rule, now)));
    if (wait > 0) return wait;
    const counted = rules.filter(({ isCheckOnly }) => !isCheckOnly);
    if (counted.length === 0) return 0;
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', now);
    for (const { name, windowMs, member = crypto.randomUUID() } of counted) {
      this.#sql.exec('DELETE FROM hits WHERE name = ? AND member = ?', name, member);
      this.#sql.exec('INSERT INTO hits VALUES (?, ?, ?, ?)', name, member, now, now + windowMs);
    }
    // The alarm deletes the storage once no hit is left in its window.
    this.ctx.storage.setAlarm(now + Math.max(...counted.map(({ windowMs }) => windowMs)) + 1000);
    return 0;
  }

  /** Deletes the storage of a deleted subject. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm() {
    this.#createTables();
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', Date.now());
    const next = this.#sql.exec<{ at: number | null }>('SELECT max(expires_at) AS at FROM hits').one().at;
    if (next === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next + 1000);
  }

  #computeWait({ name, limit, windowMs, member }: RateRule, now: number): number {
    const since = now - windowMs;
    const isCounted =
      member !== undefined &&
      this.#sql
        .exec('SELECT 1 FROM hits WHERE name = ? AND member = ? AND at > ?', name, member, since)
        .toArray().length > 0;
    if (isCounted) return 0;
    const [blocking] = this.#sql
      .exec<{ at: number }>(
        'SELECT at FROM hits WHERE name = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?',
        name, since, limit - 1,
      )
      .toArray(); // biome-ignore format: statement and its values
    return blocking ? blocking.at + windowMs - now : 0;
  }
}
