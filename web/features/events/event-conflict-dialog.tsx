import type { Event } from '../../../worker/contract/events.ts';
import { formatAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Conflict } from '../../lib/row-update.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { AUDIENCE_LABELS } from '../../ui/forms/audience-field.tsx';
import { type EventDraft, toAttendees, toEventDraft } from './event-draft.ts';

type Props = Conflict<Event> & {
  /** My version of the fields in `asked`, which both sides changed. */
  merged: EventDraft;
  asked: (keyof EventDraft)[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Back to the form without a choice. */
  onClose: () => void;
};

/** Shown when somebody else changed the same fields of the event while it was edited. */
export function EventConflictDialog({ merged, conflict, asked, ...rest }: Props) {
  const theirs = toEventDraft(conflict);
  return (
    <ConflictDialog
      {...rest}
      noun="event"
      savedAt={formatDateTime(conflict.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      fields={FIELDS.filter(({ parts }) => parts.some((part) => asked.includes(part))).map(
        ({ label, format }) => ({ label, mine: format(merged), theirs: format(theirs) }),
      )}
    />
  );
}

type Field = { label: string; parts: (keyof EventDraft)[]; format: (draft: EventDraft) => string };

const FIELDS: readonly Field[] = [
  { label: 'Title', parts: ['title'], format: ({ title }) => title.trim() },
  { label: 'Description', parts: ['description'], format: ({ description }) => description.trim() },
  { label: 'Starts', parts: ['startsAt'], format: ({ startsAt }) => formatWallClock(startsAt) },
  { label: 'Ends', parts: ['endsAt'], format: ({ endsAt }) => formatWallClock(endsAt) },
  { label: 'Time zone', parts: ['timeZone'], format: ({ timeZone }) => timeZone },
  { label: 'Arrival time zone', parts: ['endTimeZone'], format: ({ endTimeZone }) => endTimeZone },
  { label: 'Location', parts: ['location'], format: ({ location }) => location.trim() },
  { label: 'Attendees', parts: ['attendees'], format: (draft) => formatAttendees(toAttendees(draft)) },
  { label: 'Who can see this', parts: ['audience'], format: ({ audience }) => AUDIENCE_LABELS[audience] },
  { label: 'Vibe', parts: ['vibe'], format: ({ vibe }) => vibe.trim() },
  { label: 'Ask for RSVP', parts: ['asksRsvp', 'capacity'], format: describeRsvp },
];

/** "Yes, for up to 20 people". */
function describeRsvp({ asksRsvp, capacity }: EventDraft): string {
  if (!asksRsvp) return 'No';
  return capacity.trim() ? `Yes, for up to ${capacity.trim()} people` : 'Yes';
}

/** A wall clock is in the event's zone already, so it is formatted as UTC. */
function formatWallClock(wallClock: string): string {
  return wallClock && formatDateTime(`${wallClock}Z`, 'UTC');
}
