import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { noticeSubscriptions } from '../../schema/itinerary/notices.ts';
import { type PersonRow, people } from '../../schema/itinerary/people.ts';
import { rsvps } from '../../schema/itinerary/rsvps.ts';
import { signUpPlaces } from '../../schema/itinerary/sign-ups.ts';
import { selectValuesWhere, toSqlList, withDefaults } from '../../sql-expressions.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { touchProject } from '../projects/projects.ts';
import {
  IS_CLAIMABLE,
  isNamedInPrivateEvent,
  isPresent,
  type NewPerson,
  toFirstLinkVersion,
} from './people.ts';

const HOUR_MS = 3_600_000;
/** Visits are stored to the hour. */
const UNUSED_MS = 25 * HOUR_MS;

const isNamedInEvent = sql`EXISTS (SELECT 1 FROM ${events} WHERE ${events.projectId} = ${people.projectId}
  AND ${events.deletedAt} IS NULL AND instr(lower(${events.attendees}), lower(${people.name})) > 0)`;

/** True for the row of somebody nobody invited: a guest's claim that no host, event or personal link confirms. */
const IS_UNINVITED = sql`${people.isClaimed} AND ${people.deletedAt} IS NULL AND ${people.role} = 'guest'
  AND ${people.linkOpenedOn} IS NULL`;

/** True for the row of a claim that has neither answered, nor taken a place, nor subscribed. */
const IS_UNUSED = sql`${IS_UNINVITED}
  AND NOT EXISTS (SELECT 1 FROM ${rsvps} WHERE ${rsvps.personId} = ${people.id})
  AND NOT EXISTS (SELECT 1 FROM ${signUpPlaces} WHERE ${signUpPlaces.personId} = ${people.id})
  AND NOT EXISTS (SELECT 1 FROM ${noticeSubscriptions} WHERE ${noticeSubscriptions.personId} = ${people.id})`;

/**
 * The person whose name a guest claims, added if there is none. Undefined if it cannot be claimed: its personal link was
 * opened, or a private event names it. The statement that writes decides. In a full list the oldest unused claim makes
 * room, so that a guest who answers is always stored.
 */
export async function claimPerson(
  db: ItineraryDb,
  projectId: number,
  person: NewPerson & { isClaimed: boolean },
  now: number,
): Promise<PersonRow | undefined> {
  const isNamed = isNamedInPrivateEvent(sql`${projectId}`, sql`${person.nameKey}`);
  const row = {
    ...withDefaults(people, { ...person, projectId, createdAt: now, updatedAt: now }),
    id: null,
    visitedAt: now,
    linkVersion: toFirstLinkVersion(projectId),
  };
  const hasName = sql`${isPresent(projectId)} AND ${people.nameKey} = ${person.nameKey}`;
  const countClaimed = sql`(SELECT count(*) FROM ${people} WHERE ${isPresent(projectId)} AND ${people.isClaimed})`;
  const countUnused = sql`(SELECT count(*) FROM ${people} WHERE ${people.projectId} = ${projectId} AND ${IS_UNUSED})`;
  const oldest = sql`(SELECT ${people.id} FROM ${people} WHERE ${people.projectId} = ${projectId} AND ${IS_UNUSED}
    ORDER BY ${people.visitedAt} LIMIT 1)`;
  const isFull = sql`${countUnused} >= ${LIMITS.claimedPeople} AND NOT EXISTS (SELECT 1 FROM ${people} WHERE ${hasName})`;
  const fits = sql`NOT ${isNamed} AND ${countClaimed} < ${LIMITS.claimedPeople + LIMITS.answeredClaims}`;
  const [, , , found] = await db.batch([
    db.delete(people).where(sql`${people.id} = ${oldest} AND ${isFull}`),
    db
      .insert(people)
      .select(selectValuesWhere(people, row, fits))
      .onConflictDoNothing(),
    db.update(people).set({ visitedAt: now }).where(sql`${hasName} AND ${people.isClaimed}`),
    db.select().from(people).where(sql`${hasName} AND ${IS_CLAIMABLE}`),
  ]);
  return found[0];
}

/** Whether the visit of somebody who claimed a name has to be recorded. */
export const isVisitDue = ({ isClaimed, visitedAt }: PersonRow, now: number): boolean =>
  isClaimed && (visitedAt ?? 0) < now - HOUR_MS;

/** Records that a browser which claimed the name opened the itinerary. */
export async function recordVisit(db: ItineraryDb, { id }: PersonRow, now: number): Promise<void> {
  const isDue = sql`${people.isClaimed} AND coalesce(${people.visitedAt}, 0) < ${now - HOUR_MS}`;
  await db.update(people).set({ visitedAt: now }).where(sql`${people.id} = ${id} AND ${isDue}`);
}

/** Whether a claim was not visited for a day; it ends then, unless it is used. */
export const isOldClaim = ({ isClaimed, visitedAt, deletedAt }: PersonRow, now: number): boolean =>
  isClaimed && deletedAt === null && visitedAt !== null && visitedAt <= now - UNUSED_MS;

/** Deletes claims, of one project or all, that are not used and were not visited for a day. */
export async function deleteUnusedClaims(db: ItineraryDb, now: number, projectId?: number): Promise<void> {
  await db
    .delete(people)
    .where(
      and(
        projectId === undefined ? undefined : eq(people.projectId, projectId),
        lte(people.visitedAt, now - UNUSED_MS),
        IS_UNUSED,
        sql`NOT ${isNamedInEvent}`,
      ),
    );
}

/** Marks people as named by a host. */
export async function confirmClaims(db: ItineraryDb, projectId: number, ids: number[]): Promise<void> {
  await db
    .update(people)
    .set({ isClaimed: false })
    .where(and(isPresent(projectId), inArray(people.id, toSqlList(ids))));
}

/** Removes those of the people whom nobody invited. Undefined if the project changed since `revision`. */
export async function removeClaims(
  db: ItineraryDb,
  projectId: number,
  { ids, revision }: { ids: number[]; revision: number },
  now: number,
): Promise<{ removed: PersonRow[]; seq: number | null } | undefined> {
  const current = sql`(SELECT ${projects.revision} FROM ${projects} WHERE ${projects.id} = ${projectId})`;
  const isUnchanged: SQL = sql`${current} = ${revision}`;
  const [removed, , state, end] = await db.batch([
    db
      .update(people)
      .set({
        deletedAt: now,
        updatedAt: now,
        lastChange: toLastChange(db, now),
        sequence: sql`${people.sequence} + 1`,
        stillNamedIn: [],
      })
      .where(and(isPresent(projectId), inArray(people.id, toSqlList(ids)), IS_UNINVITED, isUnchanged))
      .returning(),
    touchProject(db, projectId, now),
    db.select({ revision: projects.revision }).from(projects).where(sql`${projects.id} = ${projectId}`),
    selectCallEnd(db, projectId),
  ]);
  const isRaced = removed.length === 0 && state[0]?.revision !== revision;
  return isRaced ? undefined : { removed, seq: toCallEnd(end) };
}
