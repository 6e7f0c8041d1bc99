import { and, eq, isNull } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { type PersonRow, people } from '../../schema/itinerary/people.ts';
import { touchProject } from '../projects/projects.ts';

/** Stores what the holder of a personal link chose to read; null ends it. Nothing if the link has ended meanwhile. */
export async function updateReaderChoice(
  db: ItineraryDb,
  { id, projectId, linkVersion }: PersonRow,
  readerChoice: string | null,
  now: number,
): Promise<void> {
  const isSame = and(eq(people.id, id), eq(people.linkVersion, linkVersion), isNull(people.deletedAt));
  await db.batch([
    db.update(people).set({ readerChoice, updatedAt: now }).where(isSame),
    // An older copy of the database has the earlier choice.
    touchProject(db, projectId, now),
  ]);
}
