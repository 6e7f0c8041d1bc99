import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  max,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { HistoryQuery } from '../contract/history.ts';
import { type ChangeRow, changes } from './change-schema.ts';
import type { Db } from './client.ts';

/** A snapshot of either side; entries have at least one. */
const side = (name: string) =>
  sql`coalesce(${changes.after}, ${changes.before}) ->> ${sql.raw(`'$.${name}'`)}`;

/** Entries of a project's log, newest first. */
export async function listHistory(
  db: Db,
  projectId: number,
  { before, limit, event, person, kind }: HistoryQuery,
): Promise<ChangeRow[]> {
  const isAnswer = eq(changes.entity, 'rsvp');
  const isOf = (entity: 'event' | 'person', id: number) =>
    and(eq(changes.entity, entity), eq(changes.entityId, id));
  return db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.projectId, projectId),
        before === undefined ? undefined : lt(changes.seq, before),
        kind && inArray(changes.entity, kind === 'project' ? ['project', 'owner-email'] : [kind]),
        event === undefined
          ? undefined
          : or(isOf('event', event), and(isAnswer, sql`${side('eventId')} = ${event}`)),
        person === undefined
          ? undefined
          : or(
              eq(changes.byPerson, person),
              isOf('person', person),
              and(isAnswer, eq(changes.entityId, person)),
            ),
      ),
    )
    .orderBy(desc(changes.seq))
    .limit(limit);
}

/** One entry of the log; undefined if it was deleted as too old. */
export const findChange = async (db: Db, projectId: number, seq: number): Promise<ChangeRow | undefined> =>
  db.select().from(changes).where(isChange(projectId, seq)).get();

const isChange = (projectId: number, seq: number) =>
  and(eq(changes.projectId, projectId), eq(changes.seq, seq));

/**
 * For each row that changed after `seq`, the first entry since: its `before` is what the row was then. Without answers,
 * which are their guests', and the owner's email. `known` is false if the log has no entry `seq`; `latest` is the newest one.
 */
export async function readChangesSince(db: Db, projectId: number, seq: number) {
  const first = sql<number>`min(${changes.seq})`.as('first');
  const [known, rows, newest] = await db.batch([
    db.select({ seq: changes.seq }).from(changes).where(isChange(projectId, seq)),
    // With min(), the other columns are those of its row (sqlite.org/lang_select.html#bareagg).
    db
      .select({ ...getTableColumns(changes), first })
      .from(changes)
      .where(
        and(
          eq(changes.projectId, projectId),
          gt(changes.seq, seq),
          notInArray(changes.entity, ['rsvp', 'owner-email']),
        ),
      )
      .groupBy(changes.entity, changes.entityId)
      .orderBy(asc(first)),
    db
      .select({ seq: max(changes.seq) })
      .from(changes)
      .where(eq(changes.projectId, projectId)),
  ]);
  return { isKnown: known.length > 0, rows: rows as ChangeRow[], latest: newest[0]?.seq ?? 0 };
}

/** Names that people got after `seq`, oldest first. */
export const listRenamesSince = (db: Db, projectId: number, seq: number) =>
  db
    .select({
      before: sql<string>`${changes.before} ->> '$.name'`,
      after: sql<string>`${changes.after} ->> '$.name'`,
    })
    .from(changes)
    .where(
      and(
        eq(changes.projectId, projectId),
        gt(changes.seq, seq),
        eq(changes.entity, 'person'),
        sql`${changes.before} ->> '$.name' <> ${changes.after} ->> '$.name'`,
      ),
    )
    .orderBy(asc(changes.seq));

/** Deletes entries from before `before` (epoch milliseconds) of all projects. */
export async function deleteOldChanges(db: Db, before: number): Promise<void> {
  await db.delete(changes).where(lt(changes.at, before));
}

/** The statement that selects the logs of projects, oldest entries first. `projectIds` is a list in SQL. */
export const selectChanges = (db: Db, projectIds: SQL) =>
  db
    .select()
    .from(changes)
    .where(sql`${changes.projectId} IN ${projectIds}`)
    .orderBy(asc(changes.projectId), asc(changes.seq));
