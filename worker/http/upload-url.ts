import { IMAGE_KINDS, type ImageKind, UPLOAD_MS } from '../contract/limits.ts';
import type { NewImage } from '../db/images.ts';
import type { PaperRow } from '../db/schema/itinerary/papers.ts';
import { generateToken } from '../domain/access/crypto.ts';
import type { ImageType } from '../domain/images/image-size.ts';
import { AppError } from '../errors.ts';
import type { Settings } from '../services/settings.ts';
import { formatUploadToken, type UploadToken } from './upload-token.ts';

const TOO_LARGE = {
  header: 'Please select an image smaller than 10MB.',
  avatar: 'Please select an image smaller than 5MB.',
} satisfies Record<ImageKind, string>;

type UploadRequest = { contentType: string; size?: number | undefined };

/**
 * The row for a requested upload; without a size in bytes it counts with the largest one allowed. `now` in epoch
 * milliseconds. Throws UNSUPPORTED_TYPE or TOO_LARGE.
 */
export function toNewImage(kind: ImageKind, owner: string, request: UploadRequest, now: number): NewImage {
  const { maxBytes } = IMAGE_KINDS[kind];
  const types: readonly ImageType[] = IMAGE_KINDS[kind].types;
  const type = types.find((allowed) => allowed === request.contentType.toLowerCase());
  if (!type) throw new AppError('UNSUPPORTED_TYPE', { message: 'Please select an image file.' });
  const bytes = request.size ?? maxBytes;
  if (bytes > maxBytes) throw new AppError('TOO_LARGE', { message: TOO_LARGE[kind] });
  return { id: generateToken(16), kind, owner, type, bytes, createdAt: now };
}

/** The path to PUT the file to. */
export async function createUploadUrl(settings: Settings, image: NewImage): Promise<string> {
  const { id, kind, owner, type, bytes, createdAt } = image;
  const projectId = kind === 'avatar' ? null : owner;
  return toUploadUrl(settings, { id, kind: 'image', projectId, type, maxBytes: bytes }, createdAt);
}

/** Creates the URL to upload a ticket or pass of an itinerary. */
export const createPaperUploadUrl = (
  settings: Settings,
  projectId: string,
  paper: PaperRow,
): Promise<string> =>
  toUploadUrl(
    settings,
    { id: paper.file, kind: 'paper', projectId, type: paper.type, maxBytes: paper.bytes },
    paper.createdAt,
  );

async function toUploadUrl(
  settings: Settings,
  allowed: Omit<UploadToken, 'expiresAt'>,
  createdAt: number,
): Promise<string> {
  const token = { ...allowed, expiresAt: createdAt + UPLOAD_MS };
  return `/api/uploads/${await formatUploadToken(settings, token)}`;
}
