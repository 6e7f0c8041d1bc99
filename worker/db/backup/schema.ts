/** What SQLite returns for a column. */
export type Value = string | number | null;
export type DatabaseRow = Record<string, Value>;

/** A database, or a session of one. */
export type ReadableDatabase = {
  all: (sql: string, params?: Value[]) => Promise<DatabaseRow[]>;
};

/** A table with what a copy of it needs. */
export type Table = {
  name: string;
  sql: string;
  columns: string[];
  /** What orders its rows and is unique: the row id, or the primary key of a table without one. */
  key: string[];
  parents: Reference[];
};

/** A foreign key of one column. */
type Reference = { column: string; table: string; isOptional: boolean };

export type Schema = {
  /** Parents before children. */
  tables: Table[];
  indexes: string[];
  views: string[];
  triggers: string[];
};

/** The counter of the row ids that a table has given, also to rows that are gone. */
export type Sequence = { name: string; seq: number };

/** Quotes the name of a table or column. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of D1 and SQLite themselves. Counters of row ids are copied, so that ids of deleted rows stay unused. */
const isOwn = (name: string) => !/^(_cf_|sqlite_)/.test(name);

/** Reads the schema of a database. */
export async function readSchema(database: ReadableDatabase): Promise<Schema> {
  const objects = await database.all(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
  );
  const listSql = (type: string) =>
    objects.filter((each) => each.type === type).map(({ sql }) => String(sql));
  const found = objects.filter(({ type, name }) => type === 'table' && isOwn(String(name)));
  const tables: Table[] = [];
  for (const { name, sql } of found)
    tables.push(await readTable(database, { name: String(name), sql: String(sql) }));
  return {
    tables: sortByParents(tables),
    indexes: listSql('index'),
    views: listSql('view'),
    triggers: listSql('trigger'),
  };
}

/** Reads the counters of row ids. */
export async function readSequences(database: ReadableDatabase): Promise<Sequence[]> {
  const [exists] = await database.all("SELECT 1 AS found FROM sqlite_master WHERE name = 'sqlite_sequence'");
  if (!exists) return [];
  const rows = await database.all('SELECT name, seq FROM sqlite_sequence');
  return rows.map(({ name, seq }) => ({ name: String(name), seq: Number(seq) }));
}

async function readTable(
  database: ReadableDatabase,
  { name, sql }: Pick<Table, 'name' | 'sql'>,
): Promise<Table> {
  const columns = await database.all(`PRAGMA table_info(${quote(name)})`);
  const keys = await database.all(`PRAGMA foreign_key_list(${quote(name)})`);
  const primary = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  const isRequired = (column: Value) => columns.some((each) => each.name === column && each.notnull === 1);
  return {
    name,
    sql,
    columns: columns.map((column) => String(column.name)),
    key: /\)\s*without\s+rowid\s*;?$/i.test(sql) ? primary.map((each) => String(each.name)) : ['rowid'],
    parents: keys.map(({ from, table }) => ({
      column: String(from),
      table: String(table),
      isOptional: !isRequired(from ?? ''),
    })),
  };
}

/** Rows are inserted in this order. A table that refers to itself counts as its own parent nowhere. */
function sortByParents(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  const visit = (table: Table, path: Table[]) => {
    if (sorted.includes(table) || path.includes(table)) return;
    for (const { table: name } of table.parents) {
      const parent = tables.find((each) => each.name === name);
      if (parent) visit(parent, [...path, table]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}
