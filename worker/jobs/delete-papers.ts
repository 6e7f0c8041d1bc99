import { UNDO_MS } from '../contract/limits.ts';
import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase } from '../db/databases.ts';
import { deletePaperRows, expirePapers, takePapersToDelete } from '../db/itinerary/papers/papers.ts';
import { log } from '../log.ts';
import { deletePaperFiles } from '../services/object-storage.ts';

const DAY_MS = 24 * 3_600_000;
/** How long papers stay after the last event. */
const KEPT_MS = 30 * DAY_MS;
const ROUND = 1_000;
/** The next night continues. */
const MAX_ROUNDS = 100;

/**
 * Hides papers 30 days after the last event, and those that were never uploaded; deletes the files of those
 * that nobody can bring back, and then the rows hidden a day ago. Throws when the bucket fails; the next night tries again.
 */
export const deletePapers = (env: Cloudflare.Env, now: number): Promise<void> =>
  forEachItineraryDatabase(env, (db) => deletePapersOf(env.MEDIA, db, now));

async function deletePapersOf(bucket: R2Bucket, db: ItineraryDb, now: number): Promise<void> {
  await expirePapers(db, { created: now - DAY_MS, lastEvent: now - KEPT_MS }, now);
  let deleted = 0;
  for (let round = 0, after = 0; round < MAX_ROUNDS; round++) {
    const list = await takePapersToDelete(db, after, now - UNDO_MS, ROUND);
    if (list.length === 0) break;
    await deletePaperFiles(bucket, list);
    // An upload that was in progress may have stored its file since; it is deleted the next night.
    await deletePaperRows(
      db,
      list.map(({ id }) => id),
      now - DAY_MS,
    );
    deleted += list.length;
    after = list.at(-1)?.id ?? 0;
  }
  log({ handler: 'scheduled', job: 'papers', deleted });
}
