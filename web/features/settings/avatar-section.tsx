import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Late } from '../../ui/page/late.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { checkAvatarFile } from './check-avatar-file.ts';
import { useRemoveAvatar, useUploadAvatar } from './queries.ts';

const loadCropDialog = () => import('../../ui/crop/crop-dialog.tsx');

/** Pixels a side: twice what the largest place for it shows. */
const LONGEST = 512;

type Props = { /** The picture as it is. */ children: ReactNode; hasPicture: boolean };

/** The account's picture: chosen, cropped to a square, uploaded; or taken away. */
export function AvatarSection({ children, hasPicture }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const upload = useUploadAvatar();
  const remove = useRemoveAvatar();

  function pick(picked: File) {
    const fault = checkAvatarFile(picked);
    if (fault) showToast({ ...fault, kind: 'error' });
    else setFile(picked);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {children}
      <div className="flex flex-wrap gap-2">
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? 'Uploading…' : hasPicture ? 'Change picture' : 'Upload a picture'}
        </Button>
        {hasPicture && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Profile picture"
        hidden
        onChange={({ target }) => {
          const picked = target.files?.[0];
          // The same photo may be picked again.
          target.value = '';
          if (picked) pick(picked);
        }}
      />
      {file && (
        <Late load={loadCropDialog} onFail={() => setFile(undefined)}>
          {(CropDialog) => (
            <CropDialog
              file={file}
              square
              longest={LONGEST}
              onCropped={(jpeg) => {
                setFile(undefined);
                upload.mutate(jpeg);
              }}
              onGiveUp={() => setFile(undefined)}
            />
          )}
        </Late>
      )}
    </div>
  );
}
