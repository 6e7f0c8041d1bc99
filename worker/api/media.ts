import type { Context } from 'hono';
import type { ImageWidth } from '../contract/limits.ts';
import { describeError } from '../domain/describe-error.ts';
import { listSmallerWidths, parseImageUrl } from '../domain/images/image-url.ts';
import { AppError, notFound } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { getAvatar, getImage, getVariant, putVariant } from '../services/object-storage.ts';
import { resizeJpeg } from '../services/resize.ts';

/** What comes from here is a picture and nothing else, on our pages and no other site's. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const FOREVER = 'public, max-age=31536000, immutable';
/** The original in place of a variant that could not be made just now. */
const FOR_NOW = 'public, max-age=60';

/**
 * Pictures, for whoever knows their address; 128 random bits of it cannot be guessed. `w` of 480, 960 or
 * 1600 asks for a narrower one; any other, or one as wide as the picture, gets the picture itself.
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
    const variant = narrower && (await findVariant(c, image, narrower));
    const found = variant ?? (await getImage(c.env.MEDIA, image));
    if (!found) throw new AppError('NOT_FOUND');
    // An address always means the same bytes, so its own words are a validator.
    const tag = `"${id}${variant ? `-${narrower}` : ''}"`;
    const { body, size } = found;
    return answer(c, { body, size, type: 'image/jpeg' }, tag, narrower && !variant ? FOR_NOW : FOREVER);
  })
  .get('/u/:userId/:file', async (c) => {
    const { userId, file } = c.req.param();
    const [, id, ending] = AVATAR_FILE.exec(file) ?? [];
    const found = id && /^\d{1,15}$/.test(userId) ? await getAvatar(c.env.MEDIA, userId, file) : undefined;
    if (!found) throw new AppError('NOT_FOUND');
    const { body, size } = found;
    return answer(c, { body, size, type: TYPES[ending as keyof typeof TYPES] }, `"${id}"`, FOREVER);
  })
  .all('*', notFound);

const AVATAR_FILE = /^([\w-]{22})-[1-9]\d{0,3}x[1-9]\d{0,3}\.(jpg|png|webp)$/;
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

type Picture = Parameters<typeof getImage>[1];
/** An object of the bucket, or a variant fresh from the press. */
type Found = { body: ReadableStream | ArrayBuffer; size: number };

/**
 * The variant that the bucket has, or a new one, kept there for the next guest. Undefined when the picture
 * is gone or Images fails. One that is stored while its picture is deleted goes with the nightly sweep.
 */
async function findVariant(
  c: Context<AppEnv>,
  image: Picture,
  width: ImageWidth,
): Promise<Found | undefined> {
  const bucket = c.env.MEDIA;
  const known = await getVariant(bucket, image, width);
  if (known) return known;
  const original = await getImage(bucket, image);
  if (!original) return undefined;
  try {
    const bytes = await resizeJpeg(c.env.IMAGES, original.body, width);
    c.executionCtx.waitUntil(putVariant(bucket, image, width, bytes).catch(report));
    return { body: bytes, size: bytes.byteLength };
  } catch (error) {
    report(error);
    return undefined;
  }
}

function report(error: unknown) {
  console.log(JSON.stringify({ handler: 'fetch', job: 'image-variant', error: describeError(error) }));
}

type Answered = Found & { type: (typeof TYPES)[keyof typeof TYPES] };

function answer(
  c: Context<AppEnv>,
  { body, size, type }: Answered,
  tag: string,
  cacheControl: string,
): Response {
  const headers = { ETag: tag, 'Cache-Control': cacheControl };
  // Weakened on its way through a compressing cache, an ETag still names the same bytes.
  const held = c.req
    .header('if-none-match')
    ?.split(',')
    .map((known) => known.trim().replace(/^W\//, ''));
  if (held?.includes(tag)) {
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
