import { DurableObject } from 'cloudflare:workers';
import { readNow } from '../domain/time/clock.ts';

/** What OAuth keeps for one connection or one client, strongly consistent, each entry until it expires. */
export class OAuthStore extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /** The value of a key, or null. */
  read(key: string): string | null {
    if (!this.#hasTable()) return null;
    const [entry] = this.#sql
      .exec<{ value: string }>(
        'SELECT value FROM entries WHERE key = ? AND expires_at > ?',
        key,
        readNow(this.env),
      )
      .toArray();
    return entry?.value ?? null;
  }

  /** Sets the value of a key. */
  async write(key: string, value: string, expiresAt: number): Promise<void> {
    this.#createTable();
    this.#sql.exec('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)', key, value, expiresAt);
    await this.#ensureAlarm(expiresAt);
  }

  /** Sets a key that has no value yet. False if it has one: of parallel calls one gets true. */
  async claim(key: string, expiresAt: number): Promise<boolean> {
    if (this.read(key) !== null) return false;
    await this.write(key, '', expiresAt);
    return true;
  }

  /** Deletes a key. */
  remove(key: string): void {
    if (this.#hasTable()) this.#sql.exec('DELETE FROM entries WHERE key = ?', key);
  }

  /** The keys that begin with a prefix. */
  listKeys(prefix: string): string[] {
    if (!this.#hasTable()) return [];
    return this.#sql
      .exec<{ key: string }>('SELECT key FROM entries WHERE substr(key, 1, ?) = ?', prefix.length, prefix)
      .toArray()
      .map(({ key }) => key);
  }

  /** Deletes what has expired, and the storage once nothing is left. */
  override async alarm(): Promise<void> {
    if (!this.#hasTable()) return;
    this.#sql.exec('DELETE FROM entries WHERE expires_at <= ?', readNow(this.env));
    const { at } = this.#sql.exec<{ at: number | null }>('SELECT min(expires_at) AS at FROM entries').one();
    if (at === null) await this.ctx.storage.deleteAll();
    else await this.#ensureAlarm(at);
  }

  #hasTable(): boolean {
    return this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'entries'").toArray().length > 0;
  }

  #createTable(): void {
    // Before every write: `deleteAll` drops the table while the object stays in memory.
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID',
    );
  }

  /** An alarm that is set stays as it is: it finds out itself whether there is more to wait for. */
  async #ensureAlarm(at: number): Promise<void> {
    const { storage } = this.ctx;
    // The platform's clock has no offset.
    const offset = readNow(this.env) - Date.now();
    if ((await storage.getAlarm()) === null) await storage.setAlarm(at - offset + 1000);
  }
}
