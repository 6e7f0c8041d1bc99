import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarMode } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatDay } from '../../lib/dates.ts';
import { formatShortDay } from '../../lib/later-dates.ts';

/** Weekdays in weekly mode, the dates themselves in the other modes. Days of a short trip without events are narrow. */
export function GridHead({ mode, days }: { mode: CalendarMode; days: readonly CalendarDay<Event>[] }) {
  return (
    <thead>
      <tr>
        {days.slice(0, mode === 'weekly' ? 7 : undefined).map(({ day, isToday, entries }) => {
          const { weekday, date } = formatDay(day, 'UTC');
          const short = <abbr title={weekday}>{formatShortDay(day).weekday}</abbr>;
          const isEmpty = mode === 'range' && entries.length === 0;
          return (
            <th key={day} scope="col" data-empty={isEmpty ? '' : undefined}>
              {mode === 'weekly' ? (
                short
              ) : (
                <>
                  <span className="title me-2.5 text-lg">{isEmpty ? short : weekday}</span>
                  {isEmpty ? formatDate(day, 'UTC') : date}
                  {isToday && <span className="badge ms-2.5">{t('today')}</span>}
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
