import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarMode } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatShortDay } from '../../lib/later-dates.ts';

/** Weekdays in weekly mode, the dates themselves in the other modes. */
export function GridHead({ mode, days }: { mode: CalendarMode; days: readonly CalendarDay<Event>[] }) {
  return (
    <thead>
      <tr>
        {days.slice(0, mode === 'weekly' ? 7 : undefined).map(({ day, isToday }) => {
          const { weekday, date } = formatDay(day, 'UTC');
          return (
            <th key={day} scope="col">
              {mode === 'weekly' ? (
                <abbr title={weekday}>{formatShortDay(day).weekday}</abbr>
              ) : (
                <>
                  <span className="title me-2.5 text-lg">{weekday}</span>
                  {date}
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
