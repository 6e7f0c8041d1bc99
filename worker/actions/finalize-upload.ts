import type { Db } from '../db/client.ts';
import { markImageForDeletion, updateImageSize } from '../db/images.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { type ImageType, isWithinLimits, readImageSize } from '../domain/images/image-size.ts';
import { stripJpegMetadata } from '../domain/images/jpeg.ts';
import { stripPngMetadata } from '../domain/images/png.ts';
import { stripWebpMetadata } from '../domain/images/webp.ts';
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

type VerifiedImage = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const REWRITERS: Record<ImageType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined> = {
  'image/jpeg': (bytes) => stripJpegMetadata(bytes)?.bytes,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
};

/** Checks the size before parsing anything else. */
function verifyImage(upload: Uint8Array, type: ImageType): VerifiedImage | undefined {
  const size = readImageSize(upload);
  if (size?.type !== type || !isWithinLimits(size)) return undefined;
  const bytes = REWRITERS[type](upload);
  return bytes && { bytes, width: size.width, height: size.height };
}
