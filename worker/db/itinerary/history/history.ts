import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  max,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { HistoryQuery } from '../../../contract/history.ts';
import type { ItineraryDb } from '../../client.ts';
import { type ChangeRow, changes } from '../../schema/itinerary/changes.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { toSqlList } from '../../sql-expressions.ts';

/** A field of the row that an entry is about: as it became or, of a deleted row, as it was. */
const readField = (name: string) =>
  sql`coalesce(${changes.after}, ${changes.before}) ->> ${sql.raw(`'$.${name}'`)}`;

/** Entries of a project's log, newest first. */
export async function listHistory(
  db: ItineraryDb,
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
          : or(isOf('event', event), and(isAnswer, sql`${readField('eventId')} = ${event}`)),
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

/**
 * The last statement of a batch: selects the entry that the batch logged last, or none if it logged nothing. The number of
 * this entry is enough to undo the whole call, whose other entries `listCallChanges` finds.
 */
export const selectCallEnd = (db: ItineraryDb, projectId: number) =>
  db
    .select({ seq: changes.seq })
    .from(changes)
    .where(
      and(
        isChange(projectId, sql`(SELECT max(seq) FROM changes WHERE project_id = ${projectId})`),
        eq(changes.call, db.change.call),
      ),
    );

/** The number that `selectCallEnd` selected, out of the results of a batch. */
export const toCallEnd = (rows: unknown): number | null => (rows as { seq: number }[])[0]?.seq ?? null;

/** The last entry of a call, if the log still has it. */
export async function findCallEnd(db: ItineraryDb, projectId: number, call: string): Promise<number | null> {
  const [found] = await db
    .select({ seq: max(changes.seq) })
    .from(changes)
    .where(and(eq(changes.projectId, projectId), eq(changes.call, call)));
  return found?.seq ?? null;
}

/** All entries of the call that the entry `seq` is from, newest first; none if that was deleted as too old. */
export const listCallChanges = async (
  db: ItineraryDb,
  projectId: number,
  seq: number,
): Promise<ChangeRow[]> => {
  const call = sql`(SELECT c.call FROM ${changes} AS c WHERE c.project_id = ${projectId} AND c.seq = ${seq})`;
  return db
    .select()
    .from(changes)
    .where(and(eq(changes.projectId, projectId), sql`(${changes.call} = ${call} OR ${changes.seq} = ${seq})`))
    .orderBy(desc(changes.seq));
};

/** All entries of calls, newest first. */
export const listChangesOfCalls = async (
  db: ItineraryDb,
  projectId: number,
  calls: string[],
): Promise<ChangeRow[]> =>
  db
    .select()
    .from(changes)
    .where(and(eq(changes.projectId, projectId), inArray(changes.call, toSqlList(calls))))
    .orderBy(desc(changes.seq));

/** The entries since `since` of the calls that changed one of these rows last, newest first. */
export async function listLastCalls(
  db: ItineraryDb,
  projectId: number,
  { entity, ids, since }: { entity: ChangeRow['entity']; ids: number[]; since: number },
): Promise<ChangeRow[]> {
  const last = sql`(SELECT call, max(seq) FROM changes WHERE project_id = ${projectId} AND entity = ${entity}
    AND entity_id IN ${toSqlList(ids)} GROUP BY entity_id)`;
  return db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.projectId, projectId),
        gt(changes.at, since),
        sql`${changes.call} IN (SELECT call FROM ${last})`,
      ),
    )
    .orderBy(desc(changes.seq));
}

const isChange = (projectId: number, seq: SQL | number) =>
  and(eq(changes.projectId, projectId), eq(changes.seq, seq));

/**
 * For each row that changed after the entry `seq`, the first entry since: its `before` is the row as it was at `seq`. Leaves
 * out answers, which belong to guests, and the owner's email. `isKnown`: whether the log still has the entry `seq`;
 * `latest`: the number of the newest entry.
 */
export async function readChangesSince(db: ItineraryDb, projectId: number, seq: number) {
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

/** A person's name before and after a change. */
export type Rename = Awaited<ReturnType<typeof listRenamesSince>>[number];

/** Changes of people's names after the entry `seq`, oldest first. */
export const listRenamesSince = (db: ItineraryDb, projectId: number, seq: number) =>
  db
    .select({
      seq: changes.seq,
      call: changes.call,
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

/** How many projects one statement covers, so that it occupies the database for a few hundred milliseconds only. */
const PROJECTS_AT_ONCE = 2_000;

/**
 * Deletes entries older than `before` (epoch milliseconds), some projects at a time: the log has no index by time, since
 * every change would have to write to it.
 */
export async function deleteOldChanges(db: ItineraryDb, before: number): Promise<void> {
  for (let after = 0; ; ) {
    const [last] = await db
      .select({ id: projects.id })
      .from(projects)
      .where(gt(projects.id, after))
      .orderBy(asc(projects.id))
      .limit(1)
      .offset(PROJECTS_AT_ONCE - 1);
    const upTo = last?.id ?? Number.MAX_SAFE_INTEGER;
    await db
      .delete(changes)
      .where(and(gt(changes.projectId, after), lte(changes.projectId, upTo), lt(changes.at, before)));
    if (!last) return;
    after = last.id;
  }
}

/** The statement that selects the logs of projects, oldest entries first. `projectIds` is a list in SQL. */
export const selectChanges = (db: ItineraryDb, projectIds: SQL) =>
  db
    .select()
    .from(changes)
    .where(sql`${changes.projectId} IN ${projectIds}`)
    .orderBy(asc(changes.projectId), asc(changes.seq));
