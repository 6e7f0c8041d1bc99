import type { Context } from 'hono';
import { finalizeImage, isFinalized } from '../actions/finalize-upload.ts';
import { type AvatarUpload, completeAvatar, requestAvatarUpload } from '../contract/accounts.ts';
import { IMAGE_KINDS, UPLOAD_MS } from '../contract/limits.ts';
import { findAvatar, insertAvatar, updateAvatar } from '../db/images.ts';
import type { ImageRow } from '../db/schema.ts';
import { randomToken } from '../domain/access/crypto.ts';
import { AppError } from '../errors.ts';
import { requireUser } from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { formatUploadToken } from '../http/upload-token.ts';
import { jsonBody } from '../http/validation.ts';
import { toUser } from '../serializers/project.ts';
import { deleteImageFiles, deleteUploads, toAvatarUrl } from '../services/object-storage.ts';

const { types, maxBytes } = IMAGE_KINDS.avatar;

/** The picture of an account; uploaded as pictures of itineraries are, see contract/images.ts. */
export const avatarRoutes = factory
  .createApp()
  .post('/users/avatar/upload-url', requireUser, jsonBody(requestAvatarUpload), async (c) => {
    const { contentType, size = maxBytes } = c.req.valid('json');
    const type = types.find((known) => known === contentType.toLowerCase());
    if (!type) throw new AppError('UNSUPPORTED_TYPE', { message: 'Please select an image file.' });
    if (size > maxBytes) {
      throw new AppError('TOO_LARGE', { message: 'Please select an image smaller than 5MB.' });
    }
    const owner = String(c.get('user').id);
    await requireRate(c, `account:${owner}`, RATE.uploads);
    const [id, now] = [randomToken(16), Date.now()];
    const image = { id, kind: 'avatar', owner, type, bytes: size, createdAt: now } as const;
    if (!(await insertAvatar(c.get('db'), image))) {
      throw new AppError('FULL', { message: 'That were many pictures today. Please try again tomorrow.' });
    }
    const content = { id, type, maxBytes: size, expiresAt: now + UPLOAD_MS };
    const answer: AvatarUpload = {
      uploadUrl: `/api/uploads/${await formatUploadToken(c.get('settings'), content)}`,
      key: `u/${owner}/${id}`,
    };
    return c.json(answer);
  })
  .post('/users/avatar/complete', requireUser, jsonBody(completeAvatar), async (c) => {
    const [db, bucket, user] = [c.get('db'), c.env.MEDIA, c.get('user')];
    const image = await findAvatar(db, user.id, c.req.valid('json').key.split('/').at(-1) ?? '');
    if (!image) throw new AppError('NOT_FOUND', { message: FAILED });
    const final = isFinalized(image) ? image : await finalizeImage(bucket, db, image).catch(refuseSaving);
    const chosen = { id: final.id, address: toAvatarUrl(final) };
    const written = await updateAvatar(db, user.id, chosen, Date.now());
    if (!written.user) throw new AppError('CONFLICT', { message: FAILED });
    c.executionCtx.waitUntil(tidyUp(c, written.doomed, image.status === 'pending' ? [image] : []));
    return c.json({ success: true as const, user: toUser(written.user) });
  })
  .delete('/users/avatar', requireUser, async (c) => {
    const { user = c.get('user'), doomed } = await updateAvatar(
      c.get('db'),
      c.get('user').id,
      null,
      Date.now(),
    );
    c.executionCtx.waitUntil(tidyUp(c, doomed, []));
    return c.json({ success: true as const, user: toUser(user) });
  });

const FAILED = 'Failed to upload profile picture. Please try again.';

function refuseSaving(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('UNAVAILABLE', { cause, message: FAILED });
}

/** Deletes what is no longer needed. What fails here the nightly sweep does again. */
async function tidyUp(c: Context<AppEnv>, doomed: ImageRow[], uploaded: ImageRow[]): Promise<void> {
  const outcomes = await Promise.allSettled([
    deleteImageFiles(c.env.MEDIA, doomed),
    uploaded.length > 0 ? deleteUploads(c.env.MEDIA, uploaded) : undefined,
  ]);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').length;
  if (failed > 0) console.log(JSON.stringify({ door: 'fetch', job: 'delete-images', failed }));
}
