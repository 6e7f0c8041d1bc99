import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { checkAvatarFile } from './check-avatar-file.ts';
import { useRemoveAvatar, useUploadAvatar } from './queries.ts';

const loadCropDialog = () => import('../../ui/crop/crop-dialog.tsx');

/** Pixels; twice the largest size shown. */
const AVATAR_SIZE = 512;

type Props = { /** The current picture. */ children: ReactNode; hasImage: boolean };

/** Uploads (cropped to a square) or removes the profile picture. */
export function AvatarSection({ children, hasImage }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const upload = useUploadAvatar();
  const remove = useRemoveAvatar();

  function pick(picked: File) {
    const error = checkAvatarFile(picked);
    if (error) showToast({ ...error, kind: 'error' });
    else setFile(picked);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {children}
      <div className="flex flex-wrap gap-2">
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? t('uploadingNow') : hasImage ? t('changePicture') : t('uploadPicture')}
        </Button>
        {hasImage && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('profilePicture')}
        hidden
        onChange={({ target }) => {
          const picked = target.files?.[0];
          // Allows picking the same file again.
          target.value = '';
          if (picked) pick(picked);
        }}
      />
      {file && (
        <LazyComponent load={loadCropDialog} onFail={() => setFile(undefined)}>
          {(CropDialog) => (
            <CropDialog
              file={file}
              square
              maxSide={AVATAR_SIZE}
              onCropped={(jpeg) => {
                setFile(undefined);
                upload.mutate(jpeg);
              }}
              onCancel={(failure) => {
                setFile(undefined);
                if (failure) showToast(failure);
              }}
            />
          )}
        </LazyComponent>
      )}
    </div>
  );
}
