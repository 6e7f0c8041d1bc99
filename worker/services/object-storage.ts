import { IMAGE_WIDTHS, type ImageKind, type ImageWidth } from '../contract/limits.ts';
import type { ImageType } from '../domain/images/image-size.ts';
import { listSmallerWidths } from '../domain/images/image-url.ts';

// The only module that knows the keys of both buckets.

type ImageId = { id: string; kind: ImageKind; owner: string };
type StoredImage = ImageId & { type: ImageType; width: number; height: number };
/** An image whose size is unknown until its upload was verified. */
type AnyImage = ImageId & { type: ImageType; width: number | null; height: number | null };

const FOLDERS = { header: 'p', avatar: 'u' } as const;
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** The raw upload; never served. */
const uploadKey = ({ kind, owner, id }: ImageId) => `uploads/${FOLDERS[kind]}/${owner}/${id}`;
/** The served image. The size in its name lets pages reserve space for it. */
const imageKey = ({ kind, owner, id, type, width, height }: StoredImage) =>
  `${FOLDERS[kind]}/${owner}/${id}-${width}x${height}.${ENDINGS[type]}`;

/** The path that serves an avatar. */
export const toAvatarUrl = (image: StoredImage) => `/media/${imageKey(image)}`;
const variantKey = (image: StoredImage, width: ImageWidth) => `variants/${width}/${imageKey(image)}`;

/** Stores an upload once; returns null if it was stored before. Throws and stores nothing if the body breaks off. */
export function putUpload(
  bucket: R2Bucket,
  image: ImageId & { type: ImageType },
  body: ReadableStream,
): Promise<R2Object | null> {
  return bucket.put(uploadKey(image), body, {
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: image.type },
  });
}

export async function getUpload(
  bucket: R2Bucket,
  image: ImageId,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await bucket.get(uploadKey(image));
  return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
}

export async function deleteUploads(bucket: R2Bucket, images: ImageId[]): Promise<void> {
  await bucket.delete(images.map(uploadKey));
}

/** Overwrites what an interrupted call may have left. */
export async function putImage(bucket: R2Bucket, image: StoredImage, bytes: Uint8Array): Promise<void> {
  await bucket.put(imageKey(image), bytes, { httpMetadata: { contentType: image.type } });
}

export function getImage(bucket: R2Bucket, image: StoredImage): Promise<R2ObjectBody | null> {
  return bucket.get(imageKey(image));
}

export async function putVariant(
  bucket: R2Bucket,
  image: StoredImage,
  width: ImageWidth,
  bytes: ArrayBuffer,
) {
  await bucket.put(variantKey(image, width), bytes, { httpMetadata: { contentType: 'image/jpeg' } });
}

export function getVariant(
  bucket: R2Bucket,
  image: StoredImage,
  width: ImageWidth,
): Promise<R2ObjectBody | null> {
  return bucket.get(variantKey(image, width));
}

/** The most images that one call may delete: R2 takes 1,000 keys, and an image has up to 5. */
export const MAX_DELETED_IMAGES = 200;

/** Deletes uploads, images and variants. Missing files are not an error. */
export async function deleteImageFiles(bucket: R2Bucket, images: AnyImage[]): Promise<void> {
  const keys = images.flatMap((image) => [uploadKey(image), ...listServedKeys(image)]);
  if (keys.length > 0) await bucket.delete(keys);
}

/** An avatar by its path: user id and file name. */
export function getAvatar(bucket: R2Bucket, owner: string, file: string): Promise<R2ObjectBody | null> {
  return bucket.get(`${FOLDERS.avatar}/${owner}/${file}`);
}

function listServedKeys({ width, height, ...image }: AnyImage): string[] {
  if (width === null || height === null) return [];
  const stored = { ...image, width, height };
  return [imageKey(stored), ...listSmallerWidths(width).map((narrower) => variantKey(stored, narrower))];
}

/** Deletes up to 1,000 files of a project; returns whether there may be more. */
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
  return [
    paperKey({ projectId, file: '' }),
    folder,
    `uploads/${folder}`,
    ...IMAGE_WIDTHS.map((width) => `variants/${width}/${folder}`),
  ];
};

type PaperFile = { projectId: string; file: string };
/** Under no path that `/media` serves. */
const paperKey = ({ projectId, file }: PaperFile) => `papers/${projectId}/${file}`;

/** Stores a ticket or pass once; returns null if it was stored before. */
export function putPaper(bucket: R2Bucket, paper: PaperFile, bytes: Uint8Array): Promise<R2Object | null> {
  return bucket.put(paperKey(paper), bytes, { onlyIf: { etagDoesNotMatch: '*' } });
}

export function getPaper(bucket: R2Bucket, paper: PaperFile): Promise<R2ObjectBody | null> {
  return bucket.get(paperKey(paper));
}

/** At most 1,000. Missing files are not an error. */
export async function deletePaperFiles(bucket: R2Bucket, list: PaperFile[]): Promise<void> {
  if (list.length > 0) await bucket.delete(list.map(paperKey));
}

/** In the bucket whose files end after 30 days, as this content does. */
const pendingContentKey = (projectId: string) => `pending/${projectId}`;

/** Stores content that waits for Full Access, once: of two itineraries that get the same id, one is not created. */
export async function putPendingContent(bucket: R2Bucket, projectId: string, json: string): Promise<void> {
  await bucket.put(pendingContentKey(projectId), json, { onlyIf: { etagDoesNotMatch: '*' } });
}

/** Null if the object does not exist anymore. */
export const getPendingContent = async (bucket: R2Bucket, projectId: string): Promise<string | null> =>
  (await bucket.get(pendingContentKey(projectId)))?.text() ?? null;

export const deletePendingContentFiles = (bucket: R2Bucket, projectIds: string[]): Promise<void> =>
  bucket.delete(projectIds.map(pendingContentKey));

const rawMailKey = (hash: string) => `raw/${hash}`;
const mailTextKey = (hash: string) => `text/${hash}`;

/** Stores a raw email under the SHA-256 of its bytes, so that duplicates share one file. */
export async function putRawMail(bucket: R2Bucket, hash: string, bytes: Uint8Array): Promise<void> {
  await bucket.put(rawMailKey(hash), bytes, { httpMetadata: { contentType: 'message/rfc822' } });
}

/** The bytes of a raw email; undefined once the bucket's lifecycle rule has deleted it. */
export async function getRawMail(bucket: R2Bucket, hash: string): Promise<ReadableStream | undefined> {
  return (await bucket.get(rawMailKey(hash)))?.body;
}

/** Stores the plain text of an email, which is shown next to its events. */
export async function putMailText(bucket: R2Bucket, hash: string, text: string): Promise<void> {
  await bucket.put(mailTextKey(hash), text, { httpMetadata: { contentType: 'text/plain; charset=utf-8' } });
}

export async function getMailText(bucket: R2Bucket, hash: string): Promise<string | undefined> {
  return (await bucket.get(mailTextKey(hash)))?.text();
}

/** Deletes raw emails and their texts; at most 500, since R2 takes 1,000 keys. */
export async function deleteMailFiles(bucket: R2Bucket, hashes: string[]): Promise<void> {
  if (hashes.length > 0) await bucket.delete(hashes.flatMap((hash) => [rawMailKey(hash), mailTextKey(hash)]));
}
