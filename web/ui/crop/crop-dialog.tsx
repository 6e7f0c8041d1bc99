import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import { endToasts, showToast, type Toast } from '../toasts/toast.ts';
import { type Crop, createCrop, MIN_CROP } from './crop.ts';
import { CropControls } from './crop-controls.tsx';
import './crop-dialog.css';
import { CropFrame } from './crop-frame.tsx';
import { openImage, renderCrop } from './image.ts';

type Props = {
  file: File;
  /** Position of `file` among the chosen files, from 1, and their number. */
  position?: number;
  count?: number;
  square?: boolean;
  /** Maximum pixels per side of the JPEG; that of a header image by default. */
  maxSide?: number;
  /** Gets the JPEG to upload, after the dialog has closed. */
  onCropped: (jpeg: Blob) => void;
  /** Said above the image, for example about the file before. */
  notice?: ReactNode;
  /** Called when the file was skipped, or could not be opened: then with a toast that says why. */
  onCancel: (failure?: Toast) => void;
};

const toFailure = (): Toast => ({
  title: t('cropFailed'),
  description: t('cropFailedText'),
  kind: 'error',
  subject: 'crop',
});

const toTooSmall = (): Toast => ({
  title: t('imageTooSmall'),
  description: t('imageTooSmallText', { number: MIN_CROP }),
  kind: 'error',
  subject: 'crop',
});

const describePosition = (number: number, all: number, name: string) =>
  all > 1 ? t('cropPosition', { number, all, name }) : name;

/** Crops an image file. Default export, for lazy loading. */
export default function CropDialog({ file, position = 1, count = 1, square = false, maxSide, ...on }: Props) {
  const [open, setOpen] = useState(true);
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [busy, setBusy] = useState(false);
  const [jpeg, setJpeg] = useState<Blob>();
  const [failure, setFailure] = useState<Toast>();
  useEffect(() => endToasts('crop'), []);

  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let unmounted = false;
    const fail = (reason: Toast) => {
      setFailure(reason);
      setOpen(false);
    };
    openImage(file).then(
      (bitmap) => {
        // A decoded image takes many megabytes, so it is freed without waiting for garbage collection.
        if (unmounted) return bitmap.close();
        opened = bitmap;
        if (Math.min(bitmap.width, bitmap.height) < MIN_CROP) return fail(toTooSmall());
        setImage(bitmap);
        setCrop(createCrop(bitmap, square));
      },
      () => unmounted || fail(toFailure()),
    );
    return () => {
      unmounted = true;
      opened?.close();
    };
  }, [file, square]);

  async function finish() {
    if (!image || !crop) return;
    setBusy(true);
    endToasts('crop');
    try {
      setJpeg(await renderCrop(image, crop, maxSide));
      setOpen(false);
    } catch {
      showToast(toFailure());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => (jpeg ? on.onCropped(jpeg) : on.onCancel(failure))}
      keepOnOutsideClick
      size="large"
      title={t('cropImage')}
      description={describePosition(position, count, file.name)}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{position < count ? t('skip') : t('cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!image} onClick={() => void finish()}>
            {t('cropAndUpload')}
          </Button>
        </>
      }
    >
      {on.notice}
      {image && crop ? (
        <>
          <CropFrame image={image} crop={crop} square={square} onChange={setCrop} />
          <CropControls size={image} crop={crop} square={square} onChange={setCrop} />
        </>
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('loadingImage')}</span>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </Dialog>
  );
}
