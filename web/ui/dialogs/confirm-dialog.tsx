import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { useDialogEntry } from './use-dialog-entry.ts';
import './overlays.css';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says what will be lost. */
  description: ReactNode;
  /** Label of the confirm button: the action itself, not "OK". */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  /** Whether the action is running; the dialog stays open. */
  busy?: boolean;
  /** Styles the confirm button as destructive. */
  danger?: boolean;
  /** Makes Cancel the main button, and the last, where few mean to go on. */
  prefersCancel?: boolean;
  /** Colors and fonts of the itinerary below; without it those of the product. */
  theme?: DialogTheme;
  /** Called after the closing animation, when the dialog can be unmounted. */
  onClosed?: () => void;
};

function toVariant({ danger, prefersCancel }: Props) {
  if (danger) return 'danger';
  return prefersCancel ? 'secondary' : 'primary';
}

/** Asks for confirmation. The focus starts on Cancel, Back cancels, and clicks outside are ignored. */
export function ConfirmDialog(props: Props) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useDialogEntry(props.open, () => props.onOpenChange(false));
  const cancel = (
    <AlertDialog.Close
      ref={cancelButton}
      render={<Button variant={props.prefersCancel ? 'primary' : 'secondary'} />}
    >
      {props.cancel ?? t('cancel')}
    </AlertDialog.Close>
  );
  return (
    <AlertDialog.Root
      open={props.open}
      onOpenChange={(open) => props.onOpenChange(open)}
      onOpenChangeComplete={(open) => !open && props.onClosed?.()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Viewport className="dialog-frame">
          <AlertDialog.Popup
            className="dialog max-w-112 gap-2 p-inset sm:p-6"
            initialFocus={cancelButton}
            {...props.theme}
          >
            <AlertDialog.Title className="title text-lg">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="dialog-body text-muted">
              {props.description}
            </AlertDialog.Description>
            <DialogActions className="mt-4">
              {cancel}
              <Button variant={toVariant(props)} busy={props.busy} onClick={props.onConfirm}>
                {props.confirm}
              </Button>
            </DialogActions>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
