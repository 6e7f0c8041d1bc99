import type { Context } from 'hono';
import { storePaper } from '../actions/store-paper.ts';
import type { Db } from '../db/client.ts';
import { openDirectory, openItinerary } from '../db/databases.ts';
import { findImage, updateImageUploaded } from '../db/images.ts';
import { findPaperByFile } from '../db/itinerary/papers/papers.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { announceProjectChanges } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { requireNotSuspendedId } from '../http/suspension.ts';
import { type UploadToken, verifyUploadToken } from '../http/upload-token.ts';
import { deleteUploads, putUpload } from '../services/object-storage.ts';

/**
 * Receives uploaded files. Mounted outside the API, whose body limits are too small for files. The token in the path
 * is the only authorization.
 */
export const uploadRoutes = factory
  .createApp()
  .use(noStore, requireSameSite)
  .put('/:token', async (c) => {
    const token = await verifyUploadToken(c.get('settings'), c.req.param('token'), Date.now());
    if (!token) throw new AppError('UPLOAD_REFUSED');
    if (token.projectId !== null) await requireNotSuspendedId(c, token.projectId);
    const file = requireAllowedFile(c, token);
    if (token.kind === 'paper') return receivePaper(c, token, file);
    const db = findImageDatabase(c.env, token);
    const image = db && (await findImage(db, token.id));
    if (!image) throw new AppError('UPLOAD_REFUSED');
    if (image.uploadedAt !== null) throw new AppError('ALREADY_UPLOADED');
    await storeUpload(c, db, image, file);
    return c.json({ success: true as const });
  });

async function receivePaper(c: Context<AppEnv>, token: UploadToken, file: ReadableStream) {
  const projectId = token.projectId ?? '';
  const number = toProjectNumber(projectId);
  const db = number === undefined ? undefined : openItinerary(c.env, number);
  const paper = db && (await findPaperByFile(db, token.id));
  const project = db && (await findProject(db, projectId));
  if (!db || !paper || !project) throw new AppError('UPLOAD_REFUSED');
  if (paper.uploadedAt !== null) throw new AppError('ALREADY_UPLOADED');
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  if (bytes.length > token.maxBytes) throw new AppError('TOO_LARGE', { message: 'This file is too large.' });
  await storePaper(c.env.MEDIA, db, projectId, paper, bytes);
  const findCurrent = () => findProject(db, projectId);
  c.executionCtx.waitUntil(announceProjectChanges(c.env, project, findCurrent));
  return c.json({ success: true as const });
}

function findImageDatabase(env: Cloudflare.Env, { projectId }: UploadToken): Db | undefined {
  if (projectId === null) return openDirectory(env);
  const number = toProjectNumber(projectId);
  return number === undefined ? undefined : openItinerary(env, number);
}

/** The request body. Throws unless its headers match what the token allows. */
function requireAllowedFile(c: Context<AppEnv>, token: UploadToken): ReadableStream {
  const bytes = parseContentLength(c.req.header('content-length'));
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== token.type) {
    const message = token.kind === 'paper' ? 'This is another kind of file.' : 'Please select an image file.';
    throw new AppError('UNSUPPORTED_TYPE', { message });
  }
  if (bytes > token.maxBytes) throw new AppError('TOO_LARGE', { message: 'This file is too large.' });
  if (bytes === 0 || !c.req.raw.body)
    throw new AppError(token.kind === 'paper' ? 'INVALID_PAPER' : 'INVALID_IMAGE');
  return c.req.raw.body;
}

/** Throws LENGTH_REQUIRED, since R2 does not accept a stream of unknown length. */
function parseContentLength(header: string | undefined): number {
  if (!header || !/^\d{1,15}$/.test(header)) throw new AppError('LENGTH_REQUIRED');
  return Number(header);
}

async function storeUpload(c: Context<AppEnv>, db: Db, image: ImageRow, file: ReadableStream): Promise<void> {
  const bucket = c.env.MEDIA;
  const stored = await putUpload(bucket, image, file).catch((cause) => {
    throw new AppError('UNAVAILABLE', { cause, message: 'Failed to upload image. Please try again.' });
  });
  if (!stored) throw new AppError('ALREADY_UPLOADED');
  if (await updateImageUploaded(db, image.id, stored.size, Date.now())) return;
  // A parallel upload with this token was finalized or deleted while this one was in progress.
  await deleteUploads(bucket, [image]);
  throw new AppError('ALREADY_UPLOADED');
}
