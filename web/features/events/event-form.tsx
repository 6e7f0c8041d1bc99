import { type FormEvent, useEffect, useRef } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { AttendeeInput } from './attendee-input.tsx';
import { EventConflictDialog } from './conflict-dialog.tsx';
import { EventTimes } from './event-times.tsx';
import { useEventForm } from './use-event-form.ts';

type Props = {
  projectId: string;
  /** IANA; where a new event is taken to happen. */
  projectZone: string;
  /** The event to edit; left out, the form adds one. Give the form a key that changes with it. */
  event?: Event;
  people: readonly string[];
  /** Called instead of sending while the project may hold no more events. */
  refuse?: () => void;
  onDirtyChange: (dirty: boolean) => void;
  /** Editing is over, saved or given up. */
  onDone: () => void;
};

/** Adds or edits an event. What was typed stays until the server has it. */
export function EventForm({ event, people, onDone, ...rest }: Props) {
  const form = useEventForm({ event, onDone, ...rest });
  const { draft, errors, change } = form;
  const element = useRef<HTMLFormElement>(null);

  // The way to what is wrong: the first field that says so.
  useEffect(() => {
    if (form.notice.stumbled) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.notice]);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    form.submit();
  }

  return (
    <form ref={element} className="grid content-start gap-4" noValidate onSubmit={submit}>
      <h3 className="title text-lg" tabIndex={-1}>
        {form.isNew ? 'Add New Event' : 'Edit Event'}
      </h3>
      <TextField
        label="Title *"
        required
        maxLength={LIMITS.title}
        autoComplete="off"
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="Description *"
        required
        rows={3}
        maxLength={LIMITS.description}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <EventTimes draft={draft} errors={errors} change={change} />
      <TextField
        label="Location *"
        required
        maxLength={LIMITS.location}
        autoComplete="off"
        value={draft.location}
        error={errors.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <AttendeeInput
        value={draft.attendees}
        people={people}
        error={errors.attendees}
        onChange={(attendees) => change({ attendees })}
      />
      <TextField
        label="Vibe (optional)"
        hint="What to wear, what to expect."
        maxLength={LIMITS.vibe}
        autoComplete="off"
        value={draft.vibe}
        error={errors.vibe}
        onChange={({ target }) => change({ vibe: target.value })}
      />
      <p role="alert" className={form.notice.text ? 'field-error' : ''}>
        {form.notice.text}
      </p>
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.isNew ? 'Add Event' : 'Update Event'}
        </Button>
        {(!form.isNew || form.dirty) && (
          <Button variant="quiet" disabled={form.busy} onClick={form.cancel}>
            Cancel
          </Button>
        )}
      </div>
      {form.conflict && (
        <EventConflictDialog
          mine={draft}
          theirs={form.conflict}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </form>
  );
}
