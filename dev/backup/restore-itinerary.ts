import { CommandError } from '../steps.mjs';
import { readBackupRows, readManifest } from './back-up.ts';
import { type Database, quote, type Statement, type Table, type Value } from './database.ts';
import { insertRows } from './restore.ts';

const ROOT = 'projects';

/**
 * Restores one itinerary of a database's folder into a database that does not have it: its row and all rows that belong
 * to it, with their ids, which no other row can have. References to what is gone, such as the owner's account, become
 * empty. Returns the number of rows; 0 if the backup does not have it. Throws CommandError if the database has it.
 */
export async function restoreItinerary(
  database: Database,
  folder: string,
  projectId: string,
  privateKey: string | undefined,
): Promise<number> {
  const { schema } = readManifest(folder, privateKey);
  const root = schema.tables.find(({ name }) => name === ROOT);
  const row = root && findProject(folder, root, projectId, privateKey);
  if (!root || !row) return 0;
  const [existing] = await database.all(`SELECT 1 AS found FROM ${ROOT} WHERE project_id = ?`, [projectId]);
  if (existing)
    throw new CommandError(
      `${projectId} still exists.`,
      'Delete the itinerary first, or restore into another database.',
    );
  const triggers = await database.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
  // They would log the rows as changes.
  await runAll(
    database,
    triggers.map(({ name }) => `DROP TRIGGER ${quote(String(name))}`),
  );
  try {
    return await insertOfProject(database, folder, { tables: schema.tables, row, privateKey });
  } finally {
    await runAll(
      database,
      triggers.map(({ sql }) => String(sql)),
    );
  }
}

const runAll = (database: Database, statements: string[]) =>
  statements.length > 0
    ? database.run(statements.map((sql): Statement => ({ sql, params: [] })))
    : Promise.resolve();

function findProject(folder: string, table: Table, projectId: string, privateKey: string | undefined) {
  const at = table.columns.indexOf('project_id');
  for (const rows of readBackupRows(folder, ROOT, privateKey)) {
    const found = rows.find((row) => row[at] === projectId);
    if (found) return found;
  }
  return undefined;
}

type Source = { tables: Table[]; row: Value[]; privateKey: string | undefined };

async function insertOfProject(database: Database, folder: string, source: Source): Promise<number> {
  /** Ids of restored rows by table. */
  const ids = new Map<string, Set<Value>>();
  let inserted = 0;
  for (const table of source.tables) {
    const id = table.columns.indexOf('id');
    const rows: Value[][] = [];
    if (table.name === ROOT) rows.push(source.row);
    else if (table.parents.some(({ table: parent }) => ids.has(parent))) {
      for (const page of readBackupRows(folder, table.name, source.privateKey))
        rows.push(...page.filter((row) => belongs(table, row, ids)));
    }
    if (rows.length === 0) continue;
    const attached: Value[][] = [];
    for (const row of rows) attached.push(await detach(database, table, row, ids));
    inserted += await insertRows(database, table, attached);
    if (id >= 0) ids.set(table.name, new Set(rows.map((row) => row[id] ?? null)));
  }
  return inserted;
}

/** Whether the row refers to a restored one, by a key that must be set or by its project. */
const belongs = (table: Table, row: Value[], ids: Map<string, Set<Value>>): boolean =>
  table.parents.some(
    ({ column, table: parent, isOptional }) =>
      (!isOptional || column === 'project_id') &&
      ids.get(parent)?.has(row[table.columns.indexOf(column)] ?? null),
  );

/** The row without its optional references to rows that do not exist. */
async function detach(
  database: Database,
  table: Table,
  row: Value[],
  ids: Map<string, Set<Value>>,
): Promise<Value[]> {
  const copy = [...row];
  for (const { column, table: parent, isOptional } of table.parents) {
    const at = table.columns.indexOf(column);
    const value = row[at] ?? null;
    if (!isOptional || value === null || ids.get(parent)?.has(value)) continue;
    const [found] = await database.all(`SELECT 1 AS found FROM ${quote(parent)} WHERE id = ?`, [value]);
    if (!found) copy[at] = null;
  }
  return copy;
}
