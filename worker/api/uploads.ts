import { findImage, updateImageUploaded } from '../db/images.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { noStore } from '../http/security-headers.ts';
import { requireSameSite } from '../http/same-site.ts';
import { verifyUploadToken } from '../http/upload-token.ts';
import { deleteUploads, putUpload } from '../services/object-storage.ts';

/**
 * Where files arrive. Mounted beside the API, since its limits on bodies are not for files. The ticket in
 * the address is the only right that is asked for.
 */
export const uploadRoutes = factory
  .createApp()
  .use(noStore, requireSameSite)
  .put('/:ticket', async (c) => {
    const ticket = await verifyUploadToken(c.get('settings'), c.req.param('ticket'), Date.now());
    if (!ticket) throw new AppError('UPLOAD_REFUSED');
    const bytes = readLength(c.req.header('content-length'));
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== ticket.type) throw new AppError('UNSUPPORTED_TYPE', { message: SELECT_AN_IMAGE });
    if (bytes > ticket.maxBytes) throw new AppError('TOO_LARGE', { message: 'This file is too large.' });
    if (bytes === 0 || !c.req.raw.body) throw new AppError('INVALID_IMAGE');

    const [db, bucket] = [c.get('db'), c.env.MEDIA];
    const image = await findImage(db, ticket.id);
    if (!image) throw new AppError('UPLOAD_REFUSED');
    if (image.uploadedAt !== null) throw new AppError('ALREADY_UPLOADED');
    const stored = await putUpload(bucket, image, c.req.raw.body).catch((cause) => {
      throw new AppError('UNAVAILABLE', { cause, message: 'Failed to upload image. Please try again.' });
    });
    if (!stored) throw new AppError('ALREADY_UPLOADED');
    if (await updateImageUploaded(db, image.id, stored.size, Date.now())) {
      return c.json({ success: true as const });
    }
    // Another upload to this address was listed, or given up, while this one was on its way.
    await deleteUploads(bucket, [image]);
    throw new AppError('ALREADY_UPLOADED');
  });

const SELECT_AN_IMAGE = 'Please select an image file.';

/** Content-Length in bytes. Throws LENGTH_REQUIRED without one: the bucket takes no body of unknown length. */
function readLength(header: string | undefined): number {
  if (!header || !/^\d{1,15}$/.test(header)) throw new AppError('LENGTH_REQUIRED');
  return Number(header);
}
