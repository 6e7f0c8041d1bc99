import { and, asc, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { ItineraryDb } from '../../client.ts';
import { type AssistantKeyRow, assistantKeys } from '../../schema/itinerary/assistant-keys.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { selectValuesWhere, withDefaults } from '../../sql-expressions.ts';

export type NewAssistantKey = Pick<
  AssistantKeyRow,
  'projectId' | 'hash' | 'label' | 'includePrivate' | 'personId' | 'linkVersion' | 'userId' | 'adminVersion'
>;

/**
 * True while the person who made the key may still edit the project: the co-host by the same link, the owner's account, or an
 * admin by the same admin code.
 */
const isLive = sql`CASE
  WHEN ${assistantKeys.personId} IS NOT NULL THEN EXISTS (SELECT 1 FROM ${people} WHERE ${people.id} = ${assistantKeys.personId}
    AND ${people.projectId} = ${assistantKeys.projectId} AND ${people.deletedAt} IS NULL AND ${people.role} = 'cohost'
    AND ${people.linkVersion} = ${assistantKeys.linkVersion})
  WHEN ${assistantKeys.userId} IS NOT NULL THEN EXISTS (SELECT 1 FROM ${projects} AS owned
    WHERE owned.id = ${assistantKeys.projectId} AND owned.owner_user_id = ${assistantKeys.userId})
  ELSE EXISTS (SELECT 1 FROM ${projects} AS edited WHERE edited.id = ${assistantKeys.projectId}
    AND edited.admin_version = ${assistantKeys.adminVersion}) END`;

/** The keys of a project that work, oldest first. */
export const listAssistantKeys = async (db: ItineraryDb, projectId: number): Promise<AssistantKeyRow[]> =>
  db
    .select()
    .from(assistantKeys)
    .where(and(eq(assistantKeys.projectId, projectId), isLive))
    .orderBy(asc(assistantKeys.id));

/** Inserts a key, and deletes those that have ended. Undefined if the project has the maximum of keys. */
export async function insertAssistantKey(
  db: ItineraryDb,
  key: NewAssistantKey,
  now: number,
): Promise<AssistantKeyRow | undefined> {
  const row = { ...withDefaults(assistantKeys, { ...key, createdAt: now }), id: null };
  const fits = sql`(SELECT count(*) FROM ${assistantKeys} WHERE ${assistantKeys.projectId} = ${key.projectId}) < ${LIMITS.assistantKeys}`;
  const [, inserted] = await db.batch([
    db.delete(assistantKeys).where(sql`${assistantKeys.projectId} = ${key.projectId} AND NOT ${isLive}`),
    db
      .insert(assistantKeys)
      .select(selectValuesWhere(assistantKeys, row, fits))
      .returning(),
  ]);
  return inserted[0];
}

/** False if the project has no such key. */
export async function deleteAssistantKey(db: ItineraryDb, projectId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(assistantKeys)
    .where(and(eq(assistantKeys.id, id), eq(assistantKeys.projectId, projectId)))
    .returning({ id: assistantKeys.id });
  return deleted.length > 0;
}

/** The key with this hash and its project, if it works. */
export async function findAssistant(
  db: ItineraryDb,
  hash: string,
): Promise<{ key: AssistantKeyRow; project: ProjectRow } | undefined> {
  return db
    .select({ key: assistantKeys, project: projects })
    .from(assistantKeys)
    .innerJoin(projects, eq(projects.id, assistantKeys.projectId))
    .where(and(eq(assistantKeys.hash, hash), isLive))
    .get();
}

/** Records the day (`YYYY-MM-DD`) on which a key was used. */
export async function recordAssistantUse(
  db: ItineraryDb,
  { id, lastUsedOn }: AssistantKeyRow,
  day: string,
): Promise<void> {
  if (lastUsedOn === day) return;
  await db.update(assistantKeys).set({ lastUsedOn: day }).where(eq(assistantKeys.id, id));
}
