import { IMAGE_KINDS, LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';

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
  if (files.length > room) return { accepted: [], error: tooManyImages() };
  const errors = files.map(checkFile);
  const accepted = files.filter((_file, index) => !errors[index]);
  const error = errors.find((found) => found !== undefined);
  return error ? { accepted, error } : { accepted };
}

function checkFile({ type, size }: FileInfo): FileError | undefined {
  if (!type.startsWith('image/')) return notAnImage();
  if (size > IMAGE_KINDS.header.maxBytes) return tooLarge();
}

export const tooManyImages = (): FileError => ({
  title: t('tooManyImages'),
  description: t('tooManyImagesText', { number: LIMITS.headerImages }),
});
const notAnImage = (): FileError => ({ title: t('invalidFile'), description: t('errorImage') });
const tooLarge = (): FileError => ({ title: t('fileTooLarge'), description: t('imageUnder10') });
