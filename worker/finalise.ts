import type { Db } from './db/client.ts';
import { doomImage, updateImageFacts } from './db/images.ts';
import type { ImageRow } from './db/schema.ts';
import { isWithinLimits, readImageSize } from './domain/image-size.ts';
import { type Jpeg, rewriteJpeg } from './domain/jpeg.ts';
import { AppError } from './errors.ts';
import { deleteUploads, getUpload, putImage } from './files.ts';

export type FinalImage = ImageRow & { width: number; height: number };

/** Whether the picture was looked at before and is listed: there is nothing left to do. */
export const isFinal = (image: ImageRow): image is FinalImage =>
  image.status === 'used' && image.width !== null && image.height !== null;

/**
 * Turns a header's upload into the picture that is served: a JPEG of sensible size with nothing in it but
 * the picture. May be repeated until the picture is listed. Throws INVALID_IMAGE for every other upload,
 * which is then gone, and for one that never came.
 */
export async function finaliseImage(bucket: R2Bucket, db: Db, image: ImageRow): Promise<FinalImage> {
  const upload = await getUpload(bucket, image);
  if (!upload) {
    throw new AppError('INVALID_IMAGE', { message: 'Failed to upload image. Please try again.' });
  }
  const jpeg = verify(upload);
  if (!jpeg) {
    await doomImage(db, image.id, Date.now());
    await deleteUploads(bucket, [image]);
    throw new AppError('INVALID_IMAGE');
  }
  const facts = { width: jpeg.width, height: jpeg.height, bytes: jpeg.bytes.length };
  // The row first: whoever deletes the picture finds its file by the size that the row tells.
  await updateImageFacts(db, image.id, facts);
  await putImage(bucket, { ...image, ...facts }, jpeg.bytes);
  return { ...image, ...facts };
}

/** The size is read before anything else is done with the bytes. */
function verify(upload: Uint8Array): Jpeg | undefined {
  const size = readImageSize(upload);
  return size?.type === 'image/jpeg' && isWithinLimits(size) ? rewriteJpeg(upload) : undefined;
}
