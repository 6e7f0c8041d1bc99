import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { NO_VERSION } from '../../../domain/access/grants.ts';
import type { LinkedPerson } from '../../../domain/access/invite-keys.ts';
import type { ItineraryDb } from '../../client.ts';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import {
  isVisibleEvent,
  PUBLIC_REVISION,
  type ReadScope,
  selectReadableProjectId,
} from '../../sql-expressions.ts';
import { selectPerson } from '../people/people.ts';
import { selectNearbyProject } from '../projects/projects.ts';

/**
 * A project with the events that everyone sees, or those that this person may see, and those deleted after `since` (epoch
 * milliseconds), for the calendar feed. `events` is empty if the reader already has this public revision. Does not check
 * access: compare the feed token with the project row and the person.
 */
export async function readCalendarFeed(
  db: ItineraryDb,
  projectId: string,
  link: LinkedPerson | undefined,
  knownRevision: number | undefined,
  since: number,
) {
  const isOfProject = eq(
    events.projectId,
    sql`(SELECT ${projects.id} FROM ${projects} WHERE ${projects.projectId} = ${projectId}
      AND ${PUBLIC_REVISION} IS NOT ${knownRevision ?? null})`,
  );
  const visible = isVisibleEvent({
    projectId,
    grantVersion: NO_VERSION,
    isHost: false,
    personId: link?.id ?? null,
    linkVersion: link?.linkVersion ?? null,
  });
  const order = [asc(events.startsAt), asc(events.id)];
  // Two statements, so that each uses its partial index.
  const [rows, live, deleted, found] = await db.batch([
    selectNearbyProject(db, projectId),
    db
      .select()
      .from(events)
      .where(and(isOfProject, isNull(events.deletedAt), visible))
      .orderBy(...order),
    db
      .select()
      .from(events)
      .where(and(isOfProject, gt(events.deletedAt, since), visible))
      .orderBy(...order),
    selectPerson(db, projectId, link?.id ?? null),
  ]);
  return { project: rows[0], events: [...live, ...deleted], person: found[0] };
}

/** A project and one of its events; see `readItinerary` for access. */
export async function readProjectEvent(db: ItineraryDb, scope: ReadScope, id: number) {
  const [rows, found, people] = await db.batch([
    selectNearbyProject(db, scope.projectId),
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.id, id),
          eq(events.projectId, selectReadableProjectId(scope)),
          isNull(events.deletedAt),
          isVisibleEvent(scope),
        ),
      ),
    selectPerson(db, scope.projectId, scope.personId),
  ]);
  return { project: rows[0], event: found[0], person: people[0] };
}
