import type { Ref } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarEntry } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeTime } from './entry-labels.ts';

type Props = {
  entry: CalendarEntry<Event>;
  pageZone: string;
  /** Also shows the end time and the location. */
  roomy?: boolean;
  tabIndex?: number;
  ref?: Ref<HTMLButtonElement>;
  onOpen: (event: Event) => void;
};

/** An event on one of its days. Opens the event details. */
export function EntryButton({ entry, pageZone, roomy, tabIndex, ref, onOpen }: Props) {
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
      <span className="entry-time">{describeTime(entry, pageZone, roomy)} </span>
      <span className="entry-title" dir="auto">
        {event.audience === 'attendees' && (
          <>
            <span className="i-lucide-lock me-1 inline-block align-[-0.125em]" aria-hidden="true" />
            <span className="visually-hidden">{t('privateEvent')} </span>
          </>
        )}
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
