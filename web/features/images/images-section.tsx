import { useEffect, useId, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { showToast, type Toast } from '../../ui/toasts/toast.ts';
import { checkImageFiles } from './check-files.ts';
import { orderImages, removeImage } from './image-changes.ts';
import { ImagePicker } from './image-picker.tsx';
import './images.css';
import { useChangeImages, useShownImages } from './queries.ts';
import { SortableHeaderImages } from './sortable-header-images.tsx';
import { UploadList } from './upload-list.tsx';
import { useImageUploads } from './use-image-uploads.ts';

const loadCropDialog = () => import('../../ui/crop/crop-dialog.tsx');

type Props = {
  projectId: string;
  isPaid: boolean;
  /** URLs of the saved header images, in their order. */
  stored: readonly string[];
  /** Whether there is an image that is not uploaded yet. */
  onDirtyChange: (dirty: boolean) => void;
};

/** The header images: pick, crop, upload, reorder, remove. Each step is saved immediately. */
export function ImagesSection({ projectId, isPaid, stored, onDirtyChange }: Props) {
  const id = useId();
  const images = useShownImages(projectId, stored);
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [handled, setHandled] = useState(0);
  const [skipped, setSkipped] = useState<Skipped>();
  const [file] = queue;
  const announceUpdate = useImagesUpdatedToast(file !== undefined);
  const { mutate: change, mutateAsync: changeAsync } = useChangeImages(projectId, announceUpdate);
  const { uploads, start, retry, cancel } = useImageUploads(projectId, changeAsync);
  const [removing, setRemoving] = useState<string>();
  const room = Math.max(0, LIMITS.headerImages - images.length - uploads.length - queue.length);
  const dirty = uploads.length > 0 || queue.length > 0;

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  function pick(files: File[]) {
    if (!isPaid) return openUpgradePrompt(toUpgradeFeature('TRIAL_IMAGE_BLOCKED') ?? '');
    const { accepted, error } = checkImageFiles(files, room);
    if (error) showToast({ ...error, kind: 'error' });
    setQueue((before) => [...before, ...accepted]);
  }

  function next(failure?: Toast) {
    const isLast = queue.length === 1;
    if (failure && isLast) showToast(failure);
    setSkipped(failure && !isLast ? { name: file?.name, failure } : undefined);
    setQueue((before) => before.slice(1));
    setHandled(queue.length > 1 ? handled + 1 : 0);
  }

  return (
    <section className="images" aria-labelledby={id}>
      <div>
        <h3 className="title text-lg" id={id} tabIndex={-1}>
          {t('headerImage')}
        </h3>
        <p className="text-sm text-muted">{t('headerImageNote')}</p>
      </div>
      {images.length > 0 && (
        <SortableHeaderImages
          images={images}
          onReorder={(order) => change(orderImages(order))}
          onRemove={setRemoving}
        />
      )}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <ImagePicker room={room} onPick={pick} />
      {file && (
        <LazyComponent load={loadCropDialog} onFail={() => next()}>
          {(CropDialog) => (
            <CropDialog
              key={`${queue.length}/${file.name}`}
              file={file}
              position={handled + 1}
              count={handled + queue.length}
              notice={skipped && <SkippedNotice {...skipped} />}
              onCancel={next}
              onCropped={(jpeg) => {
                start(jpeg, file.name);
                next();
              }}
            />
          )}
        </LazyComponent>
      )}
      <RemoveImageDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing) change(removeImage(removing));
          setRemoving(undefined);
          document.getElementById(id)?.focus();
        }}
      />
    </section>
  );
}

/** A file that could not be cropped while others were waiting. */
type Skipped = { name: string | undefined; failure: Toast };

function SkippedNotice({ name, failure }: Skipped) {
  return (
    <p role="alert" className="field-error mb-3">
      {tNodes('imageSkipped', { name: <bdi>{name}</bdi>, reason: failure.description })}
    </p>
  );
}

type RemoveProps = { open: boolean; onClose: () => void; onConfirm: () => void };

function RemoveImageDialog({ open, onClose, onConfirm }: RemoveProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('removeImageAsk')}
      description={t('removeImageText')}
      confirm={t('remove')}
      danger
      onConfirm={onConfirm}
    />
  );
}

/** Returns a function that shows the success toast, delayed while cropping so it does not cover the crop dialog. */
function useImagesUpdatedToast(isCropping: boolean): () => void {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (!pending || isCropping) return;
    setPending(false);
    showToast({ title: t('imagesUpdated'), kind: 'ok' });
  }, [pending, isCropping]);
  return () => setPending(true);
}
