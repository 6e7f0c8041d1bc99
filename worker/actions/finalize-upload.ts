import type { Db } from '../db/client.ts';
import { doomImage, updateImageFacts } from '../db/images.ts';
import type { ImageRow } from '../db/schema.ts';
import { type ImageType, isWithinLimits, readImageSize } from '../domain/images/image-size.ts';
import { rewriteJpeg } from '../domain/images/jpeg.ts';
import { rewritePng } from '../domain/images/png.ts';
import { rewriteWebp } from '../domain/images/webp.ts';
import { AppError } from '../errors.ts';
import { deleteUploads, getUpload, putImage } from '../services/object-storage.ts';

export type FinalImage = ImageRow & { width: number; height: number };

/** Whether the picture was looked at before and is listed: there is nothing left to do. */
export const isFinal = (image: ImageRow): image is FinalImage =>
  image.status === 'used' && image.width !== null && image.height !== null;

/**
 * Turns an upload into the picture that is served: of the announced type and a sensible size, with nothing in
 * it but the picture. May be repeated until the picture is listed. Throws INVALID_IMAGE for every other upload,
 * which is then gone, and for one that never came.
 */
export async function finaliseImage(bucket: R2Bucket, db: Db, image: ImageRow): Promise<FinalImage> {
  const upload = await getUpload(bucket, image);
  if (!upload) {
    throw new AppError('INVALID_IMAGE', { message: 'Failed to upload image. Please try again.' });
  }
  const picture = verify(upload, image.type);
  if (!picture) {
    await doomImage(db, image.id, Date.now());
    await deleteUploads(bucket, [image]);
    throw new AppError('INVALID_IMAGE');
  }
  const facts = { width: picture.width, height: picture.height, bytes: picture.bytes.length };
  // The row first: whoever deletes the picture finds its file by the size that the row tells.
  await updateImageFacts(db, image.id, facts);
  await putImage(bucket, { ...image, ...facts }, picture.bytes);
  return { ...image, ...facts };
}

type Picture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const REWRITES: Record<ImageType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined> = {
  'image/jpeg': (bytes) => rewriteJpeg(bytes)?.bytes,
  'image/png': rewritePng,
  'image/webp': rewriteWebp,
};

/** The size is read before anything else is done with the bytes. */
function verify(upload: Uint8Array, type: ImageType): Picture | undefined {
  const size = readImageSize(upload);
  if (size?.type !== type || !isWithinLimits(size)) return undefined;
  const bytes = REWRITES[type](upload);
  return bytes && { bytes, width: size.width, height: size.height };
}
