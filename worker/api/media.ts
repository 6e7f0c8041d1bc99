import type { Context } from 'hono';
import type { ImageWidth } from '../contract/limits.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { isSuspendedNearby } from '../db/itinerary/projects/suspension.ts';
import { describeError } from '../domain/describe-error.ts';
import { listSmallerWidths, parseImageUrl } from '../domain/images/image-url.ts';
import { AppError, notFound } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { log } from '../log.ts';
import { getAvatar, getImage, getVariant, putVariant } from '../services/object-storage.ts';
import { resizeJpeg } from '../services/resize.ts';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** For the original image when a variant could not be created. */
const CACHE_BRIEFLY = 'public, max-age=60';

/**
 * Serves images to anyone who has the URL, which contains 128 random bits. `?w=` of 480, 960 or 1600 returns a
 * narrower variant; other values, and those not narrower than the image, return the original.
 */
export const mediaRoutes = factory
  .createApp()
  .use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  })
  .get('/p/:projectId/:file', async (c) => {
    const { projectId, file } = c.req.param();
    const { id, width, height } = parseImageUrl(`/media/p/${projectId}/${file}`) ?? {};
    if (!id || !width || !height) throw new AppError('NOT_FOUND');
    const image = { kind: 'header', owner: projectId, id, type: 'image/jpeg', width, height } as const;
    const narrower = listSmallerWidths(width).find((known) => String(known) === c.req.query('w'));
    const [variant] = await Promise.all([
      narrower && findOrCreateVariant(c, image, narrower),
      requireShown(c, projectId),
    ]);
    const found = variant ?? (await getImage(c.env.MEDIA, image));
    if (!found) throw new AppError('NOT_FOUND');
    const etag = `"${id}${variant ? `-${narrower}` : ''}"`;
    const cacheControl = narrower && !variant ? CACHE_BRIEFLY : CACHE_FOREVER;
    return toImageResponse(c, found, 'image/jpeg', etag, cacheControl);
  })
  .get('/u/:userId/:file', async (c) => {
    const { userId, file } = c.req.param();
    const [, id, extension] = AVATAR_FILE.exec(file) ?? [];
    const found = id && /^\d{1,15}$/.test(userId) ? await getAvatar(c.env.MEDIA, userId, file) : undefined;
    if (!found) throw new AppError('NOT_FOUND');
    return toImageResponse(c, found, TYPES[extension as keyof typeof TYPES], `"${id}"`, CACHE_FOREVER);
  })
  .all('*', notFound);

/** Throws SUSPENDED. While the database cannot say, images are served. */
async function requireShown(c: Context<AppEnv>, projectId: string): Promise<void> {
  const d1 = findItineraryD1(c.env, projectId);
  const suspended = d1 && (await isSuspendedNearby(d1, projectId).catch(() => false));
  if (suspended) throw new AppError('SUSPENDED');
}

const AVATAR_FILE = /^([\w-]{22})-[1-9]\d{0,3}x[1-9]\d{0,3}\.(jpg|png|webp)$/;
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

type StoredImage = Parameters<typeof getImage>[1];
type ImageContent = { body: ReadableStream | ArrayBuffer; size: number };

/**
 * Stores a new variant for the next request. Undefined when the image is gone or Cloudflare Images fails. A variant
 * stored while its image is being deleted is removed by the nightly job.
 */
async function findOrCreateVariant(
  c: Context<AppEnv>,
  image: StoredImage,
  width: ImageWidth,
): Promise<ImageContent | undefined> {
  const bucket = c.env.MEDIA;
  const stored = await getVariant(bucket, image, width);
  if (stored) return stored;
  const original = await getImage(bucket, image);
  if (!original) return undefined;
  try {
    const bytes = await resizeJpeg(c.env.IMAGES, original.body, width);
    c.executionCtx.waitUntil(putVariant(bucket, image, width, bytes).catch(logVariantError));
    return { body: bytes, size: bytes.byteLength };
  } catch (error) {
    logVariantError(error);
    return undefined;
  }
}

function logVariantError(error: unknown) {
  log({ handler: 'fetch', job: 'image-variant', error: describeError(error) });
}

function toImageResponse(
  c: Context<AppEnv>,
  { body, size }: ImageContent,
  type: (typeof TYPES)[keyof typeof TYPES],
  etag: string,
  cacheControl: string,
): Response {
  const headers = { ETag: etag, 'Cache-Control': cacheControl };
  // Caches that compress weaken ETags (W/), but the content is the same.
  const knownEtags = c.req
    .header('if-none-match')
    ?.split(',')
    .map((known) => known.trim().replace(/^W\//, ''));
  if (knownEtags?.includes(etag)) {
    if (body instanceof ReadableStream) c.executionCtx.waitUntil(body.cancel());
    return c.body(null, 304, headers);
  }
  return c.body(body, 200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': `inline; filename="image.${type.slice(6).replace('jpeg', 'jpg')}"`,
  });
}
