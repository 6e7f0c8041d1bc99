import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EVENT_TYPES, type EventType } from '../../../worker/contract/choices.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx';
import { TimeFields } from '../../ui/forms/time-fields.tsx';
import { EVENT_TYPE_LABELS } from './event-format.ts';
import { MailPane } from './mail-pane.tsx';
import { useUnclaimedForm } from './use-unclaimed-form.ts';

type Props = {
  card: UnclaimedEvent;
  /** It was to be assigned and has no date: the way leads there at once. */
  needsDate: boolean;
  onClose: () => void;
};

/** Changes a card, beside the mail that it came from. Default export, loaded when it is first shown. */
export default function EditEventDialog({ card, needsDate, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const form = useUnclaimedForm(card, () => setOpen(false));
  const { draft, errors, change, bind } = form;
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const dateError =
    needsDate && !draft.starts ? 'An itinerary needs to know when. Add the date, then assign it.' : undefined;

  useEffect(() => {
    if (form.notice.focusError) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.notice]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isNew) form.submit();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      keepOnOutsideClick
      size="large"
      title="Edit Event Details"
      initialFocus={needsDate ? start : title}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" busy={form.busy} disabled={form.isNew}>
            Save Changes
          </Button>
        </>
      }
    >
      <div className="edit-sheet" data-two>
        <form ref={element} id={FORM} className="grid content-start gap-4" noValidate onSubmit={submit}>
          {form.notice.text && (
            <p role="alert" className="field-error">
              {form.notice.text}
            </p>
          )}
          {form.conflict && (
            <div role="alert" className="grid gap-2 rounded-2 border border-dashed border-edge px-4 py-3">
              <p>This event has changed since you opened it: by a newer email, or in another window.</p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={form.keepMine}>Keep mine</Button>
                <Button variant="quiet" onClick={form.takeTheirs}>
                  Show the newer one
                </Button>
              </div>
            </div>
          )}
          <TextField
            ref={title}
            label="Title *"
            required
            maxLength={LIMITS.title}
            autoComplete="off"
            {...bind('title')}
          />
          <TextArea label="Description" rows={3} maxLength={LIMITS.description} {...bind('description')} />
          <TimeFields
            label="Date & Time"
            value={draft}
            errors={{ ...errors, datetime: errors.datetime ?? dateError }}
            change={change}
            start={start}
          />
          <SelectField
            label="Event Type"
            value={draft.eventType}
            error={errors.eventType}
            onChange={({ target }) => change({ eventType: target.value as EventType })}
          >
            {EVENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {EVENT_TYPE_LABELS[type]}
              </option>
            ))}
          </SelectField>
          <TextField label="Location" maxLength={LIMITS.location} autoComplete="off" {...bind('location')} />
          <TextField
            label="Attendees"
            hint="Names parted by commas. Empty: everyone."
            maxLength={LIMITS.attendees}
            autoComplete="off"
            {...bind('attendees')}
          />
        </form>
        <MailPane card={card} />
      </div>
    </Dialog>
  );
}

const FORM = 'edit-unclaimed-event';
