import { IMAGE_KINDS, LIMITS } from '../../../worker/contract/limits.ts';

/** Why a file was rejected, as shown in a toast. */
export type FileError = { title: string; description: string };

/** The properties checked before opening a file. `size` is in bytes. */
type FileInfo = { type: string; size: number };

/**
 * Checks picked files. `room` is how many more images fit. Invalid files are left out and the first error is returned.
 * If there are too many files, none is accepted.
 */
export function checkImageFiles<T extends FileInfo>(
  files: readonly T[],
  room: number,
): { accepted: T[]; error?: FileError } {
  if (files.length > room) return { accepted: [], error: TOO_MANY_IMAGES };
  const errors = files.map(checkFile);
  const accepted = files.filter((_file, index) => !errors[index]);
  const error = errors.find((found) => found !== undefined);
  return error ? { accepted, error } : { accepted };
}

function checkFile({ type, size }: FileInfo): FileError | undefined {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE;
  if (size > IMAGE_KINDS.header.maxBytes) return TOO_LARGE;
}

export const TOO_MANY_IMAGES: FileError = {
  title: 'Too many images',
  description: `You can only upload up to ${LIMITS.headerImages} images.`,
};
const NOT_AN_IMAGE: FileError = { title: 'Invalid file', description: 'Please select an image file.' };
const TOO_LARGE: FileError = {
  title: 'File too large',
  description: 'Please select an image smaller than 10MB.',
};
