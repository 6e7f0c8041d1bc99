import type { ItineraryDb } from '../db/client.ts';
import { updatePaperUploaded } from '../db/itinerary/papers/papers.ts';
import type { PaperRow } from '../db/schema/itinerary/papers.ts';
import { verifyPaper } from '../domain/papers/verify-paper.ts';
import { AppError } from '../errors.ts';
import { deletePaperFiles, putPaper } from '../services/object-storage.ts';

/**
 * Stores the file of a paper, which is listed from then on. Throws INVALID_PAPER if the content is not of the paper's
 * type, ALREADY_UPLOADED, or UNAVAILABLE.
 */
export async function storePaper(
  bucket: R2Bucket,
  db: ItineraryDb,
  projectId: string,
  paper: PaperRow,
  upload: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const bytes = verifyPaper(upload, paper.type);
  if (!bytes) throw new AppError('INVALID_PAPER');
  const file = { projectId, file: paper.file };
  const stored = await putPaper(bucket, file, bytes).catch((cause) => {
    throw new AppError('UNAVAILABLE', { cause, message: 'Failed to upload the file. Please try again.' });
  });
  if (!stored) throw new AppError('ALREADY_UPLOADED');
  if (await updatePaperUploaded(db, paper, bytes.length, Date.now())) return;
  // It was deleted while this upload was in progress.
  await deletePaperFiles(bucket, [file]);
  throw new AppError('UPLOAD_REFUSED');
}
