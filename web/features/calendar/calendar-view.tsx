import { useMemo, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { type CalendarDay, computeCalendarLayout } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { keepDaysWhole } from '../../lib/later-dates.ts';
import { Button } from '../../ui/button.tsx';
import { DayList } from './day-list.tsx';
import { Grid } from './grid.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useToday } from './use-today.ts';
import './calendar.css';

/** Longer lists have a button that goes to today. */
const TODAY_BUTTON_MIN_DAYS = 28;
/** Characters for which there is room between the tabs and the filter, in every language. */
const MAX_SHORT_TITLE = 30;

type Props = {
  /** The filtered events, at least one. */
  events: readonly Event[];
  pageZone: string;
  onOpenEvent: (event: Event) => void;
  onOpenDay: (day: CalendarDay<Event>) => void;
};

/** The calendar of an itinerary: a grid on wide pages, a list of days on narrow ones. */
export function CalendarView({ events, pageZone, onOpenEvent, onOpenDay }: Props) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  const today = useToday(pageZone);
  const calendar = useMemo(() => computeCalendarLayout(events, today), [events, today]);
  const wide = useIsWide(section);
  if (!calendar) return null;

  const hasToday = calendar.list.some((row) => row.kind === 'days' && row.days.some((day) => day.isToday));
  function goToToday() {
    const cell = section?.querySelector<HTMLElement>('[aria-current="date"]');
    cell?.scrollIntoView({ block: 'center' });
    cell?.focus({ preventScroll: true });
  }

  return (
    <section ref={setSection} className="calendar" aria-labelledby="calendar-title">
      <header className="calendar-head" data-short={calendar.title.length <= MAX_SHORT_TITLE || undefined}>
        <h2 id="calendar-title" className="title text-xl">
          {keepDaysWhole(calendar.title)}
        </h2>
        <p className="text-muted">{countEvents(events.length)}</p>
        {hasToday && calendar.list.length > TODAY_BUTTON_MIN_DAYS && (
          <Button className="ms-auto" onClick={goToToday}>
            {t('today')}
          </Button>
        )}
      </header>
      {wide === true && (
        <Grid
          calendar={calendar}
          labelledBy="calendar-title"
          pageZone={pageZone}
          onOpenEvent={onOpenEvent}
          onOpenDay={onOpenDay}
        />
      )}
      {wide === false && <DayList rows={calendar.list} pageZone={pageZone} onOpenEvent={onOpenEvent} />}
    </section>
  );
}
