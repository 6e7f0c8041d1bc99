import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../../../contract/limits.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { HEARTBEAT } from '../../nearby.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { selectValuesWhere, withDefaults } from '../../sql-expressions.ts';
import { isDeletedProjectId } from './deleted-projects.ts';

export type NewProject = typeof projects.$inferInsert;

/** Returns the statement, to run in a batch. */
export function selectProject(db: ItineraryDb, projectId: string) {
  return db.select().from(projects).where(eq(projects.projectId, projectId));
}

/** Selects a project for `readNearby`, as the first statement of its batch. */
export function selectNearbyProject(db: ItineraryDb, projectId: string) {
  return db
    .select({ ...getTableColumns(projects), ...HEARTBEAT })
    .from(projects)
    .where(eq(projects.projectId, projectId));
}

export async function findProject(db: ItineraryDb, projectId: string): Promise<ProjectRow | undefined> {
  return selectProject(db, projectId).get();
}

/** Time zone (IANA) and language of the itinerary with this row id; undefined if it was deleted. */
export const findProjectSettings = (
  db: ItineraryDb,
  id: number,
): Promise<Pick<ProjectRow, 'timeZone' | 'language'> | undefined> =>
  db
    .select({ timeZone: projects.timeZone, language: projects.language })
    .from(projects)
    .where(eq(projects.id, id))
    .get();

export async function findProjectByRequest(
  db: ItineraryDb,
  requestKey: string,
): Promise<ProjectRow | undefined> {
  return db.select().from(projects).where(eq(projects.requestKey, requestKey)).get();
}

/**
 * Inserts a project and the email with its codes, and runs further `statements`, all or nothing. Undefined if the
 * request key or project id is taken, or a deleted project had that id.
 */
export async function insertProject(
  db: ItineraryDb,
  row: NewProject,
  mail: NewOutboxMail,
  statements: BatchItem<'sqlite'>[] = [],
): Promise<ProjectRow | undefined> {
  const isUnusedId = sql`NOT ${isDeletedProjectId(row.projectId)}`;
  const [inserted] = await db.batch([
    db
      .insert(projects)
      .select(selectValuesWhere(projects, withDefaults(projects, row), isUnusedId))
      .onConflictDoNothing()
      .returning(),
    insertOutboxMail(db, mail, { afterChange: true }),
    ...statements,
  ]);
  return inserted[0];
}

/** The statement that increments a project's revision if the statement right before it in the batch changed a row. */
export function touchProject(db: ItineraryDb, id: number, now: number) {
  return db
    .update(projects)
    .set({ revision: sql`${projects.revision} + 1`, updatedAt: now })
    .where(and(eq(projects.id, id), sql`changes() > 0`));
}

/** Higher than any version before a restore of the database, which grants may still have. */
export const toNextVersion = (column: SQLiteColumn) => sql`max(${column}, ${projects.epoch}) + 1`;

/** Columns a host may change. */
export type ProjectChange = Partial<
  Omit<
    NewProject,
    | 'id'
    | 'projectId'
    | 'ownerEmail'
    | 'ownerUserId'
    | 'grantVersion'
    | 'adminVersion'
    | 'creatorVersion'
    | 'isPaid'
    | 'titleChangesUsed'
    | 'revision'
    | 'createdAt'
    | 'updatedAt'
    | 'requestKey'
    | 'requestHash'
  >
>;

type UpdateOptions = {
  unchanged: (keyof ProjectChange)[];
  onTrial: boolean;
  /** An admin chose a code, so that the browser that created the project keeps no more than other admins. */
  isCodeChosen?: boolean;
};

/**
 * Updates only the columns in `change`, so that hosts who change different fields at once do not overwrite each
 * other. Undefined on a trial without `onTrial`, if the title changes are used up, if a column in `unchanged` no longer
 * has the value in `seen`, or if both change a code.
 */
export async function updateProject(
  db: ItineraryDb,
  seen: ProjectRow,
  change: ProjectChange,
  { unchanged, onTrial, isCodeChosen = false }: UpdateOptions,
  now: number,
): Promise<ProjectRow | undefined> {
  const changesTitle = change.customTitle !== undefined;
  const changesAccessCode = change.accessCodeHash !== undefined;
  const changesAdminCode = change.adminCodeHash !== undefined;
  return db
    .update(projects)
    .set({
      ...change,
      ...(changesTitle && {
        titleChangesUsed: sql`${projects.titleChangesUsed} + (${projects.customTitle} IS NOT ${change.customTitle})`,
      }),
      ...(changesAccessCode && { grantVersion: toNextVersion(projects.grantVersion) }),
      ...(changesAdminCode && { adminVersion: toNextVersion(projects.adminVersion) }),
      ...(isCodeChosen && { creatorVersion: toNextVersion(projects.creatorVersion) }),
      revision: sql`${projects.revision} + 1`,
      lastChange: toLastChange(db, now),
      updatedAt: now,
    })
    .where(
      and(
        eq(projects.id, seen.id),
        onTrial ? undefined : eq(projects.isPaid, true),
        // An admin whose grant has just ended must not set another code.
        changesAccessCode || changesAdminCode
          ? and(eq(projects.grantVersion, seen.grantVersion), eq(projects.adminVersion, seen.adminVersion))
          : undefined,
        changesTitle
          ? sql`(${projects.titleChangesUsed} < ${LIMITS.titleChanges} OR ${projects.customTitle} IS ${change.customTitle})`
          : undefined,
        ...unchanged.map(
          (column) => sql`${projects[column]} IS ${sql.param(seen[column] ?? null, projects[column])}`,
        ),
      ),
    )
    .returning()
    .get();
}
