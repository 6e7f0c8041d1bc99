import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay, CalendarMode } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatDay } from '../../lib/dates.ts';
import { formatShortDay } from '../../lib/later-dates.ts';

/** More columns, and those of days off, have room for "Jun 12" only. */
const MAX_LONG_DATES = 5;

type Props = {
  mode: CalendarMode;
  days: readonly CalendarDay<Event>[];
  /** The only row: a day off is narrower. */
  isOnly: boolean;
  /** The number of columns after the last day. */
  rest?: number;
};

/** A row of weekdays in weekly mode, of the dates themselves in the other modes. */
export function GridHead({ mode, days, isOnly, rest = 0 }: Props) {
  return (
    <tr>
      {days.map(({ day, isToday, entries }) => {
        const { weekday, date } = formatDay(day, 'UTC');
        const isEmpty = mode === 'range' && isOnly && entries.length === 0;
        return (
          <th key={day} scope="col" data-empty={isEmpty ? '' : undefined}>
            {mode === 'weekly' ? (
              <ShortWeekday day={day} />
            ) : (
              <>
                <span className="title me-2.5 text-lg">{isEmpty ? <ShortWeekday day={day} /> : weekday}</span>
                {isEmpty || days.length > MAX_LONG_DATES ? formatDate(day, 'UTC') : date}
                {isToday && <span className="badge ms-2.5">{t('today')}</span>}
              </>
            )}
          </th>
        );
      })}
      {rest > 0 && <td className="rest" colSpan={rest} aria-hidden="true" />}
    </tr>
  );
}

const ShortWeekday = ({ day }: { day: string }) => (
  <abbr title={formatDay(day, 'UTC').weekday}>{formatShortDay(day).weekday}</abbr>
);
