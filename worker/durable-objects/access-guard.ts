import { DurableObject } from 'cloudflare:workers';
import { ATTEMPT_WINDOW_MS, type AttemptDecision, computeAttempt } from '../domain/access/attempts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One try at a code. `subject` keeps counters apart: `access`, `admin`, or a missed project id. */
export type Attempt = { subject: string; visitor: string; address: string };

export type AttemptAnswer = AttemptDecision & {
  /** To be handed to `accept` when the code was right. */
  attemptId: number;
};

/**
 * Counts wrong codes. One object a project, so parallel guesses meet here one after the other; one an
 * address for ids that do not exist. The rules are `computeAttempt`'s, this keeps the numbers.
 */
export class AccessGuard extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
  }

  /** Before each use, since storage that was given back has no tables while the object lives on. */
  #prepare() {
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
   * Records a try as a failure and says whether its code may be compared. No await stands between the
   * counting and the recording, so a second call cannot come in between.
   */
  attempt({ subject, visitor, address }: Attempt): AttemptAnswer {
    const now = Date.now();
    this.#prepare();
    this.#sql.exec('DELETE FROM failures WHERE at <= ?', now - DAY_MS);
    const hasEntered =
      this.#count('SELECT count(*) AS n FROM entered WHERE subject = ? AND visitor = ?', subject, visitor) >
      0;
    const decision = computeAttempt({
      now,
      hasEntered,
      visitorFailures: this.#failures('visitor', subject, visitor, now),
      addressFailures: this.#failures('address', subject, address, now),
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
      .one(); // biome-ignore format: the statement and its values
    this.ctx.waitUntil(this.#wakeIn(DAY_MS));
    return { ...decision, attemptId: id };
  }

  /**
   * The code of this try was right: it was no failure, and the visitor's earlier ones are forgiven. `enteredAs` is the
   * browser's visitor id from now on; an address is nobody's in particular and is not kept.
   */
  accept(attemptId: number, enteredAs: string): void {
    this.#prepare();
    const tried = this.#sql
      .exec<{ subject: string; visitor: string; at: number }>(
        'SELECT subject, visitor, at FROM failures WHERE id = ?',
        attemptId,
      )
      .toArray()[0];
    if (!tried) return;
    const { subject, visitor, at } = tried;
    this.#sql.exec('DELETE FROM failures WHERE subject = ? AND visitor = ?', subject, visitor);
    this.#sql.exec('INSERT OR IGNORE INTO entered VALUES (?, ?)', subject, enteredAs);
    // Nobody was advised because of a right code.
    this.#sql.exec('DELETE FROM advised WHERE subject = ? AND at = ?', subject, at);
  }

  /** Gives all storage back: there is nothing left to guard. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Forgets tries after a day, with the addresses they came from, also where nobody tries again. */
  override async alarm(): Promise<void> {
    this.#prepare();
    const now = Date.now();
    this.#sql.exec('DELETE FROM failures WHERE at <= ?', now - DAY_MS);
    this.#sql.exec('DELETE FROM advised WHERE at <= ?', now - DAY_MS);
    const oldest = this.#count(
      'SELECT min(at) AS n FROM (SELECT at FROM failures UNION ALL SELECT at FROM advised)',
    );
    if (oldest > 0) await this.#wakeIn(oldest + DAY_MS - now);
    else if (this.#count('SELECT count(*) AS n FROM entered') === 0) await this.ctx.storage.deleteAll();
  }

  async #wakeIn(ms: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + ms + 1000);
  }

  #count(query: string, ...values: (string | number)[]): number {
    return this.#sql.exec<{ n: number | null }>(query, ...values).one().n ?? 0;
  }

  #failures(column: 'visitor' | 'address', subject: string, value: string, now: number): number[] {
    return this.#sql
      .exec<{ at: number }>(
        `SELECT at FROM failures WHERE subject = ? AND ${column} = ? AND at > ? ORDER BY at, id`,
        subject, value, now - ATTEMPT_WINDOW_MS,
      )
      .toArray()
      .map((row) => row.at); // biome-ignore format: the statement and its values
  }
}
