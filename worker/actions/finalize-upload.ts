import type { Db } from '../db/client.ts';
import { markImageForDeletion, updateImageSize } from '../db/images.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { verifyImage } from '../domain/images/verify-image.ts';
import { AppError } from '../errors.ts';
import { deleteUploads, getUpload, putImage } from '../services/object-storage.ts';

export type FinalizedImage = ImageRow & { width: number; height: number };

/** Whether the image was verified before and is in use. */
export const isFinalized = (image: ImageRow): image is FinalizedImage =>
  image.status === 'used' && image.width !== null && image.height !== null;

/**
 * Verifies an upload and stores it as the image that is served, without metadata. Can be repeated until the image is in
 * use. Throws INVALID_IMAGE when nothing was uploaded, or when the upload is not an image of the announced type within
 * the size limits; such an upload is deleted.
 */
export async function finalizeImage(bucket: R2Bucket, db: Db, image: ImageRow): Promise<FinalizedImage> {
  const upload = await getUpload(bucket, image);
  if (!upload) {
    throw new AppError('INVALID_IMAGE', { message: 'Failed to upload image. Please try again.' });
  }
  const verified = verifyImage(upload, image.type);
  if (!verified) {
    await markImageForDeletion(db, image.id, Date.now());
    await deleteUploads(bucket, [image]);
    throw new AppError('INVALID_IMAGE');
  }
  const facts = { width: verified.width, height: verified.height, bytes: verified.bytes.length };
  // The row first: the file's key contains the size, so deleting the file needs the size in the row.
  await updateImageSize(db, image.id, facts);
  await putImage(bucket, { ...image, ...facts }, verified.bytes);
  return { ...image, ...facts };
}
