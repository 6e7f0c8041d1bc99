import type { Ref } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarEntry } from '../../../worker/domain/schedule/calendar.ts';
import { describeTime } from './entry-labels.ts';

type Props = {
  entry: CalendarEntry<Event>;
  projectZone: string;
  /** Say where it ends and where it is too. */
  roomy?: boolean;
  tabIndex?: number;
  ref?: Ref<HTMLButtonElement>;
  onOpen: (event: Event) => void;
};

/** An event on one of its days, which opens to all that is known of it. */
export function EntryButton({ entry, projectZone, roomy, tabIndex, ref, onOpen }: Props) {
  const { event, isFirstDay } = entry;
  return (
    <button
      ref={ref}
      type="button"
      className={roomy ? 'entry entry-roomy' : 'entry'}
      data-goes-on={isFirstDay ? undefined : ''}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
    >
      <span className="entry-time">{describeTime(entry, projectZone, roomy)} </span>
      <span className="entry-title" dir="auto">
        {event.title}
      </span>
      {roomy && event.location && (
        <span className="entry-place" dir="auto">
          {event.location}
        </span>
      )}
    </button>
  );
}
