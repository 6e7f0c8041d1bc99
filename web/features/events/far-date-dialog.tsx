import { useRef } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { computeDaySpan } from '../../../worker/domain/schedule/day-span.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { t } from '../../../worker/messages/t.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type Props = {
  open: boolean;
  others: readonly Event[];
  /** Label of the button that saves the event. */
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
  onChangeDate: () => void;
};

/** Asks whether a date far from all other events is meant. */
export function FarDateDialog({ open, others, confirm, onClose, onConfirm, onChangeDate }: Props) {
  const isMeant = useRef(false);
  const span = computeDaySpan(others);

  // Runs after the dialog has returned the focus, which both move.
  function finish() {
    if (isMeant.current) onConfirm();
    else onChangeDate();
    isMeant.current = false;
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('isDateRight')}
      description={span && t('dateIsFar', { days: formatDayRange(span.firstDay, span.lastDay) })}
      confirm={confirm}
      cancel={t('changeDate')}
      onConfirm={() => {
        isMeant.current = true;
        onClose();
      }}
      onClosed={finish}
    />
  );
}
