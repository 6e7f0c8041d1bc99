import { useRef } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { computeDaySpan } from '../../../worker/domain/schedule/day-span.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { RowForm } from '../../ui/forms/row-form.tsx';
import { TimeFields } from '../../ui/forms/time-fields.tsx';
import { AttendeeInput } from './attendee-input.tsx';
import { EventConflictDialog } from './event-conflict-dialog.tsx';
import { type EventFormOptions, useEventForm } from './use-event-form.ts';
import { ZoneOffer } from './zone-offer.tsx';

type Props = EventFormOptions & {
  people: readonly string[];
  /** The project has the maximum number of events. */
  full: boolean;
};

/** Adds or edits an event. Keeps the input until the server has stored it. */
export function EventForm({ people, full, ...options }: Props) {
  const form = useEventForm(options);
  const { draft, errors, change, bind } = form;
  const start = useRef<HTMLInputElement>(null);
  const span = form.isDoubted && computeDaySpan(options.others);
  const isDateMeant = useRef(false);

  // Runs after the dialog has returned the focus, which saving moves.
  function continueAfterDoubt() {
    if (isDateMeant.current) form.sendAnyway();
    else start.current?.focus();
    isDateMeant.current = false;
  }

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
        <TimeFields
          label="Date & Time *"
          required
          value={draft}
          errors={errors}
          onChange={change}
          searchPlaces={searchTimeZonePlaces}
          startRef={start}
        />
        <div className="grid gap-2">
          <TextField
            label="Location *"
            required
            maxLength={LIMITS.location}
            autoComplete="off"
            {...bind('location')}
          />
          <ZoneOffer
            enabled={form.mayOfferZone}
            location={draft.location}
            timeZone={draft.timeZone}
            onAccept={(timeZone) => change({ timeZone })}
          />
        </div>
        <AttendeeInput
          value={draft.attendees}
          people={people}
          typed={draft.typedName}
          error={errors.attendees}
          onChange={(attendees) => change({ attendees })}
          onTyped={(typedName) => change({ typedName })}
        />
        <TextField
          label="Vibe (optional)"
          hint="For example a dress code, or what to bring."
          maxLength={LIMITS.vibe}
          autoComplete="off"
          {...bind('vibe')}
        />
      </RowForm>
      <ConfirmDialog
        open={form.isDoubted}
        onOpenChange={form.settleDoubt}
        title="Is this date right?"
        description={
          span &&
          `It's more than two weeks from your other events: ${formatDayRange(span.firstDay, span.lastDay)}.`
        }
        confirm={form.isNew ? 'Add Event' : 'Update Event'}
        cancel="Change Date"
        onConfirm={() => {
          isDateMeant.current = true;
          form.settleDoubt();
        }}
        onClosed={continueAfterDoubt}
      />
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
