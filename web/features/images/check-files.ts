import { IMAGE_KINDS, LIMITS } from '../../../worker/contract/limits.ts';

/** Why files were not taken, as it is shown. */
export type FileError = { title: string; description: string };

/** What is asked of a file before it is opened. */
type Picked = { type: string; size: number };

/**
 * Looks at files a host has picked. `room` is how many more images the header may have. Files that are no
 * image or too large are left out, and the first such fault is told; too many at once are all refused, as
 * nobody but the host knows which to leave out.
 */
export function checkImageFiles<T extends Picked>(
  files: readonly T[],
  room: number,
): { taken: T[]; refusal?: FileError } {
  if (files.length > room) return { taken: [], refusal: TOO_MANY_IMAGES };
  const refusals = files.map(findFault);
  const taken = files.filter((_file, index) => !refusals[index]);
  const refusal = refusals.find((fault) => fault !== undefined);
  return refusal ? { taken, refusal } : { taken };
}

function findFault({ type, size }: Picked): FileError | undefined {
  if (!type.startsWith('image/')) return NO_IMAGE;
  if (size > IMAGE_KINDS.header.maxBytes) return TOO_LARGE;
}

export const TOO_MANY_IMAGES: FileError = {
  title: 'Too many images',
  description: `You can only upload up to ${LIMITS.headerImages} images.`,
};
const NO_IMAGE: FileError = { title: 'Invalid file', description: 'Please select an image file.' };
const TOO_LARGE: FileError = {
  title: 'File too large',
  description: 'Please select an image smaller than 10MB.',
};
