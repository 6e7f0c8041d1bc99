import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarEntry } from '../../../worker/domain/schedule/calendar.ts';
import { EntryButton } from './entry-button.tsx';
import './calendar.css';

type Props = {
  entries: readonly CalendarEntry<Event>[];
  pageZone: string;
  /** The event that gets the focus on mount. */
  focusedId?: number;
  onOpenEvent: (event: Event) => void;
};

/** All events of one day. */
export function DayEvents({ entries, pageZone, focusedId, onOpenEvent }: Props) {
  return (
    <ul className="grid min-w-0 gap-1.5">
      {entries.map((entry) => (
        <li key={entry.event.id}>
          <EntryButton
            ref={entry.event.id === focusedId ? focusOnMount : undefined}
            entry={entry}
            pageZone={pageZone}
            roomy
            onOpen={onOpenEvent}
          />
        </li>
      ))}
    </ul>
  );
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();
