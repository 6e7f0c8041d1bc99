import { desc, eq, sql } from 'drizzle-orm';
import type { UserRow } from './account-schema.ts';
import type { Db } from './client.ts';
import { projects } from './schema.ts';
import { claimProjectsByEmail } from './users.ts';

/** What a card of the dashboard tells of an itinerary. Moments are epoch milliseconds. */
export type OwnedProject = Awaited<ReturnType<typeof listOwnedProjects>>[number];

// Spelled out: of a query on one table drizzle drops the tables' names, also inside its subqueries.
const selectFromEvents = <T>(value: string) =>
  sql<T>`(SELECT ${sql.raw(value)} FROM events e WHERE e.project_id = projects.id AND e.deleted_at IS NULL)`;

/** The itineraries of an account, newest first, those that waited for its address too; one round trip. */
export async function listOwnedProjects(db: Db, { id, email }: Pick<UserRow, 'id' | 'email'>) {
  const [, rows] = await db.batch([
    claimProjectsByEmail(db, id, email),
    db
      .select({
        project: projects,
        eventCount: selectFromEvents<number>('count(*)'),
        firstEventAt: selectFromEvents<number | null>('min(e.starts_at)'),
        lastEventAt: selectFromEvents<number | null>('max(e.starts_at)'),
        faqCount: sql<number>`(SELECT count(*) FROM faqs f WHERE f.project_id = projects.id AND f.deleted_at IS NULL)`,
        hasWaitingContent: sql<number>`EXISTS (SELECT 1 FROM waiting_contents w WHERE w.project_id = projects.id)`,
      })
      .from(projects)
      .where(eq(projects.ownerUserId, id))
      .orderBy(desc(projects.id)),
  ]);
  return rows;
}
