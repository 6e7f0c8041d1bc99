import { forEachItineraryDatabase } from '../db/databases.ts';
import { listSuspendedSince } from '../db/itinerary/projects/suspension.ts';

/** Repeated for a while, since a page may have connected by an older copy of the database. */
const REPEATED_MS = 10 * 60_000;

/** Closes the open pages of itineraries that were taken down: the command that does it has no access to live rooms. */
export async function closeSuspendedPages(env: Cloudflare.Env, now: number): Promise<void> {
  await forEachItineraryDatabase(env, async (db) => {
    const ids = await listSuspendedSince(db, now - REPEATED_MS);
    await Promise.all(ids.map((projectId) => env.LIVE_ROOM.getByName(projectId).end()));
  });
}
