import { type SQL, sql } from 'drizzle-orm';
import { events, projects } from '../../schema/itinerary/itineraries.ts';
import { papers } from '../../schema/itinerary/papers.ts';
import { people } from '../../schema/itinerary/people.ts';
import {
  isLinkedPerson,
  isVisibleEvent,
  type ReadScopeParams,
  selectReadableProjectId,
} from '../../sql-expressions.ts';

/** The event of a paper, for a left join. */
export const IS_EVENT_OF_PAPER = sql`${events.id} = ${papers.eventId} AND ${events.projectId} = ${papers.projectId}`;

/** True for papers whose file is there. */
export const IS_LISTED = sql`${papers.uploadedAt} IS NOT NULL AND ${papers.deletedAt} IS NULL`;

const HAS_NO_EVENT = sql`${papers.eventId} IS NULL`;
const HAS_EVENT = sql`(${events.id} IS NOT NULL AND ${events.deletedAt} IS NULL)`;

/** True for papers that the scope may see; needs `events` beside `papers`. */
export function isVisiblePaper(scope: ReadScopeParams): SQL {
  const isShared = sql`(${papers.personId} IS NULL AND (${HAS_NO_EVENT} OR (${HAS_EVENT} AND ${isVisibleEvent(scope)})))`;
  if ('codeHashes' in scope) return isShared;
  if (!('personId' in scope)) return sql`(${isShared} OR ${scope.isHost})`;
  const isOwn = sql`(${people.id} = ${papers.personId} AND (${HAS_NO_EVENT} OR ${HAS_EVENT}))`;
  return sql`(${isShared} OR ${scope.isHost} OR EXISTS (SELECT 1 FROM ${people}
    WHERE ${isLinkedPerson(scope, papers.projectId)} AND (${people.role} = 'cohost' OR ${isOwn})))`;
}

/** The event of a paper as the scope may know it: a person may have a ticket for an event that is hidden from them. */
export function selectShownEventId(scope: ReadScopeParams): SQL<number | null> {
  if ('codeHashes' in scope) return sql`${papers.eventId}`;
  const isHost =
    'personId' in scope
      ? sql`(${scope.isHost} OR EXISTS (SELECT 1 FROM ${people}
          WHERE ${isLinkedPerson(scope, papers.projectId)} AND ${people.role} = 'cohost'))`
      : sql`${scope.isHost}`;
  return sql`iif(${isHost} OR ${isVisibleEvent(scope)}, ${papers.eventId}, NULL)`;
}

/**
 * JSON of the event of each paper that the scope may see, null for the itinerary. Reads no row of a project without
 * papers. For the statement that selects the project.
 */
export function selectPaperEvents(scope: ReadScopeParams): SQL<string | null> {
  const shown = sql`(SELECT json_group_array(${selectShownEventId(scope)})
    FROM ${papers} LEFT JOIN ${events} ON ${IS_EVENT_OF_PAPER}
    WHERE ${papers.projectId} = ${selectReadableProjectId(scope)} AND ${IS_LISTED} AND ${isVisiblePaper(scope)})`;
  // Nested, because Drizzle omits the table of columns that stand in the selection itself.
  return sql`iif(${projects.hasPapers}, ${shown}, NULL)`;
}
