import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { RsvpWriter } from '../../../domain/itinerary/rsvps.ts';
import type { ItineraryDb } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { type SignUpRow, signUpPlaces, signUps } from '../../schema/itinerary/sign-ups.ts';
import {
  isHostScope,
  isVisibleEvent,
  type ReadScope,
  selectReadableProjectId,
} from '../../sql-expressions.ts';
import { toClaim } from '../answers/save-answer.ts';
import {
  countContentRows,
  type IdempotencyKey,
  insertContentRow,
  isNotDeleted,
  type Saved,
  updateContentRow,
} from '../events/content-rows.ts';
import { IS_CLAIMABLE, isPersonOf, selectPerson } from '../people/people.ts';
import { selectProject } from '../projects/projects.ts';

/** What a host writes of a list. */
export type SignUpContent = Pick<
  SignUpRow,
  'title' | 'eventId' | 'isOpen' | 'showNames' | 'slots' | 'lastSlotId'
>;

/** Places that somebody has taken, with the person's name. `isMine`: the reader has. */
export type TakenPlaces = {
  signUpId: number;
  slotId: number;
  personId: number;
  name: string;
  count: number;
  isMine: boolean;
};

/** True for lists that the scope may see; needs `events` beside `signUps`. */
export const isVisibleSignUp = (scope: ReadScope): SQL =>
  sql`(${signUps.eventId} IS NULL OR (${events.deletedAt} IS NULL AND ${isVisibleEvent(scope)}))`;

/** The event of a list. */
export const IS_EVENT_OF_LIST = sql`${events.id} = ${signUps.eventId} AND ${events.projectId} = ${signUps.projectId}`;

/**
 * A project, the scope's person, the lists that the scope may see, and who has taken places. `events`: for guests, the
 * attendees of each event and whether the scope may see it. `isClaimable`: the name may still be used by guests of the
 * shared link.
 */
export async function readSignUps(db: ItineraryDb, scope: ReadScope, writer: RsvpWriter) {
  const { projectId, personId } = scope;
  const readable = selectReadableProjectId(scope);
  const isListed = sql`${signUps.projectId} = ${readable} AND ${isNotDeleted(signUps)} AND ${isVisibleSignUp(scope)}`;
  const isMine = sql`(${signUpPlaces.personId} IS ${personId} AND ${signUpPlaces.claim} = ${toClaim(personId, writer)})`;
  const guestsProject = sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.id} = ${readable}
    AND NOT ${isHostScope(scope, projects.id)}
    AND EXISTS (SELECT 1 FROM ${signUps} s WHERE s.project_id = ${projects.id} AND s.deleted_at IS NULL AND s.show_names))`;
  const [rows, found, lists, places, eventRows, claimable] = await db.batch([
    selectProject(db, projectId),
    selectPerson(db, projectId, personId),
    db
      .select({ list: signUps })
      .from(signUps)
      .leftJoin(events, IS_EVENT_OF_LIST)
      .where(isListed)
      .orderBy(asc(signUps.createdAt), asc(signUps.id)),
    db
      .select({
        signUpId: signUpPlaces.signUpId,
        slotId: signUpPlaces.slotId,
        personId: signUpPlaces.personId,
        name: people.name,
        count: signUpPlaces.count,
        isMine: isMine.mapWith(Boolean),
      })
      .from(signUps)
      .leftJoin(events, IS_EVENT_OF_LIST)
      .innerJoin(signUpPlaces, and(eq(signUpPlaces.signUpId, signUps.id), sql`${signUpPlaces.count} > 0`))
      .innerJoin(people, and(eq(people.id, signUpPlaces.personId), isNull(people.deletedAt)))
      .where(isListed)
      .orderBy(asc(signUpPlaces.createdAt), asc(people.nameKey)),
    db
      .select({ attendees: events.attendees, isVisible: isVisibleEvent(scope).mapWith(Boolean) })
      .from(events)
      .where(sql`${events.projectId} = ${guestsProject} AND ${events.deletedAt} IS NULL`),
    db
      .select({ id: people.id })
      .from(people)
      .where(sql`${isPersonOf(projectId, personId)} AND ${IS_CLAIMABLE}`),
  ]);
  const isClaimable = claimable.length > 0;
  return {
    project: rows[0],
    person: found[0],
    lists: lists.map(({ list }) => list),
    places,
    events: eventRows,
    isClaimable,
  };
}

/** The statement that selects who has taken places in the lists of projects. `projectIds`: a list in SQL. */
export const selectPlacesOf = (db: ItineraryDb, projectIds: SQL) =>
  db
    .select({
      projectId: sql<number>`${signUps.projectId}`.as('of_project'),
      signUpId: signUpPlaces.signUpId,
      slotId: signUpPlaces.slotId,
      name: people.name,
      count: signUpPlaces.count,
    })
    .from(signUpPlaces)
    .innerJoin(signUps, eq(signUps.id, signUpPlaces.signUpId))
    .innerJoin(people, and(eq(people.id, signUpPlaces.personId), isNull(people.deletedAt)))
    .where(sql`${signUps.projectId} IN ${projectIds} AND ${signUpPlaces.count} > 0`)
    .orderBy(asc(signUpPlaces.createdAt));

/** The lists of a project, for functions of `content-rows.ts`. */
export const toSignUpLists = (projectId: number) => ({ table: signUps, projectId });

/** True if the list is of the itinerary or of an event that exists. */
const hasEvent = (projectId: number, eventId: number | null) =>
  eventId === null
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.projectId} = ${projectId}
        AND ${events.deletedAt} IS NULL)`;

/** Undefined at the limit, without the event, or if the request was stored before. */
export async function insertSignUp(
  db: ItineraryDb,
  projectId: number,
  content: SignUpContent,
  request: IdempotencyKey,
  now: number,
): Promise<Saved<SignUpRow> | undefined> {
  const fits = sql`${countContentRows(signUps, projectId)} < ${LIMITS.signUps} AND ${hasEvent(projectId, content.eventId)}`;
  return insertContentRow(db, toSignUpLists(projectId), { ...content, ...request }, fits, now);
}

/** Undefined if there is no such list or event, or the list's sequence is not `expectedSequence`. */
export async function updateSignUp(
  db: ItineraryDb,
  projectId: number,
  id: number,
  content: SignUpContent,
  expectedSequence: number,
  now: number,
): Promise<Saved<SignUpRow> | undefined> {
  const target = { ...toSignUpLists(projectId), condition: hasEvent(projectId, content.eventId) };
  return updateContentRow(db, target, id, content, expectedSequence, now);
}

/** Deletes lists that were deleted before `deleted`, and the places of people removed before `peopleRemoved`. */
export async function eraseSignUps(
  db: ItineraryDb,
  before: { deleted: number; peopleRemoved: number },
): Promise<void> {
  const removed = sql`(SELECT ${people.id} FROM ${people} WHERE ${people.deletedAt} <= ${before.peopleRemoved})`;
  await db.batch([
    db.delete(signUpPlaces).where(sql`${signUpPlaces.personId} IN ${removed}`),
    db.delete(signUps).where(lte(signUps.deletedAt, before.deleted)),
  ]);
}
