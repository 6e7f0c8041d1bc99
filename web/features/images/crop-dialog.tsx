import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { type Crop, createCrop } from './crop.ts';
import { CropControls } from './crop-controls.tsx';
import './crop-dialog.css';
import { CropFrame } from './crop-frame.tsx';
import { openPicture, renderCrop } from './picture.ts';

type Props = {
  file: File;
  /** How many more wait behind this one. */
  waiting: number;
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

/** Chooses the part of a photo that becomes a header image. Default export, loaded with the first photo. */
export default function CropDialog({ file, waiting, onCropped, onGiveUp }: Props) {
  const [open, setOpen] = useState(true);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [busy, setBusy] = useState(false);
  const [jpeg, setJpeg] = useState<Blob>();

  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let gone = false;
    openPicture(file).then(
      (bitmap) => {
        // What was decoded is many megabytes; waiting for the collector would pile them up.
        if (gone) return bitmap.close();
        opened = bitmap;
        setPicture(bitmap);
        setCrop(createCrop(bitmap));
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
  }, [file]);

  async function finish() {
    if (!picture || !crop) return;
    setBusy(true);
    try {
      setJpeg(await renderCrop(picture, crop));
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
      onClosed={() => (jpeg ? onCropped(jpeg) : onGiveUp())}
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
          <CropFrame picture={picture} crop={crop} onChange={setCrop} />
          <CropControls size={picture} crop={crop} onChange={setCrop} />
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
