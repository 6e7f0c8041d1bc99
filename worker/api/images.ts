import type { Context } from 'hono';
import { type FinalizedImage, finalizeImage, isFinalized } from '../actions/finalize-upload.ts';
import { requestUploadSchema, setImagesSchema, type UploadAddress } from '../contract/images.ts';
import { IMAGE_KINDS, UPLOAD_MS } from '../contract/limits.ts';
import { insertImage, listImages, updateHeaderImages } from '../db/images.ts';
import { findProject } from '../db/projects.ts';
import type { ImageRow, ProjectRow } from '../db/schema.ts';
import { generateToken } from '../domain/access/crypto.ts';
import { parseImageUrl, toImageUrl } from '../domain/images/image-url.ts';
import { AppError } from '../errors.ts';
import { requireAdmin } from '../http/guards.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { formatUploadToken } from '../http/upload-token.ts';
import { jsonBody } from '../http/validation.ts';
import { deleteImageFiles, deleteUploads } from '../services/object-storage.ts';

const { types, maxBytes } = IMAGE_KINDS.header;

/** Images are part of Full Access; the statements that write ask again. */
const requirePaid = factory.createMiddleware(async (c, next) => {
  if (!c.get('project').isPaid) throw new AppError('TRIAL_IMAGE_BLOCKED');
  await next();
});

/** The pictures of an itinerary's header: where to upload one, and which are shown in which order. */
export const imageRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/images/upload-url',
    requireAdmin,
    requirePaid,
    jsonBody(requestUploadSchema),
    async (c) => {
      const [db, project, now] = [c.get('db'), c.get('project'), Date.now()];
      const { contentType, size = maxBytes } = c.req.valid('json');
      const type = types.find((known) => known === contentType.toLowerCase());
      if (!type) throw new AppError('UNSUPPORTED_TYPE', { message: 'Please select an image file.' });
      if (size > maxBytes) {
        throw new AppError('TOO_LARGE', { message: 'Please select an image smaller than 10MB.' });
      }
      await requireRate(c, `project:${project.projectId}`, RATE.uploads);
      const { projectId: owner, id: row } = project;
      const id = generateToken(16);
      const image = { id, kind: 'header', owner, type, bytes: size, createdAt: now } as const;
      if (!(await insertImage(db, row, image))) throw await refuseRoom(c);
      const content = { id, type, maxBytes: size, expiresAt: now + UPLOAD_MS };
      const answer: UploadAddress = {
        uploadURL: `/api/uploads/${await formatUploadToken(c.get('settings'), content)}`,
        publicUrl: toImageUrl({ projectId: owner, id }),
      };
      return c.json(answer);
    },
  )
  .post('/projects/:projectId/images', requireAdmin, requirePaid, jsonBody(setImagesSchema), async (c) => {
    const [db, bucket, project] = [c.get('db'), c.env.MEDIA, c.get('project')];
    const { imageUrls, expected } = c.req.valid('json');
    // First: a picture that another host took away meanwhile is a conflict, not a mistake.
    if (expected && !isSame(expected, project.headerImages)) throw conflict(project);
    const known = await requireOwn(c, imageUrls);
    const finals: FinalizedImage[] = [];
    // One after the other: each is in memory twice while it is rewritten.
    for (const image of known) {
      finals.push(isFinalized(image) ? image : await finalizeImage(bucket, db, image).catch(refuseSaving));
    }
    const addresses = finals.map((image) => toImageUrl({ ...image, projectId: image.owner }));
    const list = { addresses, ids: finals.map((image) => image.id) };
    const written = await updateHeaderImages(db, project.id, list, expected, Date.now());
    if (!written) {
      const current = await findProject(db, project.projectId);
      throw current?.isPaid ? conflict(current) : new AppError('TRIAL_IMAGE_BLOCKED');
    }
    c.executionCtx.waitUntil(tidyUp(bucket, finals, written.doomed));
    return c.json({ success: true as const, headerImages: written.project.headerImages });
  });

const isSame = (a: string[], b: string[]) => JSON.stringify(a) === JSON.stringify(b);

const conflict = ({ headerImages }: ProjectRow) => new AppError('CONFLICT', { current: headerImages });

/** Why no upload was taken on: the trial that came meanwhile, or the project's limit. */
async function refuseRoom(c: Context<AppEnv>): Promise<AppError> {
  const project = await findProject(c.get('db'), c.get('project').projectId);
  if (!project?.isPaid) return new AppError('TRIAL_IMAGE_BLOCKED');
  const message = 'There is no room for more images today. Remove one, or try again tomorrow.';
  return new AppError('FULL', { message });
}

/** The pictures that the addresses name, in their order. Throws INVALID_INPUT for any that is not the project's. */
async function requireOwn(c: Context<AppEnv>, addresses: string[]): Promise<ImageRow[]> {
  const { id, projectId } = c.get('project');
  const named = addresses
    .map(parseImageUrl)
    .map((address) => (address?.projectId === projectId ? address.id : ''));
  const rows = await listImages(c.get('db'), id, named);
  const found = named.map((name) => rows.find((row) => row.id === name));
  const message = 'Please choose one of your images.';
  const fields: Record<string, string> = {};
  for (const [index, row] of found.entries()) {
    if (!row || found.indexOf(row) !== index) fields[`imageUrls.${index}`] = message;
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { message, fields });
  return found.filter((row) => row !== undefined);
}

/** A bucket that fails leaves the list as it was; the call may be repeated. */
function refuseSaving(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('UNAVAILABLE', {
    cause,
    message: 'Failed to save image changes. Please try again.',
  });
}

/** Deletes what the list no longer needs. What fails here the nightly sweep does again. */
async function tidyUp(bucket: R2Bucket, listed: ImageRow[], doomed: ImageRow[]): Promise<void> {
  const uploaded = listed.filter((image) => image.status === 'pending');
  const outcomes = await Promise.allSettled([
    deleteImageFiles(bucket, doomed),
    uploaded.length > 0 ? deleteUploads(bucket, uploaded) : undefined,
  ]);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').length;
  if (failed > 0) console.log(JSON.stringify({ handler: 'fetch', job: 'delete-images', failed }));
}
