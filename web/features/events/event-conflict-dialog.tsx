import type { Event } from '../../../worker/contract/events.ts';
import { formatAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { type EventDraft, toEventDraft } from './event-draft.ts';

type Props = {
  mine: EventDraft;
  theirs: Event;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Neither for now: back to the form. */
  onClose: () => void;
};

/** Two people changed one event. */
export function EventConflictDialog({ mine, theirs, ...rest }: Props) {
  const their = listFields(toEventDraft(theirs));
  return (
    <ConflictDialog
      {...rest}
      noun="event"
      savedAt={formatDateTime(theirs.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      fields={listFields(mine).map(([label, my], row) => ({
        label,
        mine: my,
        theirs: their[row]?.[1] ?? '',
      }))}
    />
  );
}

function listFields(draft: EventDraft): [label: string, value: string][] {
  return [
    ['Title', draft.title.trim()],
    ['Description', draft.description.trim()],
    ['Starts', toWords(draft.starts)],
    ['Ends', toWords(draft.ends)],
    ['Time zone', draft.timeZone],
    ['Location', draft.location.trim()],
    ['Attendees', formatAttendees(draft.attendees)],
    ['Vibe', draft.vibe.trim()],
  ];
}

/** A wall clock in words; it is already the place's own, so it is read as if it were UTC. */
function toWords(wallClock: string): string {
  return wallClock && formatDateTime(`${wallClock}Z`, 'UTC');
}
