import { quote, type Table, type Value } from '../../worker/db/backup/schema.ts';
import { CommandError } from '../steps.mjs';
import { readBackupRows, readManifest } from './back-up.ts';
import type { Database, Statement } from './database.ts';
import { toInsert } from './restore.ts';

const ROOT = 'projects';

export type ItineraryToRestore = {
  folder: string;
  projectId: string;
  privateKey: string | undefined;
  /** Statements after its rows are there; `?1` is its public id. */
  finish: string[];
};

/**
 * Restores one itinerary of a database's folder into a database that does not have it: its row and all rows that belong
 * to it, with their ids, which no other row can have. References to what is gone become empty. All in one transaction,
 * without triggers, which would log the rows as changes: nobody else's change goes unlogged, and nothing is left half
 * done. Returns the number of rows; 0 if the backup does not have it. Throws CommandError if the database has it.
 */
export async function restoreItinerary(
  database: Database,
  { folder, projectId, privateKey, finish }: ItineraryToRestore,
): Promise<number> {
  const { schema } = await readManifest(folder, privateKey);
  const root = schema.tables.find(({ name }) => name === ROOT);
  const row = root && (await findProject(folder, root, projectId, privateKey));
  if (!root || !row) return 0;
  const [existing] = await database.all(`SELECT 1 AS found FROM ${ROOT} WHERE project_id = ?`, [projectId]);
  if (existing)
    throw new CommandError(
      `${projectId} still exists.`,
      'Delete the itinerary first, or restore into another database.',
    );
  const triggers = await database.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
  const inserted = await listRows(database, folder, { tables: schema.tables, row, privateKey });
  const plain = (sql: string): Statement => ({ sql, params: [] });
  await database.run([
    ...triggers.map(({ name }) => plain(`DROP TRIGGER ${quote(String(name))}`)),
    ...inserted,
    ...finish.map((sql) => ({ sql, params: [projectId] })),
    ...triggers.map(({ sql }) => plain(String(sql))),
  ]);
  return inserted.length;
}

async function findProject(folder: string, table: Table, projectId: string, privateKey: string | undefined) {
  const at = table.columns.indexOf('project_id');
  for await (const rows of readBackupRows(folder, ROOT, privateKey)) {
    const found = rows.find((row) => row[at] === projectId);
    if (found) return found;
  }
  return undefined;
}

type Source = { tables: Table[]; row: Value[]; privateKey: string | undefined };

/** The statements that insert the rows, parents first. */
async function listRows(database: Database, folder: string, source: Source): Promise<Statement[]> {
  /** Ids of restored rows by table. */
  const ids = new Map<string, Set<Value>>();
  const statements: Statement[] = [];
  for (const table of source.tables) {
    const id = table.columns.indexOf('id');
    const rows: Value[][] = [];
    if (table.name === ROOT) rows.push(source.row);
    else if (table.parents.some(({ table: parent }) => ids.has(parent))) {
      for await (const page of readBackupRows(folder, table.name, source.privateKey))
        rows.push(...page.filter((row) => belongs(table, row, ids)));
    }
    for (const row of rows) statements.push(toInsert(table, await detach(database, table, row, ids)));
    if (rows.length > 0 && id >= 0) ids.set(table.name, new Set(rows.map((row) => row[id] ?? null)));
  }
  return statements;
}

/** Whether the row refers to a restored one, by a key that must be set or by its project, and to none that is missing. */
function belongs(table: Table, row: Value[], ids: Map<string, Set<Value>>): boolean {
  const isRestored = ({ column, table: parent }: Table['parents'][number]) =>
    ids.get(parent)?.has(row[table.columns.indexOf(column)] ?? null) ?? false;
  const required = table.parents.filter(({ isOptional }) => !isOptional);
  const ofProject = table.parents.filter(({ column }) => column === 'project_id');
  return [...required, ...ofProject].some(isRestored) && required.every(isRestored);
}

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
