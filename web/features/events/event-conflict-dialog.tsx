import type { Event } from '../../../worker/contract/events.ts';
import { EVENT_FIELD_NAMES, type EventFieldName } from '../../../worker/domain/event/event-fields.ts';
import { AUDIENCE_LABELS, EVENT_LABELS } from '../../../worker/domain/event/event-labels.ts';
import { formatAttendees } from '../../../worker/domain/schedule/format-attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Conflict } from '../../lib/row-update.ts';
import { ConflictDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
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
      titles={{
        own: t('youChangedEvent'),
        of: (author) => tNodes('otherChangedEvent', { author }),
      }}
      savedAt={formatDateTime(conflict.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      fields={EVENT_FIELD_NAMES.filter((name) => FIELDS[name].parts.some((part) => asked.includes(part))).map(
        (name) => ({
          label: EVENT_LABELS[name],
          mine: FIELDS[name].format(merged),
          theirs: FIELDS[name].format(theirs),
        }),
      )}
    />
  );
}

type Field = { parts: (keyof EventDraft)[]; format: (draft: EventDraft) => string };

const FIELDS: Record<EventFieldName, Field> = {
  title: { parts: ['title'], format: ({ title }) => title.trim() },
  description: { parts: ['description'], format: ({ description }) => description.trim() },
  datetime: { parts: ['startsAt'], format: ({ startsAt }) => formatWallClock(startsAt) },
  endsAt: { parts: ['endsAt'], format: ({ endsAt }) => formatWallClock(endsAt) },
  timeZone: { parts: ['timeZone'], format: ({ timeZone }) => timeZone },
  endTimeZone: { parts: ['endTimeZone'], format: ({ endTimeZone }) => endTimeZone },
  location: { parts: ['location'], format: ({ location }) => location.trim() },
  attendees: { parts: ['attendees'], format: (draft) => formatAttendees(toAttendees(draft)) },
  audience: { parts: ['audience'], format: ({ audience }) => AUDIENCE_LABELS[audience] },
  vibe: { parts: ['vibe'], format: ({ vibe }) => vibe.trim() },
  pinned: { parts: ['pinned'], format: ({ pinned }) => (pinned ? t('yes') : t('no')) },
  rsvp: { parts: ['asksRsvp', 'capacity'], format: describeRsvp },
};

/** "Yes, for up to 20 people". */
function describeRsvp({ asksRsvp, capacity }: EventDraft): string {
  if (!asksRsvp) return t('no');
  return capacity.trim() ? t('yesForUpTo', { number: capacity.trim() }) : t('yes');
}

/** A wall clock is in the event's zone already, so it is formatted as UTC. */
function formatWallClock(wallClock: string): string {
  return wallClock && formatDateTime(`${wallClock}Z`, 'UTC');
}
