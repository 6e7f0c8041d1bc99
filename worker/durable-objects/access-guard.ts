import { DurableObject } from 'cloudflare:workers';
import { ATTEMPT_WINDOW_MS, type AttemptDecision, computeAttempt } from '../domain/access/attempts.ts';
import { isSameText } from '../domain/access/crypto.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One attempt to enter a code. */
export type CodeAttempt = {
  /** Each has its own counters: `access`, `admin`, or an unknown project id. */
  subject: string;
  /** Whom the attempt counts against: a visitor id, or the address of a browser without one. */
  visitor: string;
  address: string;
  /** The visitor id that the browser gets when it enters. */
  visitorId: string;
  /** The version of the code. */
  version: number;
  /** Whether the browser has access now, and whether with this code. */
  hasGrant: boolean;
  knowsCode: boolean;
  /** The project's; 0 without one. Raised after a restore of the database. */
  epoch: number;
  /** Keyed hashes of the typed code; one must be the stored one. */
  typed: string[];
  stored: string;
};

export type CodeAttemptResult =
  | { outcome: 'accepted' }
  | ({ outcome: 'wrong' } & Pick<
      Extract<AttemptDecision, { outcome: 'compare' }>,
      'attemptsRemaining' | 'lockedForMs' | 'adviseOwner'
    >)
  | Exclude<AttemptDecision, { outcome: 'compare' }>;

/**
 * Compares typed codes and counts wrong ones; `computeAttempt` has the rules. There is one object per project, so that
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
    // `wrong`: whether the code was compared, or refused before. `stranger`: 1 for a browser that had not entered before,
    // 2 for one whose address had no attempts left.
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS attempts (
        id INTEGER PRIMARY KEY, subject TEXT NOT NULL, visitor TEXT NOT NULL, address TEXT NOT NULL,
        at INTEGER NOT NULL, wrong INTEGER NOT NULL, stranger INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (subject, at);
      CREATE TABLE IF NOT EXISTS entries (
        subject TEXT NOT NULL, visitor TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (subject, visitor)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS advised (subject TEXT PRIMARY KEY, at INTEGER NOT NULL);
    `);
  }

  /** There is no await in here, so parallel attempts cannot interleave between counting and comparing. */
  attempt(attempt: CodeAttempt): CodeAttemptResult {
    const { subject, visitor, visitorId, version, typed, stored } = attempt;
    const now = Date.now();
    this.#createTables();
    this.#forgetBeforeRestore(attempt.epoch);
    const facts = this.#readFacts(attempt, now);
    const decision = computeAttempt(facts);
    if (decision.outcome === 'locked') return decision;
    if (decision.outcome === 'wait') {
      this.#insertAttempt(attempt, { now, wrong: 0, stranger: STRANGER });
      return decision;
    }
    if (typed.some((hash) => isSameText(hash, stored))) {
      this.#insertEntry(subject, visitorId, version);
      this.#sql.exec('DELETE FROM attempts WHERE subject = ? AND visitor = ?', subject, visitor);
      return { outcome: 'accepted' };
    }
    this.#insertAttempt(attempt, { now, wrong: 1, stranger: toStranger(decision, facts) });
    const { attemptsRemaining, lockedForMs, adviseOwner } = decision;
    if (adviseOwner) this.#sql.exec('INSERT OR REPLACE INTO advised VALUES (?, ?)', subject, now);
    return { outcome: 'wrong', attemptsRemaining, lockedForMs, adviseOwner };
  }

  /** Codes that were wrong before a restore of the database may be right after it. */
  #forgetBeforeRestore(epoch: number) {
    if (epoch <= (this.ctx.storage.kv.get<number>('epoch') ?? 0)) return;
    this.#sql.exec('DELETE FROM attempts');
    this.#sql.exec('DELETE FROM advised');
    this.ctx.storage.kv.put('epoch', epoch);
  }

  /** Remembers a browser that entered without typing the code. */
  recordEntry({ subject, visitorId, version }: Pick<CodeAttempt, 'subject' | 'visitorId' | 'version'>): void {
    this.#createTables();
    this.#insertEntry(subject, visitorId, version);
  }

  /** Deletes the storage of a deleted project. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Deletes attempts and their IP addresses after a day. */
  override async alarm(): Promise<void> {
    this.#createTables();
    const now = Date.now();
    this.#sql.exec('DELETE FROM attempts WHERE at <= ?', now - DAY_MS);
    this.#sql.exec('DELETE FROM advised WHERE at <= ?', now - DAY_MS);
    const oldest = this.#read(
      'SELECT min(at) AS n FROM (SELECT at FROM attempts UNION ALL SELECT at FROM advised)',
    );
    if (oldest) await this.#setAlarmIn(oldest + DAY_MS - now);
    else if (!this.#read('SELECT count(*) AS n FROM entries')) await this.ctx.storage.deleteAll();
  }

  async #setAlarmIn(ms: number): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + ms + 1000);
  }

  #readFacts(attempt: CodeAttempt, now: number) {
    const { subject, visitor, address, version } = attempt;
    const entered = this.#read(
      'SELECT version AS n FROM entries WHERE subject = ? AND visitor = ?',
      subject,
      visitor,
    );
    const countWrong = (since: number) =>
      this.#read(
        'SELECT count(*) AS n FROM attempts WHERE subject = ? AND at > ? AND wrong = 1',
        subject,
        since,
      ) ?? 0;
    const visitorAttempts = this.#listAttempts('visitor', subject, visitor, now);
    return {
      now,
      hasEntered: attempt.hasGrant || entered !== undefined,
      knowsCode: attempt.knowsCode || entered === version,
      visitorAttempts: visitorAttempts.map(({ at }) => at),
      addressAttempts: this.#listAttempts('address', subject, address, now).map(({ at }) => at),
      wrongLastHour: countWrong(now - HOUR_MS),
      wrongLastDay: countWrong(now - DAY_MS),
      wasWrong: visitorAttempts.some(({ wrong }) => wrong === 1),
      lastStrangerWrongAt: this.#readLastStrangerWrong(subject),
      crowdedWrong: this.#listCrowdedWrong(subject, now),
      wasAdvisedAt: this.#read('SELECT at AS n FROM advised WHERE subject = ?', subject) ?? 0,
    };
  }

  #insertAttempt(
    { subject, visitor, address }: CodeAttempt,
    { now, wrong, stranger }: { now: number; wrong: 0 | 1; stranger: Stranger },
  ) {
    this.#sql.exec(
      'INSERT INTO attempts (subject, visitor, address, at, wrong, stranger) VALUES (?, ?, ?, ?, ?, ?)',
      subject, visitor, address, now, wrong, stranger,
    ); // biome-ignore format: statement and its values
    this.ctx.waitUntil(this.#setAlarmIn(DAY_MS));
  }

  /**
   * Remembers the visitor id, never an IP address, since many people may share it. Writes nothing for a visitor who entered
   * with this code before.
   */
  #insertEntry(subject: string, visitorId: string, version: number) {
    this.#sql.exec(
      `INSERT INTO entries VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET version = excluded.version WHERE version <> excluded.version`,
      subject, visitorId, version,
    ); // biome-ignore format: statement and its values
  }

  /** The number `n` of the first row, if there is one and it is not null. */
  #read(query: string, ...values: (string | number)[]): number | undefined {
    return this.#sql.exec<{ n: number | null }>(query, ...values).toArray()[0]?.n ?? undefined;
  }

  #readLastStrangerWrong(subject: string): number {
    const query = 'SELECT max(at) AS n FROM attempts WHERE subject = ? AND wrong = 1 AND stranger = ?';
    return this.#read(query, subject, STRANGER) ?? 0;
  }

  #listCrowdedWrong(subject: string, now: number): number[] {
    return this.#sql
      .exec<{ at: number }>(
        'SELECT at FROM attempts WHERE subject = ? AND at > ? AND wrong = 1 AND stranger = ? ORDER BY at',
        subject, now - ATTEMPT_WINDOW_MS, CROWDED,
      )
      .toArray()
      .map(({ at }) => at); // biome-ignore format: statement and its values
  }

  #listAttempts(column: 'visitor' | 'address', subject: string, value: string, now: number) {
    return this.#sql
      .exec<{ at: number; wrong: 0 | 1 }>(
        `SELECT at, wrong FROM attempts WHERE subject = ? AND ${column} = ? AND at > ? ORDER BY at, id`,
        subject, value, now - ATTEMPT_WINDOW_MS,
      )
      .toArray(); // biome-ignore format: statement and its values
  }
}

/** Values of the column `stranger`. */
const [KNOWN, STRANGER, CROWDED] = [0, 1, 2] as const;
type Stranger = typeof KNOWN | typeof STRANGER | typeof CROWDED;

function toStranger(
  { isCrowded }: { isCrowded: boolean },
  { hasEntered }: { hasEntered: boolean },
): Stranger {
  if (isCrowded) return CROWDED;
  return hasEntered ? KNOWN : STRANGER;
}
