import { DurableObject } from 'cloudflare:workers';
import { readNow } from '../domain/time/clock.ts';

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
  readonly #reads = new Map<string, { endsAt: number; count: number }>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /**
   * Counts a hit for every rule and returns 0; or counts none and returns the milliseconds to wait, if one of them is
   * over its limit. A member that was counted before is never over the limit. A hit is one row per rule, and what only
   * checks writes nothing: the platform bills rows written.
   */
  async hit(...rules: RateRule[]): Promise<number> {
    const counted = rules.filter(({ isCheckOnly }) => !isCheckOnly);
    if (counted.length === 0 && !this.#hasTable()) return 0;
    // Before every use: `deleteAll` drops the table while the object stays in memory.
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS hits (
      name TEXT NOT NULL, member TEXT NOT NULL, at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
      PRIMARY KEY (name, member)) WITHOUT ROWID`);
    const now = readNow(this.env);
    const wait = Math.max(...rules.map((rule) => this.#computeWait(rule, now)));
    if (wait > 0) return wait;
    for (const { name, windowMs, member = crypto.randomUUID() } of counted) {
      this.#sql.exec('INSERT OR REPLACE INTO hits VALUES (?, ?, ?, ?)', name, member, now, now + windowMs);
    }
    if (counted.length > 0)
      await this.#ensureAlarm(now + Math.max(...counted.map(({ windowMs }) => windowMs)));
    return 0;
  }

  /** Makes the counted hits of a member ordinary ones, so that the next one with it counts too. */
  forgetMember(member: string): number {
    if (this.#hasTable()) {
      this.#sql.exec('UPDATE hits SET member = hex(randomblob(16)) WHERE member = ?', member);
    }
    return 0;
  }

  /**
   * Counts reads in a fixed window, and returns the milliseconds to wait once they reach the limit. In memory: a browser
   * that reads so seldom that the object leaves memory meanwhile is far from the limit, and no row is written.
   */
  countReads({ name, limit, windowMs }: RateRule, reads: number): number {
    const now = readNow(this.env);
    const known = this.#reads.get(name);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMs, count: 0 };
    this.#reads.set(name, window);
    window.count += reads;
    return window.count >= limit ? window.endsAt - now : 0;
  }

  /**
   * Takes one of the `limit` that all names share in a period, such as a day, and returns how many are taken; -1 if none
   * is left. Earlier periods are forgotten.
   */
  take(period: string, name: string, limit: number): number {
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS taken (
      period TEXT NOT NULL, name TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (period, name)) WITHOUT ROWID`);
    const taken = this.#sum(period);
    if (taken >= limit) return -1;
    if (taken === 0) this.#sql.exec('DELETE FROM taken WHERE period < ?', period);
    this.#sql.exec(
      'INSERT INTO taken VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1', period, name,
    ); // biome-ignore format: statement and its values
    return taken + 1;
  }

  /** How many each name has taken in a period. */
  readTaken(period: string): Record<string, number> {
    if (!this.#hasTable('taken')) return {};
    const rows = this.#sql.exec<{ name: string; count: number }>(
      'SELECT name, count FROM taken WHERE period = ?', period,
    ); // biome-ignore format: statement and its values
    return Object.fromEntries([...rows].map(({ name, count }) => [name, count]));
  }

  #sum(period: string): number {
    const { total } = this.#sql
      .exec<{ total: number }>('SELECT coalesce(sum(count), 0) AS total FROM taken WHERE period = ?', period)
      .one();
    return total;
  }

  /** Forgets the hits of a rule. */
  forgetRule(name: string): number {
    if (this.#hasTable()) this.#sql.exec('DELETE FROM hits WHERE name = ?', name);
    return 0;
  }

  /** Deletes the storage of a deleted subject. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Deletes expired hits. Most subjects have no others by then, and their storage is deleted as a whole. */
  override async alarm(): Promise<void> {
    if (!this.#hasTable()) return;
    const now = readNow(this.env);
    const last =
      this.#sql.exec<{ at: number | null }>('SELECT max(expires_at) AS at FROM hits').one().at ?? 0;
    if (last <= now) return this.forget();
    this.#sql.exec('DELETE FROM hits WHERE expires_at <= ?', now);
    await this.#ensureAlarm(last);
  }

  /** An alarm that is set stays as it is: it finds out itself whether there is more to wait for. */
  async #ensureAlarm(at: number): Promise<void> {
    const { storage } = this.ctx;
    // The platform's clock has no offset.
    const offset = readNow(this.env) - Date.now();
    if ((await storage.getAlarm()) === null) await storage.setAlarm(at - offset + 1000);
  }

  #hasTable(name = 'hits'): boolean {
    return this.#sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name).toArray().length > 0;
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
