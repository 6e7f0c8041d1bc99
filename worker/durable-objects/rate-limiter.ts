import { DurableObject } from 'cloudflare:workers';

/** At most `limit` in `windowMs`. With `member` set, only different members count. */
export type RateRule = { name: string; limit: number; windowMs: number; member?: string };

/** Counts what one subject (an address, a mailbox, a browser) did lately. One object a subject. */
export class RateLimiter extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /** Before each use, since storage that was given back has no table while the object lives on. */
  #prepare() {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS hits (name TEXT NOT NULL, member TEXT NOT NULL, at INTEGER NOT NULL, expires_at INTEGER NOT NULL);
       CREATE INDEX IF NOT EXISTS hits_by_time ON hits (name, at);`,
    );
  }

  /** Notes one more. Returns 0 when it is within the rule, else the milliseconds to wait; a refused one is not noted. */
  hit(rule: RateRule): number {
    const wait = this.check(rule);
    if (wait > 0) return wait;
    const now = Date.now();
    const { name, windowMs, member = crypto.randomUUID() } = rule;
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', now);
    this.#sql.exec('DELETE FROM hits WHERE name = ? AND member = ?', name, member);
    this.#sql.exec('INSERT INTO hits VALUES (?, ?, ?, ?)', name, member, now, now + windowMs);
    // Storage is given back when nothing was noted for a whole window.
    this.ctx.storage.setAlarm(now + windowMs + 1000);
    return 0;
  }

  /** Like `hit`, but notes nothing. A member already counted passes. */
  check({ name, limit, windowMs, member }: RateRule): number {
    this.#prepare();
    const now = Date.now();
    const rows = this.#sql
      .exec<{ member: string; at: number }>(
        'SELECT member, at FROM hits WHERE name = ? AND at > ? ORDER BY at',
        name, now - windowMs,
      )
      .toArray(); // biome-ignore format: the statement and its values
    if (member !== undefined && rows.some((row) => row.member === member)) return 0;
    const blocking = rows[rows.length - limit];
    return blocking ? blocking.at + windowMs - now : 0;
  }

  /** Gives all storage back at once: the subject is gone. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm() {
    this.#prepare();
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', Date.now());
    const next = this.#sql.exec<{ at: number | null }>('SELECT max(expires_at) AS at FROM hits').one().at;
    if (next === null) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(next + 1000);
  }
}
