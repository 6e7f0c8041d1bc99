import { desc, eq, sql } from 'drizzle-orm';
import type { DirectoryDb } from '../../client.ts';
import type { UserRow } from '../../schema/directory/accounts.ts';
import { projects } from '../../schema/itinerary/itineraries.ts';
import { claimProjectsByEmail } from './users.ts';

/** An event's times in epoch milliseconds and zones. */
export type EventSpan = [
  startsAt: number,
  endsAt: number | null,
  timeZone: string,
  endTimeZone: string | null,
];

export type OwnedProject = Awaited<ReturnType<typeof listOwnedProjects>>[number];

// Raw SQL, because in a single-table query Drizzle drops table names even inside subqueries.
const selectFromEvents = <T>(value: string) =>
  sql<T>`(SELECT ${sql.raw(value)} FROM events e WHERE e.project_id = projects.id AND e.deleted_at IS NULL)`;

/** The account's itineraries, newest first, including unowned ones created with its verified email. */
export async function listOwnedProjects(
  db: DirectoryDb,
  user: Pick<UserRow, 'id' | 'email' | 'emailVerified'>,
) {
  const [, rows] = await db.batch([
    claimProjectsByEmail(db, user.id, user),
    db
      .select({
        project: projects,
        eventCount: selectFromEvents<number>('count(*)'),
        /** JSON of `EventSpan[]`. */
        spans: selectFromEvents<string>(
          'json_group_array(json_array(e.starts_at, e.ends_at, e.time_zone, e.end_time_zone))',
        ),
        faqCount: sql<number>`(SELECT count(*) FROM faqs f WHERE f.project_id = projects.id AND f.deleted_at IS NULL)`,
        hasPendingContent: sql<number>`EXISTS (SELECT 1 FROM waiting_contents w WHERE w.project_id = projects.id)`,
      })
      .from(projects)
      .where(eq(projects.ownerUserId, user.id))
      .orderBy(desc(projects.id)),
  ]);
  return rows;
}
