import { IMAGE_KINDS } from '../../../worker/contract/limits.ts';

type Fault = { title: string; description: string };

/** What keeps a file from becoming the account's picture; undefined where nothing does. */
export function checkAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): Fault | undefined {
  if (!type.startsWith('image/')) return NO_IMAGE;
  if (size > IMAGE_KINDS.avatar.maxBytes) return TOO_LARGE;
}

const NO_IMAGE: Fault = { title: 'Invalid File Type', description: 'Please select an image file.' };
const TOO_LARGE: Fault = {
  title: 'File Too Large',
  description: 'Please select an image smaller than 5MB.',
};
