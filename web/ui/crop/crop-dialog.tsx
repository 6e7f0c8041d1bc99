import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import { showToast } from '../toasts/toast.ts';
import { type Crop, createCrop } from './crop.ts';
import { CropControls } from './crop-controls.tsx';
import './crop-dialog.css';
import { CropFrame } from './crop-frame.tsx';
import { openImage, renderCrop } from './image.ts';

type Props = {
  file: File;
  /** How many more wait behind this one. */
  waiting?: number;
  /** Whether the crop is as wide as it is high. */
  square?: boolean;
  /** Pixels a side of the JPEG, at most; as a header image has it where left out. */
  longest?: number;
  /** The JPEG to upload; the dialog has closed. */
  onCropped: (jpeg: Blob) => void;
  /** This file is not wanted after all, or could not be opened. */
  onGiveUp: () => void;
};

const FAILED = {
  title: 'Crop failed',
  description: 'Failed to process image. Please try again.',
  kind: 'error',
} as const;

/** Chooses the part of a photo that is wanted. Default export, loaded with the first photo. */
export default function CropDialog({ file, waiting = 0, square = false, longest, ...on }: Props) {
  const [open, setOpen] = useState(true);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [busy, setBusy] = useState(false);
  const [jpeg, setJpeg] = useState<Blob>();

  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let gone = false;
    openImage(file).then(
      (bitmap) => {
        // What was decoded is many megabytes; waiting for the collector would pile them up.
        if (gone) return bitmap.close();
        opened = bitmap;
        setPicture(bitmap);
        setCrop(createCrop(bitmap, square));
      },
      () => {
        if (gone) return;
        showToast(FAILED);
        setOpen(false);
      },
    );
    return () => {
      gone = true;
      opened?.close();
    };
  }, [file, square]);

  async function finish() {
    if (!picture || !crop) return;
    setBusy(true);
    try {
      setJpeg(await renderCrop(picture, crop, longest));
      setOpen(false);
    } catch {
      showToast(FAILED);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => (jpeg ? on.onCropped(jpeg) : on.onGiveUp())}
      keepOnOutsideClick
      size="large"
      title="Crop image"
      description={waiting > 0 ? `${file.name}, ${waiting} more to come` : file.name}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{waiting > 0 ? 'Skip' : 'Cancel'}</Button>
          <Button variant="primary" busy={busy} disabled={!picture} onClick={() => void finish()}>
            Crop and Upload
          </Button>
        </>
      }
    >
      {picture && crop ? (
        <>
          <CropFrame picture={picture} crop={crop} square={square} onChange={setCrop} />
          <CropControls size={picture} crop={crop} square={square} onChange={setCrop} />
        </>
      ) : (
        <div role="status">
          <span className="only-read">Opening the picture…</span>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </Dialog>
  );
}
