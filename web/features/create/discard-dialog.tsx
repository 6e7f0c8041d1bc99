import { useRef, useState } from 'react';
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
          title="Discard changes?"
          description="What you entered won't be saved."
          confirm="Discard"
          cancel="Keep Editing"
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
