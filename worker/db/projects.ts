import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { LIMITS } from '../contract/limits.ts';
import type { UserRow } from './account-schema.ts';
import type { Db } from './client.ts';
import { selectValuesWhere, withDefaults } from './sql-expressions.ts';
import { isDeletedProjectId } from './deleted-projects.ts';
import { insertOutboxMail, type NewOutboxMail } from './outbox.ts';
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
 * An account's own project. One that nobody owns yet and whose owner's address is the account's becomes its
 * own with this. Undefined for every other.
 */
export async function claimProject(
  db: Db,
  projectId: string,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<ProjectRow | undefined> {
  const waits = and(isNull(projects.ownerUserId), eq(projects.ownerEmail, email));
  const [, rows] = await db.batch([
    db
      .update(projects)
      .set({ ownerUserId: id })
      .where(and(eq(projects.projectId, projectId), waits)),
    db
      .select()
      .from(projects)
      .where(and(eq(projects.projectId, projectId), eq(projects.ownerUserId, id))),
  ]);
  return rows[0];
}

/** Further statements of the batch that adds a project; each finds it by its public id. */
type Also = BatchItem<'sqlite'>[];

/**
 * Adds a project and announces the mail with its codes, and does what comes `also`, all or nothing.
 * Undefined when its request key or project id is taken, or the id is that of a deleted one.
 */
export async function insertProject(
  db: Db,
  row: NewProject,
  mail: NewOutboxMail,
  also: Also = [],
): Promise<ProjectRow | undefined> {
  const isFresh = sql`NOT ${isDeletedProjectId(row.projectId)}`;
  const [inserted] = await db.batch([
    db
      .insert(projects)
      .select(selectValuesWhere(projects, withDefaults(projects, row), isFresh))
      .onConflictDoNothing()
      .returning(),
    insertOutboxMail(db, mail, { afterChange: true }),
    ...also,
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
