import { createDb } from '../db/client.ts';
import { deleteImages, markUnusedImages, listImagesToDelete } from '../db/images.ts';
import { deleteImageFiles, MAX_DELETED_IMAGES } from '../services/object-storage.ts';

/**
 * How long an upload may wait to be listed, and how long a row outlives its files: long enough for the
 * slowest upload or variant that was on its way, whose file this deletes the night after.
 */
const GRACE_MS = 24 * 3_600_000;

/** Rounds a night, far below the calls that one run of a Worker may make; the rest comes the next night. */
const MAX_ROUNDS = 100;

/**
 * Gives up uploads never listed and pictures of deleted projects, deletes the files of everything given
 * up (again), and forgets what was given up a day ago. Throws when the bucket fails: the next night does it.
 */
export async function deleteUnusedImages(env: Cloudflare.Env, now: number): Promise<void> {
  const db = createDb(env.DB);
  const leftovers = await markUnusedImages(db, now - GRACE_MS, now);
  let deleted = 0;
  let last = '';
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const doomed = await listImagesToDelete(db, last, MAX_DELETED_IMAGES);
    if (doomed.length === 0) break;
    await deleteImageFiles(env.MEDIA, doomed);
    const ids = doomed.map((image) => image.id);
    await deleteImages(db, ids, now - GRACE_MS);
    deleted += doomed.length;
    last = ids.at(-1) ?? '';
  }
  console.log(JSON.stringify({ door: 'scheduled', job: 'images', leftovers, deleted }));
}
