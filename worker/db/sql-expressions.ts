import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { REVISIONS_PER_EPOCH } from '../domain/itinerary/project-version.ts';
import { events, projects } from './schema/itinerary/itineraries.ts';
import { people } from './schema/itinerary/people.ts';

/** `computePublicRevision` in SQL. */
export const PUBLIC_REVISION = sql`(${projects.epoch} * ${sql.raw(String(REVISIONS_PER_EPOCH))} + ${projects.revision})`;

/**
 * Who reads a project: an outdated `grantVersion` or a current public `knownRevision` selects no rows. `personId` and
 * `linkVersion` are those of a personal link, which needs no current grant version. Hosts see private events.
 */
export type ReadScope = {
  projectId: string;
  grantVersion: number;
  isHost: boolean;
  personId: number | null;
  linkVersion: number | null;
  knownRevision?: number | undefined;
};

/** For a scope without a personal link. */
export const NO_PERSON = { personId: null, linkVersion: null };

/** Who enters a project: only one of these hashes of its access code selects rows. */
export type EntryScope = { projectId: string; codeHashes: string[] };

type Params<Scope> = { [Name in keyof Scope]: Scope[Name] | Placeholder };
/** A `ReadScope`, or the placeholders of a prepared statement for a `ReadScope` or an `EntryScope`. */
export type ReadScopeParams =
  | Params<ReadScope>
  /** For callers without a personal link. */
  | Params<Omit<ReadScope, 'personId' | 'linkVersion'>>
  | Record<keyof EntryScope, Placeholder>;

/** Selects the project's row id, or NULL if the scope may not read it. */
export function selectReadableProjectId(scope: ReadScopeParams): SQL {
  return sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${scope.projectId} AND ${isReadable(scope)})`;
}

function isReadable(scope: ReadScopeParams): SQL {
  if ('codeHashes' in scope) {
    return sql`${projects.accessCodeHash} IN (SELECT value FROM json_each(${scope.codeHashes}))`;
  }
  const isCurrent = sql`${projects.grantVersion} = ${scope.grantVersion}`;
  const hasAccess =
    'personId' in scope
      ? sql`(${isCurrent} OR EXISTS (SELECT 1 FROM ${people} WHERE ${isLinkedPerson(scope, projects.id)}))`
      : isCurrent;
  return sql`${hasAccess} AND ${PUBLIC_REVISION} IS NOT ${scope.knownRevision ?? null}`;
}

/** True for the row of the person whose current personal link the scope has. */
export const isLinkedPerson = (
  { personId, linkVersion }: Params<Pick<ReadScope, 'personId' | 'linkVersion'>>,
  projectId: SQLiteColumn,
) =>
  sql`${people.id} = ${personId} AND ${people.linkVersion} = ${linkVersion}
    AND ${people.projectId} = ${projectId} AND ${people.deletedAt} IS NULL`;

/** True if the scope is a host's: by its grant, or by a co-host's current link. */
export const isHostScope = (scope: ReadScope, projectId: SQLiteColumn): SQL =>
  sql`(${scope.isHost} OR EXISTS (SELECT 1 FROM ${people}
    WHERE ${isLinkedPerson(scope, projectId)} AND ${people.role} = 'cohost'))`;

/** True for the events that the scope may see: one index lookup for each private one. */
export function isVisibleEvent(scope: ReadScopeParams): SQL {
  const isPublic = sql`${events.audience} = 'everyone'`;
  if ('codeHashes' in scope) return isPublic;
  if (!('personId' in scope)) return sql`(${isPublic} OR ${scope.isHost})`;
  return sql`(${isPublic} OR ${scope.isHost} OR EXISTS (SELECT 1 FROM ${people}
    WHERE ${isLinkedPerson(scope, events.projectId)} AND (${people.role} = 'cohost' OR ${isInAudience(people.nameKey)})))`;
}

/** True if the name is in the audience keys of a private event; see `toAudienceKeys`. */
function isInAudience(nameKey: SQLiteColumn): SQL {
  const isNamed = sql`instr(${events.audienceKeys}, char(10) || ${nameKey} || char(10)) > 0`;
  return sql`CASE substr(${events.audienceKeys}, 1, instr(${events.audienceKeys}, char(10)) - 1)
    WHEN 'everyone' THEN 1 WHEN 'except' THEN NOT ${isNamed} WHEN 'only' THEN ${isNamed} ELSE 0 END`;
}

/** A list as one parameter, for `IN ${toSqlList(ids)}`: D1 allows 100 parameters in a statement. */
export const toSqlList = (values: readonly (string | number)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Selects the row id of a project by its public id. */
export const selectProjectId = (projectId: string): SQL =>
  sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId})`;

/** True if the operator has taken down the project with this row id. */
export const isSuspendedProject = (id: SQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${projects} WHERE ${projects.id} = ${id} AND ${projects.suspendedAt} IS NOT NULL)`;

/** True if the owner said that the project is not theirs, or if it is suspended. Each is checked only if its flag is set. */
export function isDisownedOrSuspended(
  projectId: string,
  { ifDisowned, ifSuspended }: { ifDisowned: boolean; ifSuspended: boolean },
): SQL {
  const isDisowned = ifDisowned ? sql`${projects.disownedAt} IS NOT NULL` : sql`false`;
  const isSuspended = ifSuspended ? sql`${projects.suspendedAt} IS NOT NULL` : sql`false`;
  return sql`EXISTS (SELECT 1 FROM ${projects}
    WHERE ${projects.projectId} = ${projectId} AND (${isDisowned} OR ${isSuspended}))`;
}

/** True if the project has Full Access when the statement runs. */
export function isPaidProject(id: number): SQL {
  return sql`(SELECT ${projects.isPaid} FROM ${projects} WHERE ${projects.id} = ${id}) = 1`;
}

/** `SELECT <row> FROM <from> WHERE <condition>`, for a conditional insert. `row` names every column. */
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

/** Fills missing columns with the table's defaults, else null. */
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
