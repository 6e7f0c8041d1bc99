import type { Context } from 'hono';
import { deleteUnusedFiles } from '../actions/delete-unused-files.ts';
import { type FinalizedImage, finalizeImage, isFinalized } from '../actions/finalize-upload.ts';
import { requestUploadSchema, setImagesSchema, type UploadAddress } from '../contract/images.ts';
import { insertImage, listImages, updateHeaderImages } from '../db/itinerary/header-images.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { parseImageUrl, toImageUrl } from '../domain/images/image-url.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { createUploadUrl, toNewImage } from '../http/upload-url.ts';
import { jsonBody } from '../http/validation.ts';

/** Images need Full Access. The SQL statements check it again. */
const requirePaid = factory.createMiddleware(async (c, next) => {
  if (!c.get('project').isPaid) throw new AppError('TRIAL_IMAGE_BLOCKED');
  await next();
});

/** Uploading header images, and choosing which are shown in which order. */
export const imageRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/images/upload-url',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(requestUploadSchema),
    async (c) => {
      const { id, projectId } = c.get('project');
      const image = toNewImage('header', projectId, c.req.valid('json'), Date.now());
      await requireRate(c, `project:${projectId}`, RATE.uploads);
      if (!(await insertImage(c.get('db'), id, image))) throw await toUploadLimitError(c);
      const uploadURL = await createUploadUrl(c.get('settings'), image);
      const publicUrl = toImageUrl({ projectId, id: image.id });
      return c.json({ uploadURL, publicUrl } satisfies UploadAddress);
    },
  )
  .post(
    '/projects/:projectId/images',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(setImagesSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const { imageUrls, expected } = c.req.valid('json');
      // Checked first: an image that another host just removed is a conflict, not invalid input.
      if (expected && !isSame(expected, project.headerImages)) throw toConflictError(project);
      const images = await finalizeImages(c, await requireOwnImages(c, imageUrls));
      const addresses = images.map((image) => toImageUrl({ ...image, projectId: image.owner }));
      const list = { urls: addresses, ids: images.map((image) => image.id) };
      const updated = await updateHeaderImages(db, project.id, list, expected, Date.now());
      if (!updated) {
        const current = await findProject(db, project.projectId);
        throw current?.isPaid ? toConflictError(current) : new AppError('TRIAL_IMAGE_BLOCKED');
      }
      const uploads = images.filter((image) => image.status === 'pending');
      c.executionCtx.waitUntil(deleteUnusedFiles(c.env.MEDIA, updated.removed, uploads));
      return c.json({ success: true as const, headerImages: updated.project.headerImages });
    },
  );

const isSame = (a: string[], b: string[]) => JSON.stringify(a) === JSON.stringify(b);

const toConflictError = ({ headerImages }: ProjectRow) => new AppError('CONFLICT', { current: headerImages });

/** FULL, or TRIAL_IMAGE_BLOCKED if a refund has made the itinerary a trial in the meantime. */
async function toUploadLimitError(c: Context<AppEnv>): Promise<AppError> {
  const project = await findProject(c.get('db'), c.get('project').projectId);
  if (!project?.isPaid) return new AppError('TRIAL_IMAGE_BLOCKED');
  const message = 'You’ve reached today’s upload limit. Remove an image or try again tomorrow.';
  return new AppError('FULL', { message });
}

/** The rows for image URLs, in their order. Throws INVALID_INPUT for duplicates and images of other projects. */
async function requireOwnImages(c: Context<AppEnv>, imageUrls: string[]): Promise<ImageRow[]> {
  const { id, projectId } = c.get('project');
  const imageIds = imageUrls.map((url) => {
    const parsed = parseImageUrl(url);
    return parsed?.projectId === projectId ? parsed.id : '';
  });
  const rows = await listImages(c.get('db'), id, imageIds);
  const found = imageIds.map((imageId) => rows.find((row) => row.id === imageId));
  const message = 'Choose one of your images.';
  const fields: Record<string, string> = {};
  for (const [index, row] of found.entries()) {
    if (!row || found.indexOf(row) !== index) fields[`imageUrls.${index}`] = message;
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { message, fields });
  return found.filter((row) => row !== undefined);
}

/** Throws UNAVAILABLE when R2 fails; the request can then be repeated. */
async function finalizeImages(c: Context<AppEnv>, images: ImageRow[]): Promise<FinalizedImage[]> {
  const finalized: FinalizedImage[] = [];
  // Sequential, because each image is in memory twice while it is rewritten.
  for (const image of images) {
    finalized.push(
      isFinalized(image)
        ? image
        : await finalizeImage(c.env.MEDIA, c.get('db'), image).catch(throwUnavailable),
    );
  }
  return finalized;
}

function throwUnavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  const message = 'Failed to save image changes. Please try again.';
  throw new AppError('UNAVAILABLE', { cause, message });
}
