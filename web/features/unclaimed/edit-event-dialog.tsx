import { type FormEvent, useRef, useState } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import { useErrorFocus } from '../../ui/focus/use-error-focus.ts';
import { ReviewConflict } from '../../ui/review/review-conflict.tsx';
import { EditEventFields } from './edit-event-fields.tsx';
import { MailPane } from './mail-pane.tsx';
import { useUnclaimedForm } from './use-unclaimed-form.ts';

type Props = {
  event: UnclaimedEvent;
  /** Opened because assigning needs a date: focuses the date field. */
  needsDate: boolean;
  onClose: () => void;
};

/** Edits an unclaimed event next to the email it came from. */
export default function EditEventDialog({ event, needsDate, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const hide = () => setOpen(false);
  const { setDirty, guard, dialog } = useUnsavedGuard(t('eventChangesUnsaved'));
  const form = useUnclaimedForm(event, { onDirtyChange: setDirty, guard, onDone: hide });
  const element = useErrorFocus(form.notice);
  const title = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLInputElement>(null);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (!form.isNew) form.submit();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => guard(hide)}
      onClosed={onClose}
      keepOnOutsideClick
      size="large"
      title={t('editEventDetails')}
      initialFocus={needsDate ? start : title}
      actions={
        <>
          <Button onClick={() => guard(hide)}>{t('cancel')}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={form.busy} disabled={form.isNew}>
            {t('saveChangesOfEvent')}
          </Button>
        </>
      }
    >
      <div className="edit-columns" data-two>
        <form ref={element} id={FORM_ID} className="grid content-start gap-4" noValidate onSubmit={submit}>
          {form.notice.text && (
            <p role="alert" className="field-error">
              {form.notice.text}
            </p>
          )}
          {form.conflict && (
            <ReviewConflict text={t('changedByEmail')} onKeep={form.keepMine} onDiscard={form.takeTheirs} />
          )}
          <EditEventFields form={form} needsDate={needsDate} title={title} start={start} />
        </form>
        <MailPane event={event} />
      </div>
      {dialog}
    </Dialog>
  );
}

const FORM_ID = 'edit-unclaimed-event';
