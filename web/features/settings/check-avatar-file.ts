import { IMAGE_KINDS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';

type AvatarError = { title: string; description: string };

/** Returns the error toast for a file that cannot be a profile picture, else undefined. */
export function checkAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): AvatarError | undefined {
  if (!type.startsWith('image/')) return notAnImage();
  if (size > IMAGE_KINDS.avatar.maxBytes) return tooLarge();
}

const notAnImage = (): AvatarError => ({ title: t('invalidFileType'), description: t('errorImage') });
const tooLarge = (): AvatarError => ({ title: t('pictureTooLarge'), description: t('imageUnder5') });
