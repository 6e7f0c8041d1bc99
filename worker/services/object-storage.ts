import { IMAGE_WIDTHS, type ImageWidth } from '../contract/limits.ts';
import type { ImageRow } from '../db/schema.ts';
import { listSmallerWidths } from '../domain/images/image-url.ts';

/** The only place that spells a key of the bucket. What a picture may have there follows from its row. */

type Named = Pick<ImageRow, 'id' | 'kind' | 'owner'>;
type Measured = Named & Pick<ImageRow, 'type'> & { width: number; height: number };

const FOLDERS = { header: 'p', avatar: 'u' } as const;
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** As it was sent: never served. */
const uploadKey = ({ kind, owner, id }: Named) => `uploads/${FOLDERS[kind]}/${owner}/${id}`;
/** As it is served; the size in its name tells pages its shape before the bytes come. */
const imageKey = ({ kind, owner, id, type, width, height }: Measured) =>
  `${FOLDERS[kind]}/${owner}/${id}-${width}x${height}.${ENDINGS[type]}`;

/** Where an avatar is served. */
export const toAvatarUrl = (image: Measured) => `/media/${imageKey(image)}`;
const variantKey = (image: Measured, width: ImageWidth) => `variants/${width}/${imageKey(image)}`;

/**
 * Stores an upload that has not been stored before; null when it has. A body that ends early or breaks off
 * stores nothing and throws.
 */
export function putUpload(
  bucket: R2Bucket,
  image: Named & Pick<ImageRow, 'type'>,
  body: ReadableStream,
): Promise<R2Object | null> {
  return bucket.put(uploadKey(image), body, {
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: image.type },
  });
}

export async function getUpload(
  bucket: R2Bucket,
  image: Named,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await bucket.get(uploadKey(image));
  return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
}

export async function deleteUploads(bucket: R2Bucket, images: Named[]): Promise<void> {
  await bucket.delete(images.map(uploadKey));
}

/** Stores the verified picture, over what an interrupted call may have left. */
export async function putImage(bucket: R2Bucket, image: Measured, bytes: Uint8Array): Promise<void> {
  await bucket.put(imageKey(image), bytes, { httpMetadata: { contentType: image.type } });
}

export function getImage(bucket: R2Bucket, image: Measured): Promise<R2ObjectBody | null> {
  return bucket.get(imageKey(image));
}

export async function putVariant(bucket: R2Bucket, image: Measured, width: ImageWidth, bytes: ArrayBuffer) {
  await bucket.put(variantKey(image, width), bytes, { httpMetadata: { contentType: 'image/jpeg' } });
}

export function getVariant(
  bucket: R2Bucket,
  image: Measured,
  width: ImageWidth,
): Promise<R2ObjectBody | null> {
  return bucket.get(variantKey(image, width));
}

/** At most this many pictures fit one deletion: R2 takes 1,000 keys and a picture has up to 5. */
export const MAX_DELETED_IMAGES = 200;

/** Deletes all that there may be of pictures. What is not there is deleted already. */
export async function deleteImageFiles(bucket: R2Bucket, images: ImageRow[]): Promise<void> {
  const keys = images.flatMap((image) => [uploadKey(image), ...listServedKeys(image)]);
  if (keys.length > 0) await bucket.delete(keys);
}

/** An avatar by the rest of its address, `{user id}/{file}`. */
export function getAvatar(bucket: R2Bucket, owner: string, file: string): Promise<R2ObjectBody | null> {
  return bucket.get(`${FOLDERS.avatar}/${owner}/${file}`);
}

function listServedKeys({ width, height, ...image }: ImageRow): string[] {
  if (width === null || height === null) return [];
  const measured = { ...image, width, height };
  return [imageKey(measured), ...listSmallerWidths(width).map((narrower) => variantKey(measured, narrower))];
}

/** Deletes up to 1,000 of the files of a project, listed or not; returns whether there may be more. */
export async function deleteProjectFiles(bucket: R2Bucket, projectId: string): Promise<boolean> {
  for (const prefix of listPrefixes(projectId)) {
    const { objects } = await bucket.list({ prefix, limit: 1000 });
    if (objects.length === 0) continue;
    await bucket.delete(objects.map(({ key }) => key));
    return true;
  }
  return false;
}

const listPrefixes = (projectId: string) => {
  const folder = `${FOLDERS.header}/${projectId}/`;
  return [folder, `uploads/${folder}`, ...IMAGE_WIDTHS.map((width) => `variants/${width}/${folder}`)];
};

const rawMailKey = (hash: string) => `raw/${hash}`;
const mailTextKey = (hash: string) => `text/${hash}`;

/** Keeps a mail as it came, under the SHA-256 of its bytes: twice is once. */
export async function putRawMail(bucket: R2Bucket, hash: string, bytes: Uint8Array): Promise<void> {
  await bucket.put(rawMailKey(hash), bytes, { httpMetadata: { contentType: 'message/rfc822' } });
}

/** A mail as it came; undefined once the bucket's rule has deleted it. */
export async function getRawMail(bucket: R2Bucket, hash: string): Promise<Uint8Array | undefined> {
  const stored = await bucket.get(rawMailKey(hash));
  return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
}

/** Keeps the readable text of a mail, for the page that shows it beside the fields. */
export async function putMailText(bucket: R2Bucket, hash: string, text: string): Promise<void> {
  await bucket.put(mailTextKey(hash), text, { httpMetadata: { contentType: 'text/plain; charset=utf-8' } });
}

export async function getMailText(bucket: R2Bucket, hash: string): Promise<string | undefined> {
  return (await bucket.get(mailTextKey(hash)))?.text();
}

/** Deletes mails and their texts; at most 500 at once, since R2 takes 1,000 keys. */
export async function deleteMailFiles(bucket: R2Bucket, hashes: string[]): Promise<void> {
  if (hashes.length > 0) await bucket.delete(hashes.flatMap((hash) => [rawMailKey(hash), mailTextKey(hash)]));
}
