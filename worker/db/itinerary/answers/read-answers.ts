import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { RsvpWriter } from '../../../domain/itinerary/rsvps.ts';
import type { ItineraryDb } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { people } from '../../schema/itinerary/people.ts';
import { type RsvpRow, rsvps, WHOLE_ITINERARY } from '../../schema/itinerary/rsvps.ts';
import {
  isHostScope,
  isVisibleEvent,
  type ReadScope,
  selectReadableProjectId,
} from '../../sql-expressions.ts';
import { selectLinkRequestsOf } from '../people/link-requests.ts';
import {
  IS_CLAIMABLE,
  isPersonOf,
  selectAllPeople,
  selectAttendees,
  selectPerson,
} from '../people/people.ts';
import { selectProject } from '../projects/projects.ts';
import { toClaim } from './save-answer.ts';

/** An answer with the name of its person and the title of its event, if it is for one. */
export type NamedRsvpRow = RsvpRow & { name: string; eventTitle: string | null };

/**
 * Answers of present people: for the itinerary, then by start of the event, each by name. Without those to events that
 * are deleted, do not ask for answers or that `isVisible` leaves out.
 */
function selectAnswers(db: ItineraryDb, isRead: SQL, isVisible: SQL) {
  return db
    .select({ ...getTableColumns(rsvps), name: people.name, eventTitle: events.title })
    .from(rsvps)
    .innerJoin(people, and(eq(people.id, rsvps.personId), isNull(people.deletedAt)))
    .leftJoin(events, and(eq(events.id, rsvps.eventId), eq(events.projectId, rsvps.projectId)))
    .where(sql`${isRead} AND (${rsvps.eventId} = ${WHOLE_ITINERARY} OR (${isAsked} AND ${isVisible}))`)
    .orderBy(
      sql`${events.startsAt} NULLS FIRST`,
      asc(rsvps.eventId),
      asc(people.nameKey),
      asc(rsvps.createdAt),
    );
}

const isAsked = sql`${events.deletedAt} IS NULL AND ${events.rsvp} IS NOT NULL`;

/** All answers of some projects, for hosts; `projectIds` is a list in SQL. */
export const selectAnswersOf = (db: ItineraryDb, projectIds: SQL) =>
  selectAnswers(db, sql`${rsvps.projectId} IN ${projectIds}`, sql`true`);

/** All answers of one project, for its hosts. */
export const selectAllAnswers = (db: ItineraryDb, projectId: number) =>
  selectAnswersOf(db, sql`(${projectId})`);

/** All answers of one person, for hosts. */
export const selectPersonAnswers = (db: ItineraryDb, projectId: number, personId: number) =>
  selectAnswers(db, sql`${rsvps.projectId} = ${projectId} AND ${rsvps.personId} = ${personId}`, sql`true`);

/** All people of a project, removed ones too, the attendees of its events, the answers, and requests for links. */
export async function readPeopleAndEvents(db: ItineraryDb, projectId: number) {
  const [rows, eventRows, answers, requests] = await db.batch([
    selectAllPeople(db, projectId),
    selectAttendees(db, projectId),
    selectAllAnswers(db, projectId),
    selectLinkRequestsOf(db, sql`(${projectId})`),
  ]);
  return { people: rows, events: eventRows, answers, requests };
}

/**
 * A project, the scope's person with that person's answers, and all answers to what the scope may see if the host shows
 * them or the scope is a host's. `events`: for guests who are shown all answers, the attendees of each event and whether
 * the scope may see it. `isClaimable`: the name may still be used by guests of the shared link.
 */
export async function readProjectAnswers(db: ItineraryDb, scope: ReadScope, writer: RsvpWriter) {
  const { projectId, personId } = scope;
  const readable = selectReadableProjectId(scope);
  const select = (condition: SQL) =>
    sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.id} = ${readable} AND ${condition})`;
  const isHost = isHostScope(scope, projects.id);
  const isShown = sql`${projects.rsvpEnabled} AND ${projects.rsvpShowList}`;
  const isOwn = sql`${rsvps.personId} = ${personId} AND ${rsvps.projectId} = ${readable}
    AND ${rsvps.claim} = ${toClaim(personId, writer)}`;
  const [rows, found, mine, all, eventRows, claimable] = await db.batch([
    selectProject(db, projectId),
    selectPerson(db, projectId, personId),
    selectAnswers(db, isOwn, isVisibleEvent(scope)),
    selectAnswers(
      db,
      sql`${rsvps.projectId} = ${select(sql`(${isHost} OR (${isShown}))`)}`,
      isVisibleEvent(scope),
    ),
    db
      .select({ attendees: events.attendees, isVisible: isVisibleEvent(scope).mapWith(Boolean) })
      .from(events)
      .where(
        sql`${events.projectId} = ${select(sql`${isShown} AND NOT ${isHost}`)} AND ${events.deletedAt} IS NULL`,
      ),
    db
      .select({ id: people.id })
      .from(people)
      .where(sql`${isPersonOf(projectId, personId)} AND ${IS_CLAIMABLE}`),
  ]);
  const isClaimable = claimable.length > 0;
  return { project: rows[0], person: found[0], mine, all, events: eventRows, isClaimable };
}
