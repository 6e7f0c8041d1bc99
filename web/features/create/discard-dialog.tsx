import { useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadConfirmDialog = async () => ({
  default: (await import('../../ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
});

/** Asks before the input of the form is lost. */
export function DiscardDialog({ onDiscard, onClosed }: { onDiscard: () => void; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const isDiscarded = useRef(false);
  return (
    <LazyComponent load={loadConfirmDialog} onFail={onClosed}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t('discardChanges')}
          description={t('enteredUnsaved')}
          confirm={t('discard')}
          cancel={t('keepEditing')}
          danger
          onConfirm={() => {
            isDiscarded.current = true;
            setOpen(false);
          }}
          onClosed={() => {
            onClosed();
            if (isDiscarded.current) onDiscard();
          }}
        />
      )}
    </LazyComponent>
  );
}
