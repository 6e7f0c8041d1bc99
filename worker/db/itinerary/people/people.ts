import { and, asc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import { type ItineraryDb, toLastChange } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { linkRequests, type PersonRow, people } from '../../schema/itinerary/people.ts';
import { proposals } from '../../schema/shared/proposals.ts';
import { selectValuesWhere, toSqlList, withDefaults } from '../../sql-expressions.ts';
import type { IdempotencyKey } from '../events/content-rows.ts';
import { selectCallEnd, toCallEnd } from '../history/history.ts';
import { selectProject, touchProject } from '../projects/projects.ts';

/** True for the row of a project's person with this id, deleted or not. */
export const isPersonOf = (projectId: string | Placeholder, id: number | null | Placeholder): SQL =>
  sql`${people.id} = ${id} AND ${people.projectId} =
    (SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId})`;

/** The statement that selects it. */
export const selectPerson = (db: ItineraryDb, projectId: string, id: number | null) =>
  db.select().from(people).where(isPersonOf(projectId, id));

/** A project, and the person with this id if it is one of the project's, deleted or not. */
export async function findProjectWithPerson(db: ItineraryDb, projectId: string, personId: number) {
  const [rows, found] = await db.batch([selectProject(db, projectId), selectPerson(db, projectId, personId)]);
  return { project: rows[0], person: found[0] };
}

/** True for people of the project who were not removed. */
export const isPresent = (projectId: number): SQL =>
  sql`${people.projectId} = ${projectId} AND ${people.deletedAt} IS NULL`;

/** The present people of a project. */
export const listPresentPeople = async (db: ItineraryDb, projectId: number): Promise<PersonRow[]> =>
  db.select().from(people).where(isPresent(projectId)).orderBy(asc(people.nameKey));

/** A present person by id. */
export const findPerson = async (
  db: ItineraryDb,
  projectId: number,
  id: number,
): Promise<PersonRow | undefined> =>
  db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isPresent(projectId)))
    .get();

/** The revision, the events and the waiting proposals of a project, to compute changes of attendees texts from. */
export async function readAttendees(db: ItineraryDb, projectId: number) {
  const [rows, eventRows, proposed] = await db.batch([
    db.select({ revision: projects.revision }).from(projects).where(eq(projects.id, projectId)),
    selectAttendees(db, projectId),
    db
      .select({ id: proposals.id, attendees: proposals.attendees })
      .from(proposals)
      .where(
        sql`${proposals.projectId} = ${projectId} AND ${proposals.status} = 'waiting' AND ${proposals.attendees} <> ''`,
      ),
  ]);
  return { revision: rows[0]?.revision ?? 0, events: eventRows, proposals: proposed };
}

/** The statement that selects a project's events with their attendees. */
export const selectAttendees = (db: ItineraryDb, projectId: number) =>
  db
    .select({
      id: events.id,
      attendees: events.attendees,
      audience: events.audience,
      audienceKeys: events.audienceKeys,
      sequence: events.sequence,
    })
    .from(events)
    .where(and(eq(events.projectId, projectId), isNull(events.deletedAt)));

/** All people of a project, removed ones too, and the attendees of its events. */
export async function readPeopleAndAttendees(db: ItineraryDb, projectId: number) {
  const [rows, eventRows] = await db.batch([selectAllPeople(db, projectId), selectAttendees(db, projectId)]);
  return { people: rows, events: eventRows };
}

/** The statement that selects all people of a project, removed ones too. */
export const selectAllPeople = (db: ItineraryDb, projectId: number) =>
  db.select().from(people).where(eq(people.projectId, projectId)).orderBy(asc(people.id));

export type NewPerson = Pick<PersonRow, 'name' | 'nameKey'>;

/** Subquery that counts the present people of a project without those that only guests have named. */
export const countPeople = (projectId: number) =>
  sql`(SELECT count(*) FROM ${people} WHERE ${isPresent(projectId)} AND NOT ${people.isClaimed})`;

/** Inserts those people whose name is not taken, up to the limit. */
export async function insertPeople(
  db: ItineraryDb,
  projectId: number,
  added: NewPerson[],
  now: number,
): Promise<void> {
  if (added.length > 0) await insertPeopleStatement(db, projectId, added, now);
}

/** Adds people as a change by a host, which is part of the history. */
export async function addPeople(
  db: ItineraryDb,
  projectId: number,
  added: NewPerson[],
  now: number,
): Promise<void> {
  const lastChange = toLastChange(db, now);
  await db.batch([
    insertPeopleStatement(db, projectId, added, now, { lastChange }),
    touchProject(db, projectId, now),
  ]);
}

function insertPeopleStatement(
  db: ItineraryDb,
  projectId: number,
  added: NewPerson[],
  now: number,
  options: { lastChange?: ReturnType<typeof toLastChange> } = {},
) {
  const row = {
    ...withDefaults(people, { projectId, name: '', nameKey: '', createdAt: now, updatedAt: now, ...options }),
    id: null,
    linkVersion: toFirstLinkVersion(projectId),
    name: sql`value ->> 'name'`,
    nameKey: sql`value ->> 'nameKey'`,
  };
  const fits = sql`key + ${countPeople(projectId)} < ${LIMITS.people}`;
  return db
    .insert(people)
    .select(selectValuesWhere(people, row, fits, sql`json_each(${JSON.stringify(added)})`))
    .onConflictDoNothing();
}

/** Undefined if the name is taken, the project has the maximum of people, or the request was stored before. */
export async function insertPerson(
  db: ItineraryDb,
  projectId: number,
  person: NewPerson,
  { requestKey, requestHash }: IdempotencyKey,
  now: number,
): Promise<{ row: PersonRow; seq: number | null } | undefined> {
  const row = {
    ...person,
    projectId,
    requestKey,
    requestHash,
    lastChange: toLastChange(db, now),
    createdAt: now,
    updatedAt: now,
  };
  const [[inserted], , end] = await db.batch([
    db
      .insert(people)
      .select(
        selectValuesWhere(
          people,
          { ...withDefaults(people, row), id: null, linkVersion: toFirstLinkVersion(projectId) },
          sql`${countPeople(projectId)} < ${LIMITS.people}`,
        ),
      )
      .onConflictDoNothing()
      .returning(),
    touchProject(db, projectId, now),
    selectCallEnd(db, projectId),
  ]);
  return inserted && { row: inserted, seq: toCallEnd(end) };
}

/** The person whom a request created, even if removed since. */
export const findPersonByRequest = async (db: ItineraryDb, projectId: number, requestKey: string) =>
  db
    .select()
    .from(people)
    .where(and(eq(people.projectId, projectId), eq(people.requestKey, requestKey)))
    .get();

/** The present person with this name key; see `toNameKey`. */
export const findPersonByName = async (db: ItineraryDb, projectId: number, nameKey: string) =>
  db
    .select()
    .from(people)
    .where(and(isPresent(projectId), eq(people.nameKey, nameKey)))
    .get();

/** True if a private event has this name key. */
export const isNamedInPrivateEvent = (projectId: SQL, nameKey: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${events} WHERE ${events.projectId} = ${projectId}
    AND ${events.deletedAt} IS NULL AND instr(${events.audienceKeys}, char(10) || ${nameKey} || char(10)) > 0)`;

/**
 * True for the row of a person whose name guests of the shared link may use: no link was ever opened, the person is
 * not a co-host, no host hides the name, and no private event names it.
 */
export const IS_CLAIMABLE = sql`${people.linkOpenedOn} IS NULL AND ${people.role} = 'guest' AND NOT ${people.isHidden}
  AND NOT ${isNamedInPrivateEvent(sql`${people.projectId}`, sql`${people.nameKey}`)}`;

/**
 * Records the UTC day (`YYYY-MM-DD`) on which a personal link was opened, unless the link was renewed meanwhile. Always
 * deletes the requests for the link: its guest has one.
 */
export async function recordLinkOpened(
  db: ItineraryDb,
  { id, linkVersion, linkOpenedOn }: PersonRow,
  day: string,
): Promise<void> {
  const endRequests = db.delete(linkRequests).where(eq(linkRequests.personId, id));
  if (linkOpenedOn === day) {
    await endRequests;
    return;
  }
  const isSame = and(eq(people.id, id), eq(people.linkVersion, linkVersion));
  await db.batch([db.update(people).set({ linkOpenedOn: day }).where(isSame), endRequests]);
}

/**
 * Ends the links of these people. Also of removed ones, whose links would come back with them by Undo. Returns those who
 * are present, with their new version.
 */
export async function renewLinks(
  db: ItineraryDb,
  projectId: number,
  ids: number[],
  now: number,
): Promise<PersonRow[]> {
  const renewed = await db
    .update(people)
    .set({
      linkVersion: toNextLinkVersion(projectId),
      linkOpenedOn: FORGET_DAY,
      readerChoice: null,
      updatedAt: now,
    })
    .where(and(eq(people.projectId, projectId), inArray(people.id, toSqlList(ids))))
    .returning();
  return renewed.filter(({ deletedAt }) => deletedAt === null);
}

/** Empty, not null: once a link was opened, guests of the shared link can never claim the name (`IS_CLAIMABLE`). */
const FORGET_DAY = sql`CASE WHEN ${people.linkOpenedOn} IS NOT NULL THEN '' END`;

/** For a new person, whose id another one may have had before a restore of the database. */
export const toFirstLinkVersion = (projectId: number) =>
  sql`(SELECT ${projects.epoch} FROM ${projects} WHERE ${projects.id} = ${projectId}) + 1`;

/** Higher than any version before a restore of the database, which links may still have. */
const toNextLinkVersion = (projectId: number) =>
  sql`max(${people.linkVersion}, (SELECT ${projects.epoch} FROM ${projects} WHERE ${projects.id} = ${projectId})) + 1`;
