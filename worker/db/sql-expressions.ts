import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { projects } from './schema.ts';

/**
 * What a read of content may see: the project, but only while the grant is of its present version, and
 * nothing at all when the reader already holds this revision. So rights and rows are one round trip.
 */
export type ReadScope = { projectId: string; grantVersion: number; knownRevision?: number | undefined };

/** The same, or a statement's places for it. */
export type ReadScopeParams = { [Name in keyof ReadScope]: ReadScope[Name] | Placeholder };

/** The project's row id for this reader, or nothing. */
export function selectReadableProjectId({ projectId, grantVersion, knownRevision }: ReadScopeParams): SQL {
  return sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
    AND ${projects.grantVersion} = ${grantVersion} AND ${projects.revision} IS NOT ${knownRevision ?? null})`;
}

/** Whether the project has Full Access, as a condition inside the statement that writes. */
export function isPaidProject(id: number): SQL {
  return sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${id}) = 1`;
}

/** `SELECT row FROM from WHERE condition`, for an insert that decides for itself. `row` names every column. */
export function selectValuesWhere<T extends SQLiteTable>(
  table: T,
  row: { [Column in keyof T['_']['columns']]: unknown },
  condition: SQL,
  from?: SQL,
): SQL {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = row[name as keyof typeof row];
    if (value === null || value === undefined) return sql`NULL`;
    return typeof value === 'object' && 'getSQL' in value ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)}${from ? sql` FROM ${from}` : sql``} WHERE ${condition}`;
}

/** A row with the defaults of its table where it names nothing; what has none is null. */
export function withDefaults<T extends SQLiteTable>(
  table: T,
  row: T['$inferInsert'],
): { [Column in keyof T['_']['columns']]: unknown } {
  const known = row as Record<string, unknown>;
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([name, column]) => [name, known[name] ?? column.default ?? null]),
  ) as { [Column in keyof T['_']['columns']]: unknown };
}

/** A column of epoch milliseconds as Date's toISOString would write it; null stays null. */
export function toIsoText(column: SQLiteColumn): SQL {
  return sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
}
