import { IMAGE_KINDS, LIMITS } from './limits.ts';
import { z } from './zod.ts';

/**
 * Uploading a header image:
 *
 * 1. `POST /api/projects/{id}/images/upload-url` with `{contentType: 'image/jpeg', size: blob.size}` returns
 *    `{uploadURL, publicUrl}`. Errors: 403 TRIAL_IMAGE_BLOCKED, 413 TOO_LARGE, 415 UNSUPPORTED_TYPE,
 *    409 FULL (60 MB per project), 429 RATE_LIMITED.
 * 2. `PUT uploadURL` with the file as the body and `Content-Type: image/jpeg`, through XMLHttpRequest for progress.
 *    The URL works once, for ten minutes; after any failure start again with 1. Errors: 403 UPLOAD_REFUSED, 411,
 *    412 ALREADY_UPLOADED, 413, 415, 503.
 * 3. `POST /api/projects/{id}/images` with the whole list in order, existing URLs and new `publicUrl`s mixed, and the
 *    list as the page saw it in `expected`. Returns `{headerImages}` with the final URLs, which replace the
 *    `publicUrl`s. Errors: 422 INVALID_IMAGE (start again with another file), 409 CONFLICT with `current` (merge and
 *    retry; the uploads stay valid), 503 (nothing changed; retry).
 *
 * Reordering and removing need only step 3. A final URL contains the size, `…-{width}x{height}.jpg`, and accepts
 * `?w=480|960|1600`; see `toSrcSet` and `parseImageUrl` in domain/images/image-url.ts.
 */
export const requestUploadSchema = z.object({
  contentType: z.string().max(100).default(IMAGE_KINDS.header.types[0]),
  /** Bytes. The upload may not be larger; without it, the maximum counts toward the project's limit. */
  size: z.int().min(1, 'That file is empty.').optional(),
});

const imageList = z
  .array(z.string().max(LIMITS.url))
  .max(LIMITS.headerImages, `You can only upload up to ${LIMITS.headerImages} images.`)
  .refine((list) => new Set(list).size === list.length, 'Each image can be used only once.');

export const setImagesSchema = z.object({
  imageUrls: imageList,
  /** The list as the sender saw it; without it the stored list is overwritten. */
  expected: z.array(z.string().max(LIMITS.url)).max(LIMITS.headerImages).optional(),
});

export type UploadAddress = { uploadURL: string; publicUrl: string };
