import type { Db } from '../db/client.ts';
import { forEachDatabase } from '../db/databases.ts';
import { deleteImages, listImagesToDelete, markUnusedImages } from '../db/images.ts';
import { log } from '../log.ts';
import { deleteImageFiles, MAX_DELETED_IMAGES } from '../services/object-storage.ts';

/**
 * How long an upload may stay unused, and how long a row outlives its files. An upload or variant that was still being
 * written when the files were deleted is deleted the next night.
 */
const GRACE_MS = 24 * 3_600_000;

/** Keeps one run well below the limit on subrequests; the next night continues. */
const MAX_ROUNDS = 100;

/**
 * Marks unused uploads and images of deleted projects for deletion, deletes the files of all marked images, and then the
 * rows marked a day ago. Throws when the bucket fails; the next night tries again.
 */
export const deleteUnusedImages = (env: Cloudflare.Env, now: number): Promise<void> =>
  forEachDatabase(env, (db) => deleteImagesOf(env, db, now));

async function deleteImagesOf(env: Cloudflare.Env, db: Db, now: number): Promise<void> {
  const marked = await markUnusedImages(db, now - GRACE_MS, now);
  let deleted = 0;
  let lastId = '';
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const images = await listImagesToDelete(db, lastId, MAX_DELETED_IMAGES);
    if (images.length === 0) break;
    await deleteImageFiles(env.MEDIA, images);
    const ids = images.map((image) => image.id);
    await deleteImages(db, ids, now - GRACE_MS);
    deleted += images.length;
    lastId = ids.at(-1) ?? '';
  }
  log({ handler: 'scheduled', job: 'images', marked, deleted });
}
