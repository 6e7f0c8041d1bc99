import { type ComponentType, memo, useDeferredValue } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import {
  groupByDay,
  hasEnded,
  isHappening,
  splitUpcomingAndPast,
} from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay } from '../../lib/dates.ts';
import { type AddToCalendarHandler, ItineraryEventRow } from './event-row.tsx';
import './itinerary.css';
import './day.css';
import './itinerary-print.css';
import './event-papers.css';
import './rsvp-place.css';
import './large-text.css';
import { addDays, toLocalDay } from '../../../worker/domain/time/days.ts';

/** Longer lists skip rendering days outside the viewport (`content-visibility`). */
const LONG_LIST = 80;
/** Events in the first render; more than fit on a screen. The rest follows in a deferred render. */
const FIRST_RENDER = 12;

type Props = {
  events: readonly Event[];
  pageZone: string;
  now: number;
  onOpen: (event: Event) => void;
  onAddToCalendar: AddToCalendarHandler;
  /** The event of each ticket of the reader. */
  papers?: readonly (number | null)[] | undefined;
  Papers?: ComponentType<{ event: Event }> | undefined;
};

/** Upcoming events (soonest first), then past events (latest first), grouped by day. After the last one in their order. */
export const ItineraryEventList = memo(function EventList({ events, ...shared }: Props) {
  const { upcoming, past } = splitUpcomingAndPast(events, shared.now);
  const isOver = hasEnded(events, shared.now);
  const rendered = useDeferredValue(events.length, FIRST_RENDER);
  return (
    <div className={events.length > LONG_LIST ? 'event-list long' : 'event-list'}>
      <Section title={t('upcomingEvents')} isTitleHidden events={upcoming.slice(0, rendered)} {...shared} />
      <Section
        title={t('pastEvents')}
        past
        isTitleHidden={isOver}
        events={(isOver ? past.toReversed() : past).slice(0, Math.max(0, rendered - upcoming.length))}
        {...shared}
      />
    </div>
  );
});

type SectionProps = Props & {
  title: string;
  past?: boolean;
  /** For screen readers only, where the first day says it. */
  isTitleHidden?: boolean;
};

function Section({ title, past, isTitleHidden, events, ...shared }: SectionProps) {
  if (events.length === 0) return null;
  return (
    <section className={past && !isTitleHidden ? 'past mt-6' : past ? 'past' : undefined}>
      <h2 className={isTitleHidden ? 'visually-hidden' : 'title mb-3 text-xl'}>{title}</h2>
      {groupByDay(events).map(({ day, events: daysEvents }) => (
        <Day key={`${day} ${daysEvents[0]?.id}`} day={day} events={daysEvents} {...shared} />
      ))}
    </section>
  );
}

function Day({ day, events, now, papers, ...shared }: Props & { day: string }) {
  const first = events[0];
  if (!first) return null;
  const { weekday, date, year } = formatDay(first.datetime, first.timeZone);
  const badge = toDayBadge(day, shared.pageZone, now);
  return (
    <div className="day">
      <h3 className="day-header" tabIndex={-1}>
        <span className="title text-lg">{weekday}</span>
        <span>{date}</span>
        {badge && <span className="badge">{badge}</span>}
        <span className="ms-auto text-sm text-muted">{year}</span>
      </h3>
      <ol>
        {events.map((event) => (
          <ItineraryEventRow
            key={event.id}
            event={event}
            happening={isHappening(event, now)}
            paperCount={papers?.filter((id) => id === event.id).length}
            {...shared}
          />
        ))}
      </ol>
    </div>
  );
}

// In the project's zone, like the calendar, although events of one day may be in different zones.
function toDayBadge(day: string, timeZone: string, now: number): string | undefined {
  const today = toLocalDay(now, timeZone);
  if (day === today) return t('today');
  return day === addDays(today, 1) ? t('tomorrow') : undefined;
}
