import { deleteUnusedFiles } from '../actions/delete-unused-files.ts';
import { finalizeImage, isFinalized } from '../actions/finalize-upload.ts';
import { type AvatarUpload, completeAvatarSchema, requestAvatarUploadSchema } from '../contract/accounts.ts';
import { findAvatar, insertAvatar, updateAvatar } from '../db/directory/accounts/avatars.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireUser } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { createUploadUrl, toNewImage } from '../http/upload-url.ts';
import { jsonBody } from '../http/validation.ts';
import { toUser } from '../serializers/user.ts';
import { toAvatarUrl } from '../services/object-storage.ts';

/** The profile picture of an account. Uploads work like those of header images, see contract/images.ts. */
export const avatarRoutes = factory
  .createApp()
  .post('/users/avatar/upload-url', requireUser, jsonBody(requestAvatarUploadSchema), async (c) => {
    const owner = String(c.get('user').id);
    const image = toNewImage('avatar', owner, c.req.valid('json'), Date.now());
    await requireRate(c, `account:${owner}`, RATE.uploads);
    if (!(await insertAvatar(c.get('directory'), image))) {
      throw new AppError('FULL', { message: 'You’ve reached today’s upload limit. Try again tomorrow.' });
    }
    const uploadUrl = await createUploadUrl(c.get('settings'), image);
    return c.json({ uploadUrl, key: `u/${owner}/${image.id}` } satisfies AvatarUpload);
  })
  .post('/users/avatar/complete', requireUser, jsonBody(completeAvatarSchema), async (c) => {
    const [db, bucket, user] = [c.get('directory'), c.env.MEDIA, c.get('user')];
    const image = await findAvatar(db, user.id, c.req.valid('json').key.split('/').at(-1) ?? '');
    if (!image) throw new AppError('NOT_FOUND', { message: FAILED });
    const final = isFinalized(image) ? image : await finalizeImage(bucket, db, image).catch(throwUnavailable);
    const avatar = { id: final.id, url: toAvatarUrl(final) };
    const updated = await updateAvatar(db, user.id, avatar, Date.now());
    if (!updated.user) throw new AppError('CONFLICT', { message: FAILED });
    const uploads = image.status === 'pending' ? [image] : [];
    c.executionCtx.waitUntil(deleteUnusedFiles(bucket, updated.removed, uploads));
    return c.json({ success: true as const, user: toUser(updated.user) });
  })
  .delete('/users/avatar', requireUser, async (c) => {
    const current = c.get('user');
    const { user = current, removed } = await updateAvatar(c.get('directory'), current.id, null, Date.now());
    c.executionCtx.waitUntil(deleteUnusedFiles(c.env.MEDIA, removed, []));
    return c.json({ success: true as const, user: toUser(user) });
  });

const FAILED = 'Failed to upload profile picture. Please try again.';

function throwUnavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('UNAVAILABLE', { cause, message: FAILED });
}
