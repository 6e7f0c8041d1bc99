import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarMode } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { EntryButton } from './entry-button.tsx';
import { describeDay } from './entry-labels.ts';

export type CellProps = {
  mode: CalendarMode;
  pageZone: string;
  /** Of the trip, which has its month written out, as the first of each has. */
  firstDay: string;
  onOpenEvent: (event: Event) => void;
  onOpenDay: (day: CalendarDay<Event>) => void;
};

type Props = CellProps & {
  day: CalendarDay<Event>;
  /** Index of the element in the tab order: 0 is the cell, then its buttons. Undefined if it is in another cell. */
  tabStop: number | undefined;
};

/** Number of buttons in a day's cell. */
export const countTabStops = ({ shown, more }: CalendarDay<Event>): number =>
  shown.length + (more > 0 ? 1 : 0);

/** One day of the grid with its first events and a button for the rest. */
export function DayCell({ day, tabStop, mode, pageZone, firstDay, onOpenEvent, onOpenDay }: Props) {
  const toTabIndex = (index: number) => (tabStop === index ? 0 : -1);
  const dayOfMonth = Number(day.day.slice(8));
  return (
    <td
      data-day={day.day}
      data-outside={day.isWithin ? undefined : ''}
      tabIndex={toTabIndex(0)}
      aria-current={day.isToday ? 'date' : undefined}
    >
      <span className="visually-hidden">{describeDay(day)}</span>
      {mode === 'weekly' && (
        <p className="cell-date" aria-hidden="true">
          {dayOfMonth === 1 || day.day === firstDay ? formatDate(day.day, 'UTC') : dayOfMonth}
        </p>
      )}
      {mode === 'range' && day.entries.length === 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {t('noEventsScheduled')}
        </p>
      )}
      {day.shown.map((entry, index) => (
        <EntryButton
          key={entry.event.id}
          entry={entry}
          pageZone={pageZone}
          roomy={mode !== 'weekly'}
          tabIndex={toTabIndex(index + 1)}
          onOpen={onOpenEvent}
        />
      ))}
      {day.more > 0 && (
        <button
          type="button"
          className="entry-more"
          tabIndex={toTabIndex(day.shown.length + 1)}
          aria-haspopup="dialog"
          onClick={() => onOpenDay(day)}
        >
          {t('moreOn', { count: day.more })}
          <span className="visually-hidden"> {t('moreOnDay', { day: formatDate(day.day, 'UTC') })}</span>
        </button>
      )}
    </td>
  );
}
