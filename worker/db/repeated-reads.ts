import { isWorthRepeating } from '../domain/database-errors.ts';
import { within } from './deadlines.ts';

/** A database that has not answered a read in this time has stopped. */
const READ_DEADLINE_MS = 10_000;

/**
 * A D1 database that executes a statement, or a batch, that only reads a second time if it fails with an error that passes
 * soon, and does not wait for it forever.
 */
export class RepeatedReads {
  readonly d1: D1Database;

  constructor(d1: D1Database) {
    this.d1 = d1;
  }

  prepare(query: string): D1PreparedStatement {
    const statement = this.d1.prepare(query);
    return isRead(query) ? (new Read(statement) as unknown as D1PreparedStatement) : statement;
  }

  batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const list = statements.map((each) => (each instanceof Read ? each.statement : each));
    const run = () => this.d1.batch<Row>(list);
    return statements.every((each) => each instanceof Read) ? repeatOnce(run) : run();
  }
}

/** A statement that only reads. */
class Read {
  readonly statement: D1PreparedStatement;

  constructor(statement: D1PreparedStatement) {
    this.statement = statement;
  }

  bind(...values: unknown[]): Read {
    return new Read(this.statement.bind(...values));
  }

  all = () => repeatOnce(() => this.statement.all());
  raw = () => repeatOnce(() => this.statement.raw());
  run = () => repeatOnce(() => this.statement.run());
}

const isRead = (query: string): boolean =>
  /^\s*(select|with)\b/i.test(query) && !/\b(insert|update|delete)\b/i.test(query);

async function repeatOnce<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await runInTime(run);
  } catch (error) {
    if (!isWorthRepeating(error)) throw error;
    return await runInTime(run);
  }
}

async function runInTime<T>(run: () => Promise<T>): Promise<T> {
  const result = await within(run(), READ_DEADLINE_MS);
  if (result === undefined) throw new Error('D1_ERROR: The read timed out.');
  return result;
}
