import { memo, type ReactNode, type Ref } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';
import { formatFullDate, formatTime, formatZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { RowActions, RowList } from '../../ui/lists/row-list.tsx';

type Props = {
  ref: Ref<HTMLElement>;
  events: readonly Event[];
  /** IANA. Events in other zones show theirs. */
  projectZone: string;
  editingId: number | undefined;
  /** Must be stable, so that only changed rows render again. */
  onEdit: (event: Event) => void;
  onDuplicate: (event: Event) => void;
  onDelete: (event: Event) => void;
  onClear: () => void;
  /** Beside the heading. */
  actions?: ReactNode;
};

/** The events of the project with their edit and delete buttons. */
export function EventList({ ref, events, projectZone, editingId, onClear, actions, ...handlers }: Props) {
  const now = Date.now();
  return (
    <RowList
      ref={ref}
      title={t('currentEvents', { number: events.length })}
      headClass="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
      aside={
        events.length > 0 && (
          <div className="flex flex-wrap max-sm:-ms-4">
            {actions}
            <Button variant="quiet" className="text-danger" onClick={onClear}>
              {t('clearAll')}
            </Button>
          </div>
        )
      }
      empty={events.length === 0 && t('noEventsAddFirst')}
    >
      <ul className="grid">
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            projectZone={projectZone}
            past={!isUpcoming(event, now)}
            editing={event.id === editingId}
            {...handlers}
          />
        ))}
      </ul>
    </RowList>
  );
}

type RowProps = Pick<Props, 'projectZone' | 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  event: Event;
  past: boolean;
  editing: boolean;
};

const EventRow = memo(function EventRow({ event, projectZone, past, editing, ...on }: RowProps) {
  const audience = describeAudience(event);
  const zone = event.timeZone === projectZone ? '' : ` ${formatZone(event.datetime, event.timeZone)}`;
  return (
    <li
      className={`flex flex-wrap items-center justify-end gap-x-2 border-t border-line py-2 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] ${editing ? 'bg-[var(--sunk)]' : ''}`}
    >
      <div className="grid min-w-0 flex-1 basis-[min(12rem,100%)] gap-0.5 py-1 ps-1">
        <p className="text-sm text-muted">
          <time dateTime={event.datetime}>
            {formatFullDate(event.datetime, event.timeZone)}, {formatTime(event.datetime, event.timeZone)}
            {zone}
          </time>
          {event.pinned && (
            <span className="inline-flex items-center gap-1">
              {' · '}
              <span className="i-lucide-pin" aria-hidden="true" /> {t('fixedTime')}
            </span>
          )}
          {past && ' · Past'}
          {editing && ' · Editing'}
        </p>
        <p className={`line-clamp-2 font-semibold ${past ? 'text-muted' : ''}`} dir="auto">
          {event.title}
        </p>
        <p className="line-clamp-1 text-sm text-muted" dir="auto">
          {[event.location, !audience && event.attendees].filter(Boolean).join(' · ')}
        </p>
        {audience && (
          <p className="flex items-start gap-1.5 text-sm font-semibold" dir="auto">
            <span className="i-lucide-lock mt-0.75" aria-hidden="true" />
            <span className="line-clamp-2">{audience}</span>
          </p>
        )}
      </div>
      <RowActions
        id={event.id}
        name={event.title}
        onEdit={() => on.onEdit(event)}
        onDuplicate={() => on.onDuplicate(event)}
        onDelete={() => on.onDelete(event)}
      />
    </li>
  );
});
