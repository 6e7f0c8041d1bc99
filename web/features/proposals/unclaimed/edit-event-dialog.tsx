import { type FormEvent, useRef, useState } from 'react';
import { EVENT_TYPES, type EventType } from '../../../../worker/contract/choices.ts';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../../lib/time-zone-places.ts';
import { useRowForm } from '../../../lib/use-row-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useUnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { useErrorFocus } from '../../../ui/focus/use-error-focus.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import { REVIEW_FORM, toReviewDraft } from '../../../ui/review/review-draft.ts';
import { ReviewFields } from '../../../ui/review/review-fields.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { EVENT_TYPE_LABELS } from './event-format.ts';
import { MailPane } from './mail-pane.tsx';
import { useUpdateUnclaimed } from './queries.ts';

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
  const form = useRowForm({
    ...REVIEW_FORM,
    row: event,
    empty: () => toReviewDraft(event),
    update: useUpdateUnclaimed(),
    gone: t('unclaimedGone'),
    onUpdated: () => showToast({ title: t('unclaimedUpdated'), kind: 'ok' }),
    onDirtyChange: setDirty,
    guard,
    onDone: hide,
  });
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
          <ReviewFields
            form={form}
            conflictText={t('changedByEmail')}
            dateError={needsDate ? t('dateBeforeAssigning') : undefined}
            searchPlaces={searchTimeZonePlaces}
            title={title}
            start={start}
            guestsLabel={t('attendees')}
          >
            <SelectField
              label={t('eventType')}
              value={form.draft.eventType}
              onChange={({ target }) => form.change({ eventType: target.value as EventType })}
            >
              {EVENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {EVENT_TYPE_LABELS[type]()}
                </option>
              ))}
            </SelectField>
          </ReviewFields>
        </form>
        <MailPane event={event} />
      </div>
      {dialog}
    </Dialog>
  );
}

const FORM_ID = 'edit-unclaimed-event';
