import { IMAGE_KINDS } from '../../../worker/contract/limits.ts';

type AvatarError = { title: string; description: string };

/** Returns the error toast for a file that cannot be a profile picture, else undefined. */
export function checkAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): AvatarError | undefined {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE;
  if (size > IMAGE_KINDS.avatar.maxBytes) return TOO_LARGE;
}

const NOT_AN_IMAGE: AvatarError = { title: 'Invalid File Type', description: 'Please select an image file.' };
const TOO_LARGE: AvatarError = {
  title: 'File Too Large',
  description: 'Please select an image smaller than 5MB.',
};
