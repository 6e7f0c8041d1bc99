import { DurableObject } from 'cloudflare:workers';
import { ATTEMPT_WINDOW_MS, type AttemptDecision, computeAttempt } from '../domain/access/attempts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One attempt to enter a code. Each `subject` has its own counters: `access`, `admin`, or an unknown project id. */
export type CodeAttempt = { subject: string; visitor: string; address: string };

export type CodeAttemptResult = AttemptDecision & {
  /** Pass it to `accept` if the code was correct. */
  attemptId: number;
};

/**
 * Counts wrong codes and stores the counters; `computeAttempt` has the rules. There is one object per project, so that
 * parallel guesses are serialized, and one per IP address for project ids that do not exist.
 */
export class AccessGuard extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /** Runs before every use: `deleteAll` drops the tables while the object stays in memory. */
  #createTables() {
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS failures (
        id INTEGER PRIMARY KEY, subject TEXT NOT NULL, visitor TEXT NOT NULL, address TEXT NOT NULL,
        at INTEGER NOT NULL, stranger INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS failures_by_time ON failures (subject, at);
      CREATE TABLE IF NOT EXISTS entered (subject TEXT NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY (subject, visitor));
      CREATE TABLE IF NOT EXISTS advised (subject TEXT PRIMARY KEY, at INTEGER NOT NULL);
    `);
  }

  /**
   * Records the attempt as failed and decides whether its code may be compared. There is no await between counting and
   * recording, so calls cannot interleave.
   */
  attempt({ subject, visitor, address }: CodeAttempt): CodeAttemptResult {
    const now = Date.now();
    this.#createTables();
    this.#sql.exec('DELETE FROM failures WHERE at <= ?', now - DAY_MS);
    const hasEntered =
      this.#count('SELECT count(*) AS n FROM entered WHERE subject = ? AND visitor = ?', subject, visitor) >
      0;
    const decision = computeAttempt({
      now,
      hasEntered,
      visitorFailures: this.#listFailures('visitor', subject, visitor, now),
      addressFailures: this.#listFailures('address', subject, address, now),
      projectFailuresLastHour: this.#count(
        'SELECT count(*) AS n FROM failures WHERE subject = ? AND at > ?',
        subject,
        now - HOUR_MS,
      ),
      projectFailuresLastDay: this.#count('SELECT count(*) AS n FROM failures WHERE subject = ?', subject),
      lastStrangerTryAt: this.#count(
        'SELECT max(at) AS n FROM failures WHERE subject = ? AND stranger = 1',
        subject,
      ),
      wasAdvisedAt: this.#count('SELECT max(at) AS n FROM advised WHERE subject = ?', subject),
    });
    if (decision.outcome === 'locked') return { ...decision, attemptId: 0 };
    if (decision.adviseOwner) this.#sql.exec('INSERT OR REPLACE INTO advised VALUES (?, ?)', subject, now);
    const { id } = this.#sql
      .exec<{ id: number }>(
        'INSERT INTO failures (subject, visitor, address, at, stranger) VALUES (?, ?, ?, ?, ?) RETURNING id',
        subject, visitor, address, now, hasEntered ? 0 : 1,
      )
      .one(); // biome-ignore format: statement and its values
    this.ctx.waitUntil(this.#setAlarmIn(DAY_MS));
    return { ...decision, attemptId: id };
  }

  /**
   * Call it if the attempt's code was correct: deletes the visitor's failures and remembers its visitor id,
   * `visitorId`. Never remembers an IP address, since many people may share it.
   */
  accept(attemptId: number, visitorId: string): void {
    this.#createTables();
    const attempt = this.#sql
      .exec<{ subject: string; visitor: string; at: number }>(
        'SELECT subject, visitor, at FROM failures WHERE id = ?',
        attemptId,
      )
      .toArray()[0];
    if (!attempt) return;
    const { subject, visitor, at } = attempt;
    this.#sql.exec('DELETE FROM failures WHERE subject = ? AND visitor = ?', subject, visitor);
    this.#sql.exec('INSERT OR IGNORE INTO entered VALUES (?, ?)', subject, visitorId);
    // `attempt` claimed the owner's warning, but the caller sends it only for a wrong code.
    this.#sql.exec('DELETE FROM advised WHERE subject = ? AND at = ?', subject, at);
  }

  /** Deletes the storage of a deleted project. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Deletes failures and their IP addresses after a day. */
  override async alarm(): Promise<void> {
    this.#createTables();
    const now = Date.now();
    this.#sql.exec('DELETE FROM failures WHERE at <= ?', now - DAY_MS);
    this.#sql.exec('DELETE FROM advised WHERE at <= ?', now - DAY_MS);
    const oldest = this.#count(
      'SELECT min(at) AS n FROM (SELECT at FROM failures UNION ALL SELECT at FROM advised)',
    );
    if (oldest > 0) await this.#setAlarmIn(oldest + DAY_MS - now);
    else if (this.#count('SELECT count(*) AS n FROM entered') === 0) await this.ctx.storage.deleteAll();
  }

  async #setAlarmIn(ms: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + ms + 1000);
  }

  #count(query: string, ...values: (string | number)[]): number {
    return this.#sql.exec<{ n: number | null }>(query, ...values).one().n ?? 0;
  }

  #listFailures(column: 'visitor' | 'address', subject: string, value: string, now: number): number[] {
    return this.#sql
      .exec<{ at: number }>(
        `SELECT at FROM failures WHERE subject = ? AND ${column} = ? AND at > ? ORDER BY at, id`,
        subject, value, now - ATTEMPT_WINDOW_MS,
      )
      .toArray()
      .map((row) => row.at); // biome-ignore format: statement and its values
  }
}
