import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { useDialogEntry } from '../../ui/dialogs/use-dialog-entry.ts';
import { LightboxImages } from './lightbox-images.tsx';
import './lightbox.css';

type Props = {
  images: string[];
  /** Index of the image shown first. */
  initialIndex: number;
  /** Called after the closing animation. */
  onClose: () => void;
};

/** Shows the images full screen. */
export default function Lightbox({ images, initialIndex, onClose }: Props) {
  const [open, setOpen] = useState(true);
  useDialogEntry(open, () => setOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={setOpen} onOpenChangeComplete={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="lightbox">
          <Dialog.Title className="visually-hidden">{t('images')}</Dialog.Title>
          <LightboxImages images={images} initialIndex={initialIndex}>
            <Dialog.Close className="lightbox-button" aria-label={t('close')}>
              <span className="i-lucide-x text-lg" aria-hidden="true" />
            </Dialog.Close>
          </LightboxImages>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
