import { DurableObject } from 'cloudflare:workers';

/** At most `limit` hits in `windowMs`. With `member` set, hits with the same member count once. */
export type RateRule = { name: string; limit: number; windowMs: number; member?: string };

/** Sliding-window counters of one subject, such as an IP address, an email address or a browser. */
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
       CREATE INDEX IF NOT EXISTS hits_by_time ON hits (name, at);`,
    );
  }

  /** Counts a hit. Returns 0 if it is within the limit, else the milliseconds to wait; rejected hits do not count. */
  hit(rule: RateRule): number {
    const wait = this.check(rule);
    if (wait > 0) return wait;
    const now = Date.now();
    const { name, windowMs, member = crypto.randomUUID() } = rule;
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', now);
    this.#sql.exec('DELETE FROM hits WHERE name = ? AND member = ?', name, member);
    this.#sql.exec('INSERT INTO hits VALUES (?, ?, ?, ?)', name, member, now, now + windowMs);
    // The alarm deletes the storage once no hit is left in its window.
    this.ctx.storage.setAlarm(now + windowMs + 1000);
    return 0;
  }

  /** Like `hit`, but counts nothing. A member that was counted before passes. */
  check({ name, limit, windowMs, member }: RateRule): number {
    this.#createTables();
    const now = Date.now();
    const rows = this.#sql
      .exec<{ member: string; at: number }>(
        'SELECT member, at FROM hits WHERE name = ? AND at > ? ORDER BY at',
        name, now - windowMs,
      )
      .toArray(); // biome-ignore format: statement and its values
    if (member !== undefined && rows.some((row) => row.member === member)) return 0;
    const blocking = rows[rows.length - limit];
    return blocking ? blocking.at + windowMs - now : 0;
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
}
