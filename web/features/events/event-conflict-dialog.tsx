import type { Event } from '../../../worker/contract/events.ts';
import { formatAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { AUDIENCE_LABELS } from '../../ui/forms/audience-field.tsx';
import { type EventDraft, toAttendees, toEventDraft } from './event-draft.ts';

type Props = {
  mine: EventDraft;
  theirs: Event;
  /** Name of the co-host who changed it, if it was one. */
  changedBy: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Back to the form without a choice. */
  onClose: () => void;
};

/** Shown when someone else changed the event while it was edited. */
export function EventConflictDialog({ mine, theirs, ...rest }: Props) {
  const theirFields = listFields(toEventDraft(theirs));
  return (
    <ConflictDialog
      {...rest}
      noun="event"
      savedAt={formatDateTime(theirs.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      fields={listFields(mine).map(([label, my], row) => ({
        label,
        mine: my,
        theirs: theirFields[row]?.[1] ?? '',
      }))}
    />
  );
}

function listFields(draft: EventDraft): [label: string, value: string][] {
  return [
    ['Title', draft.title.trim()],
    ['Description', draft.description.trim()],
    ['Starts', formatWallClock(draft.startsAt)],
    ['Ends', formatWallClock(draft.endsAt)],
    ['Time zone', draft.timeZone],
    ['Arrival time zone', draft.endTimeZone],
    ['Location', draft.location.trim()],
    ['Attendees', formatAttendees(toAttendees(draft))],
    ['Who can see this', AUDIENCE_LABELS[draft.audience]],
    ['Vibe', draft.vibe.trim()],
    ['Ask for RSVP', describeRsvp(draft)],
  ];
}

/** "Yes, for up to 20 people". */
function describeRsvp({ asksRsvp, capacity }: EventDraft): string {
  if (!asksRsvp) return 'No';
  return capacity.trim() ? `Yes, for up to ${capacity.trim()} people` : 'Yes';
}

/** A wall clock is in the event's zone already, so it is formatted as UTC. */
function formatWallClock(wallClock: string): string {
  return wallClock && formatDateTime(`${wallClock}Z`, 'UTC');
}
