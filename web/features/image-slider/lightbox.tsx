import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { LightboxImages } from './lightbox-images.tsx';
import './lightbox.css';

type Props = {
  images: string[];
  /** Which comes first. */
  start: number;
  /** Called when the closing has been seen to its end, the moment to unmount. */
  onClose: () => void;
};

/** The pictures as large as the screen. Default export, loaded when a pointer or the focus nears one. */
export default function Lightbox({ images, start, onClose }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen} onOpenChangeComplete={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="lightbox">
          <Dialog.Title className="only-read">Pictures</Dialog.Title>
          <LightboxImages images={images} start={start}>
            <Dialog.Close className="lightbox-button" aria-label="Close">
              <span className="i-lucide-x text-lg" aria-hidden="true" />
            </Dialog.Close>
          </LightboxImages>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
