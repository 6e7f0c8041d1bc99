import { eq, sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type ProjectRow, projects } from '../../schema/itinerary/itineraries.ts';

/**
 * Stores a link key in place of the one in `seen`, unless a parallel call has stored another. Returns the stored one.
 */
export async function replaceLinkKey(
  db: ItineraryDb,
  seen: Pick<ProjectRow, 'id' | 'linkKeySealed'>,
  linkKeySealed: string,
): Promise<string | null> {
  const { linkKeySealed: column } = projects;
  const row = await db
    .update(projects)
    .set({
      linkKeySealed: sql`CASE WHEN ${column} IS ${seen.linkKeySealed} THEN ${linkKeySealed} ELSE ${column} END`,
    })
    .where(eq(projects.id, seen.id))
    .returning({ linkKeySealed: column })
    .get();
  return row?.linkKeySealed ?? null;
}
