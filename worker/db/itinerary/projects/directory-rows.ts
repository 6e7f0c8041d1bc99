import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { EventSpan } from '../../../domain/itinerary/summary.ts';
import type { ItineraryDb } from '../../client.ts';
import { directoryRows } from '../../schema/itinerary/directory-rows.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';

/** What the directory is told of an itinerary. `project` is undefined once it is deleted. */
export type DirectoryRowState = {
  change: number;
  isTold: boolean;
  project:
    | (Pick<ProjectRow, SummaryColumn> & {
        eventCount: number;
        /** JSON of `EventSpan[]`. */
        spans: string;
        faqCount: number;
        hasPendingContent: number;
      })
    | undefined;
};

type SummaryColumn = keyof typeof SUMMARY_COLUMNS;

const SUMMARY_COLUMNS = {
  ownerUserId: projects.ownerUserId,
  ownerEmail: projects.ownerEmail,
  disownedAt: projects.disownedAt,
  name: projects.name,
  customTitle: projects.customTitle,
  ownerName: projects.ownerName,
  groupSize: projects.groupSize,
  isPaid: projects.isPaid,
  createdAt: projects.createdAt,
  timeZone: projects.timeZone,
  look: projects.look,
  customColors: projects.customColors,
  headerImages: projects.headerImages,
};

// Raw SQL, because in a single-table query Drizzle drops table names even inside subqueries.
const selectFromEvents = <T>(value: string, name: string) =>
  sql<T>`(SELECT ${sql.raw(value)} FROM events e WHERE e.project_id = projects.id AND e.deleted_at IS NULL)`.as(
    name,
  );

/** The present state and the number of the change that made it, from one snapshot. Undefined if nobody changed it. */
export async function readDirectoryRow(
  db: ItineraryDb,
  projectNumber: number,
): Promise<DirectoryRowState | undefined> {
  const [rows, states] = await db.batch([
    db.select().from(directoryRows).where(eq(directoryRows.projectNumber, projectNumber)),
    db
      .select({
        ...SUMMARY_COLUMNS,
        eventCount: selectFromEvents<number>('count(*)', 'event_count'),
        spans: selectFromEvents<string>(
          'json_group_array(json_array(e.starts_at, e.ends_at, e.time_zone, e.end_time_zone))',
          'spans',
        ),
        faqCount:
          sql<number>`(SELECT count(*) FROM faqs f WHERE f.project_id = projects.id AND f.deleted_at IS NULL)`.as(
            'faq_count',
          ),
        hasPendingContent:
          sql<number>`EXISTS (SELECT 1 FROM waiting_contents w WHERE w.project_id = projects.id)`.as(
            'has_pending_content',
          ),
      })
      .from(projects)
      .where(eq(projects.id, projectNumber)),
  ]);
  const [row] = rows;
  return row && { change: row.change, isTold: row.told >= row.change, project: states[0] };
}

/** Parses the times of a row's events. */
export const parseSpans = (spans: string): EventSpan[] => JSON.parse(spans) as EventSpan[];

/** The directory knows the state of `change`. */
export async function updateTold(db: ItineraryDb, projectNumber: number, change: number): Promise<void> {
  await db
    .update(directoryRows)
    .set({ told: change })
    .where(and(eq(directoryRows.projectNumber, projectNumber), lt(directoryRows.told, change)));
}

/** Itineraries that the directory has still to be told of. */
export async function listUntold(db: ItineraryDb, limit: number): Promise<number[]> {
  const rows = await db
    .select({ projectNumber: directoryRows.projectNumber })
    .from(directoryRows)
    .where(sql`${directoryRows.change} > ${directoryRows.told}`)
    .orderBy(asc(directoryRows.projectNumber))
    .limit(limit);
  return rows.map((row) => row.projectNumber);
}
