import { quote, type ReadableDatabase, type Table, type Value } from './schema.ts';

/** A page is read in a few milliseconds, so that nobody waits for it, and fits into one answer. */
const PAGE_ROWS = 500;
const PAGE_BYTES = 1_000_000;

/** Rows as lists of values in the order of the columns, and the key of the last one. */
export type PageOfRows = { rows: Value[][]; after: Value[] };

/** What is needed to read a table. */
export type TableToRead = Pick<Table, 'name' | 'columns' | 'key'>;

/** The next rows of a table after a key: all that fit into a page, and at least one. Undefined if there are none. */
export async function readPage(
  database: ReadableDatabase,
  { name, columns, key }: TableToRead,
  after: Value[] | undefined,
): Promise<PageOfRows | undefined> {
  const quoted = columns.map(quote);
  const keys = key.map((each) => `${quote(name)}.${each === 'rowid' ? 'rowid' : quote(each)}`);
  const keyNames = keys.map((_, index) => `"#${index}"`);
  const named = keys.map((each, index) => `${each} AS ${keyNames[index]}`).join(', ');
  const size = quoted.map((each) => `coalesce(octet_length(${each}), 0)`).join(' + ');
  const where = after ? `WHERE (${keys.join(', ')}) > (${keys.map(() => '?').join(', ')})` : '';
  // Only keys and sizes are sorted and added up, which does not load large values.
  const sized = `SELECT ${named}, ${size} AS "#size" FROM ${quote(name)} ${where}
    ORDER BY ${keys.join(', ')} LIMIT ${PAGE_ROWS}`;
  const summed = `SELECT *, sum("#size") OVER (ORDER BY ${keyNames.join(', ')}) AS "#sum" FROM (${sized})`;
  // The first row always, however large it is.
  const fitting = `SELECT ${keyNames.join(', ')} FROM (${summed}) WHERE "#sum" = "#size" OR "#sum" <= ${PAGE_BYTES}`;
  const found = await database.all(
    `SELECT ${keyNames.join(', ')}, ${quoted.join(', ')} FROM (${fitting}) JOIN ${quote(name)}
      ON (${keys.join(', ')}) = (${keyNames.join(', ')}) ORDER BY ${keyNames.join(', ')}`,
    after,
  );
  const last = found.at(-1);
  if (!last) return undefined;
  return {
    rows: found.map((row) => columns.map((column) => row[column] ?? null)),
    after: keys.map((_, index) => last[`#${index}`] ?? null),
  };
}

/** All rows of a table in pages. */
export async function* readRows(database: ReadableDatabase, table: TableToRead): AsyncGenerator<Value[][]> {
  let page = await readPage(database, table, undefined);
  while (page) {
    yield page.rows;
    page = await readPage(database, table, page.after);
  }
}
