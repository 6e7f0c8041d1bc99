import { useEffect, useId, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Late } from '../../ui/page/late.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { HeaderImageList } from './header-image-list.tsx';
import { orderImages, removeImage } from './image-changes.ts';
import { ImagePicker } from './image-picker.tsx';
import './images.css';
import { checkImageFiles } from './check-files.ts';
import { useChangeImages, useShownImages } from './queries.ts';
import { UploadList } from './upload-list.tsx';
import { useImageUploads } from './use-image-uploads.ts';

const loadCropDialog = () => import('../../ui/crop/crop-dialog.tsx');

type Props = {
  projectId: string;
  isPaid: boolean;
  /** Addresses of the header's images as they are stored, in their order. */
  stored: readonly string[];
  /** Whether an image is on its way that closing would lose. */
  onDirtyChange: (dirty: boolean) => void;
};

/** The header's images: pick, crop, upload, put in order, remove. Each step is saved at once. */
export function ImagesSection({ projectId, isPaid, stored, onDirtyChange }: Props) {
  const id = useId();
  const images = useShownImages(projectId, stored);
  const [unsaid, setUnsaid] = useState(false);
  const { mutate: change, mutateAsync: changeAsync } = useChangeImages(projectId, () => setUnsaid(true));
  const { uploads, start, retry, drop } = useImageUploads(projectId, changeAsync);
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [removing, setRemoving] = useState<string>();
  const [file] = queue;
  const room = Math.max(0, LIMITS.headerImages - images.length - uploads.length - queue.length);
  const dirty = uploads.length > 0 || queue.length > 0;

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  // Good news waits until the last photo is cropped: it would lie on that dialog's buttons.
  useEffect(() => {
    if (!unsaid || file) return;
    setUnsaid(false);
    showToast({ title: 'Images updated', kind: 'ok' });
  }, [unsaid, file]);

  function pick(files: File[]) {
    if (!isPaid) return openUpgradePrompt(toUpgradeFeature('TRIAL_IMAGE_BLOCKED') ?? '');
    const { taken, refusal } = checkImageFiles(files, room);
    if (refusal) showToast({ ...refusal, kind: 'error' });
    setQueue((before) => [...before, ...taken]);
  }

  const next = () => setQueue((before) => before.slice(1));

  return (
    <section className="images" aria-labelledby={id}>
      <div>
        <h3 className="title text-lg" id={id} tabIndex={-1}>
          Header Image
        </h3>
        <p className="text-sm text-muted">
          Above your itinerary, one after the other. Changes here are saved at once.
        </p>
      </div>
      {images.length > 0 && (
        <HeaderImageList
          images={images}
          onReorder={(order) => change(orderImages(order))}
          onRemove={setRemoving}
        />
      )}
      <UploadList uploads={uploads} onCancel={drop} onRetry={retry} />
      <ImagePicker room={room} onPick={pick} />
      {file && (
        <Late load={loadCropDialog} onFail={next}>
          {(CropDialog) => (
            <CropDialog
              key={`${queue.length}/${file.name}`}
              file={file}
              waiting={queue.length - 1}
              onGiveUp={next}
              onCropped={(jpeg) => {
                start(jpeg, file.name);
                next();
              }}
            />
          )}
        </Late>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title="Remove this image?"
        description="It is taken off the header and deleted. To have it back you would upload it again."
        confirm="Remove"
        danger
        onConfirm={() => {
          if (removing) change(removeImage(removing));
          setRemoving(undefined);
          document.getElementById(id)?.focus();
        }}
      />
    </section>
  );
}
