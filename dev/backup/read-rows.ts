import { type Database, quote, type Table, type Value } from './database.ts';

/** A page is read in a few milliseconds, so that nobody waits for it, and fits into one answer. */
const PAGE_ROWS = 500;
const PAGE_BYTES = 1_000_000;

/** The rows of a table in pages, as lists of values in the order of its columns. */
export async function* readRows(database: Database, table: Table): AsyncGenerator<Value[][]> {
  const columns = table.columns.map(quote);
  const keys = table.key.map((name) => (name === 'rowid' ? 'rowid' : quote(name)));
  const size = columns.map((name) => `coalesce(length(CAST(${name} AS BLOB)), 0)`).join(' + ');
  const keyNames = keys.map((_, index) => `"#${index}"`);
  const selected = [...keys.map((key, index) => `${key} AS ${keyNames[index]}`), ...columns].join(', ');
  let after: Value[] | undefined;
  for (;;) {
    const where = after ? `WHERE (${keys.join(', ')}) > (${keys.map(() => '?').join(', ')})` : '';
    const page = `SELECT ${selected}, ${size} AS "#size" FROM ${quote(table.name)} ${where}
      ORDER BY ${keys.join(', ')} LIMIT ${PAGE_ROWS}`;
    // The first row always, however large it is.
    const fitting = `SELECT * FROM (SELECT *, sum("#size") OVER (ORDER BY ${keyNames.join(', ')}) - "#size" AS "#before" FROM (${page}))
      WHERE "#before" = 0 OR "#before" + "#size" <= ${PAGE_BYTES}`;
    const rows = await database.all(fitting, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => table.columns.map((name) => row[name] ?? null));
    after = keys.map((_, index) => last[`#${index}`] ?? null);
  }
}
