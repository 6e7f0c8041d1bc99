import { z } from 'zod';
import { IMAGE_KINDS, LIMITS } from './limits.ts';

/**
 * How a page uploads a picture of the header:
 *
 * 1. `POST /api/projects/{id}/images/upload-url` with `{contentType: 'image/jpeg', size: blob.size}` answers
 *    `{uploadURL, publicUrl}`. Refusals: 403 TRIAL_IMAGE_BLOCKED, 413 TOO_LARGE, 415 UNSUPPORTED_TYPE,
 *    409 FULL (the project's 60 MB), 429 RATE_LIMITED.
 * 2. `PUT uploadURL` with the blob as the body and `Content-Type: image/jpeg`. It is XMLHttpRequest that
 *    reports progress (`upload.onprogress`) and can be given up (`abort()`): an upload that breaks off leaves
 *    nothing behind. The browser sets Content-Length. Good once and for ten minutes; after any failure begin
 *    again with 1. Refusals: 403 UPLOAD_REFUSED, 411, 412 ALREADY_UPLOADED, 413, 415, 503.
 * 3. `POST /api/projects/{id}/images` with the whole list in its order, old addresses and new publicUrls
 *    mixed, and as `expected` the list as the page saw it. It answers `{headerImages}`: the final addresses,
 *    which take the place of the publicUrls. Refusals: 422 INVALID_IMAGE (begin again with another file),
 *    409 CONFLICT with `current` (the list that stands; the uploads stay good, so merge and call again), 503
 *    (nothing changed; the same call may be repeated).
 *
 * Reordering and removing are step 3 alone. A final address carries the size, `…-{width}x{height}.jpg`, and
 * takes `?w=480|960|1600`: `toSrcSet` and `parseImageAddress` in domain/image-address.ts read it.
 */
export const requestUploadSchema = z.object({
  contentType: z.string().max(100).default(IMAGE_KINDS.header.types[0]),
  /** Bytes. Said, the upload may not be larger, and counts with no more towards the project's limit. */
  size: z.int().min(1, 'That file is empty.').optional(),
});

const imageList = z
  .array(z.string().max(LIMITS.url))
  .max(LIMITS.headerImages, `You can only upload up to ${LIMITS.headerImages} images.`)
  .refine((list) => new Set(list).size === list.length, 'Each image can be there once.');

export const setImagesSchema = z.object({
  imageUrls: imageList,
  /** The list as the sender saw it. Left out, whatever stands there is replaced. */
  expected: z.array(z.string().max(LIMITS.url)).max(LIMITS.headerImages).optional(),
});

export type UploadAddress = { uploadURL: string; publicUrl: string };
