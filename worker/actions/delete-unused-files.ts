import type { ImageRow } from '../db/schema/shared/images.ts';
import { log } from '../log.ts';
import { deleteImageFiles, deleteUploads } from '../services/object-storage.ts';

/**
 * Deletes the files of unused images and the raw uploads of newly finalized ones. Never throws: the nightly job
 * retries what fails here.
 */
export async function deleteUnusedFiles(
  bucket: R2Bucket,
  unused: ImageRow[],
  finalized: ImageRow[],
): Promise<void> {
  const outcomes = await Promise.allSettled([
    deleteImageFiles(bucket, unused),
    finalized.length > 0 ? deleteUploads(bucket, finalized) : undefined,
  ]);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').length;
  if (failed > 0) log({ handler: 'fetch', job: 'delete-images', failed });
}
