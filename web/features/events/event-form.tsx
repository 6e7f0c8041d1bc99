import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { RowForm } from '../../ui/forms/row-form.tsx';
import { TimeFields } from '../../ui/forms/time-fields.tsx';
import { AttendeeInput } from './attendee-input.tsx';
import { EventConflictDialog } from './event-conflict-dialog.tsx';
import { useEventForm } from './use-event-form.ts';

type Props = {
  projectId: string;
  /** IANA; time zone of new events. */
  projectZone: string;
  /** The event to edit; the form adds one if omitted. Use a `key` that changes with it. */
  event?: Event;
  people: readonly string[];
  /** Called instead of submitting while the trial allows no more events. */
  refuse?: () => void;
  /** The project has the maximum number of events. */
  full: boolean;
  onDirtyChange: (dirty: boolean) => void;
  /** Called when editing ends, saved or canceled. */
  onDone: () => void;
};

/** Adds or edits an event. Keeps the input until the server has stored it. */
export function EventForm({ event, people, full, onDone, ...rest }: Props) {
  const form = useEventForm({ event, onDone, ...rest });
  const { draft, errors, change, bind } = form;

  return (
    <>
      <RowForm
        noun="Event"
        isNew={form.isNew}
        dirty={form.dirty}
        busy={form.busy}
        notice={form.notice}
        full={full ? `You've reached the limit of ${LIMITS.events} events.` : undefined}
        onSubmit={form.submit}
        onCancel={form.cancel}
      >
        <TextField label="Title *" required maxLength={LIMITS.title} autoComplete="off" {...bind('title')} />
        <TextArea
          label="Description *"
          required
          rows={3}
          maxLength={LIMITS.description}
          {...bind('description')}
        />
        <TimeFields label="Date & Time *" required value={draft} errors={errors} onChange={change} />
        <TextField
          label="Location *"
          required
          maxLength={LIMITS.location}
          autoComplete="off"
          {...bind('location')}
        />
        <AttendeeInput
          value={draft.attendees}
          people={people}
          error={errors.attendees}
          onChange={(attendees) => change({ attendees })}
        />
        <TextField
          label="Vibe (optional)"
          hint="For example a dress code, or what to bring."
          maxLength={LIMITS.vibe}
          autoComplete="off"
          {...bind('vibe')}
        />
      </RowForm>
      {form.conflict && (
        <EventConflictDialog
          mine={draft}
          theirs={form.conflict}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}
