import { memo, useDeferredValue } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarRow } from '../../../worker/domain/schedule/calendar.ts';
import { joinList } from '../../../worker/domain/text/join-list.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatShortDay, formatWholeDay } from '../../lib/later-dates.ts';
import { DayEvents } from './day-events.tsx';
import './day-list.css';

/** Rows of the first render, more than a phone shows; the others follow in a deferred render. */
const INITIAL_ROWS = 14;
/** Longer lists skip rendering days outside the viewport (content-visibility). */
const LONG_LIST_ROWS = 60;

type SharedProps = { pageZone: string; onOpenEvent: (event: Event) => void };
type Props = SharedProps & { rows: readonly CalendarRow<Event>[] };

/** The calendar of narrow screens: a list of days. */
export function DayList({ rows, ...shared }: Props) {
  const rendered = useDeferredValue(rows.length, INITIAL_ROWS);
  return (
    <ol className={rows.length > LONG_LIST_ROWS ? 'day-list day-list-long' : 'day-list'}>
      {rows
        .slice(0, rendered)
        .map((row) =>
          row.kind === 'gap' ? (
            <Gap key={row.from} text={formatDayRange(row.from, row.to)} />
          ) : (
            row.days.map((day) => <Day key={day.day} day={day} {...shared} />)
          ),
        )}
    </ol>
  );
}

const Day = memo(function Day({ day, ...shared }: SharedProps & { day: CalendarDay<Event> }) {
  const { weekday, dayOfMonth, month, isMonthFirst } = formatShortDay(day.day);
  return (
    <li
      className="list-day"
      data-empty={day.entries.length === 0 ? '' : undefined}
      data-outside={day.isWithin ? undefined : ''}
      tabIndex={-1}
      aria-current={day.isToday ? 'date' : undefined}
    >
      <h3>
        <span className="visually-hidden">
          {joinList([formatWholeDay(day.day, 'UTC'), day.isToday && t('dayIsToday')])}
        </span>
        <span aria-hidden="true" data-month-first={isMonthFirst || undefined}>
          <span className="list-weekday">{weekday}</span>
          <span className="list-number title">{dayOfMonth}</span>
          <span className="list-month">{month}</span>
        </span>
      </h3>
      {day.entries.length === 0 ? (
        <p className="text-muted">{t('noEventsScheduled')}</p>
      ) : (
        <DayEvents entries={day.entries} {...shared} />
      )}
    </li>
  );
});

function Gap({ text }: { text: string }) {
  return (
    <li className="list-gap">
      {t('noEventsScheduled')}
      <span className="block text-sm">{text}</span>
    </li>
  );
}
