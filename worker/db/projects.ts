import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from './client.ts';
import { insertMail, type NewMail } from './outbox.ts';
import { type ProjectRow, projects } from './schema.ts';

export type NewProject = typeof projects.$inferInsert;

/** The statement that reads a project, for a batch. */
export function selectProject(db: Db, projectId: string) {
  return db.select().from(projects).where(eq(projects.projectId, projectId));
}

export async function findProject(db: Db, projectId: string): Promise<ProjectRow | undefined> {
  return selectProject(db, projectId).get();
}

export async function findProjectByRequest(db: Db, requestKey: string): Promise<ProjectRow | undefined> {
  return db.select().from(projects).where(eq(projects.requestKey, requestKey)).get();
}

/**
 * Adds a project and announces the mail with its codes, both or neither. Undefined when its project id
 * or request key is taken.
 */
export async function insertProject(db: Db, row: NewProject, mail: NewMail): Promise<ProjectRow | undefined> {
  const [inserted] = await db.batch([
    db.insert(projects).values(row).onConflictDoNothing().returning(),
    insertMail(db, mail, { afterChange: true }),
  ]);
  return inserted[0];
}

/**
 * The statement that marks a project as changed, for the ETag. It stands right behind the change in
 * one batch and does nothing when that changed nothing.
 */
export function touchProject(db: Db, id: number, now: number) {
  return db
    .update(projects)
    .set({ revision: sql`${projects.revision} + 1`, updatedAt: now })
    .where(and(eq(projects.id, id), sql`changes() > 0`));
}

/** What may change, by column. A title that differs costs one of its changes. */
export type ProjectChange = Partial<
  Omit<
    NewProject,
    | 'id'
    | 'projectId'
    | 'ownerEmail'
    | 'ownerUserId'
    | 'grantVersion'
    | 'isPaid'
    | 'titleChangesUsed'
    | 'revision'
    | 'createdAt'
    | 'updatedAt'
    | 'requestKey'
    | 'requestHash'
  >
>;

/**
 * Writes only the columns in `change`, so that two hosts who change different things both keep theirs.
 * The trial, the title's three changes, the version of the grants and whether the columns in `unchanged`
 * still hold what `seen` has are decided by this statement. Undefined when it was refused.
 */
export async function updateProject(
  db: Db,
  seen: ProjectRow,
  change: ProjectChange,
  unchanged: (keyof ProjectChange)[],
  now: number,
): Promise<ProjectRow | undefined> {
  const changesTitle = change.customTitle !== undefined;
  const changesCode = change.accessCodeHash !== undefined || change.adminCodeHash !== undefined;
  return db
    .update(projects)
    .set({
      ...change,
      ...(changesTitle && {
        titleChangesUsed: sql`${projects.titleChangesUsed} + (${projects.customTitle} IS NOT ${change.customTitle})`,
      }),
      ...(changesCode && { grantVersion: sql`${projects.grantVersion} + 1` }),
      revision: sql`${projects.revision} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(projects.id, seen.id),
        eq(projects.isPaid, true),
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
