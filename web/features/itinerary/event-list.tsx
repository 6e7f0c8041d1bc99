import { memo, useDeferredValue } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { groupByDay, isHappening, splitEvents, toDay } from '../../../worker/domain/schedule/event-times.ts';
import { formatDay } from '../../lib/dates.ts';
import { type AddToCalendarHandler, ItineraryEventRow } from './event-row.tsx';
import './itinerary.css';
import './day.css';
import './itinerary-print.css';

/** Events from which on days out of sight are not drawn. */
const LONG = 80;
/** Events drawn at first: more than a screen holds. The rest follows when nothing else waits. */
const FIRST = 12;

type Props = {
  events: readonly Event[];
  projectZone: string;
  now: number;
  onAddToCalendar: AddToCalendarHandler;
};

/** What is to come, soonest first, then what has been, latest first; day by day. */
export const ItineraryEventList = memo(function EventList({ events, ...shared }: Props) {
  const { upcoming, past } = splitEvents(events, shared.now);
  const drawn = useDeferredValue(events.length, FIRST);
  return (
    <div className={events.length > LONG ? 'long' : undefined}>
      <Section title="Upcoming Events" events={upcoming.slice(0, drawn)} {...shared} />
      <Section
        title="Past Events"
        past
        events={past.slice(0, Math.max(0, drawn - upcoming.length))}
        {...shared}
      />
    </div>
  );
});

function Section({ title, past, events, ...shared }: Props & { title: string; past?: boolean }) {
  if (events.length === 0) return null;
  return (
    <section className={past ? 'past mt-6' : 'mt-6'}>
      <h2 className="title mb-3 text-xl">{title}</h2>
      {groupByDay(events).map(({ day, events: daysEvents }) => (
        <Day key={`${day} ${daysEvents[0]?.id}`} day={day} events={daysEvents} {...shared} />
      ))}
    </section>
  );
}

function Day({ day, events, now, ...shared }: Props & { day: string }) {
  const first = events[0];
  if (!first) return null;
  const { weekday, date, year } = formatDay(first.datetime, first.timeZone);
  const nearby = toNearby(day, shared.projectZone, now);
  return (
    <div className="day">
      <h3 className="stub">
        <span className="title text-lg">{weekday}</span>
        <span>{date}</span>
        {nearby && <span className="badge">{nearby}</span>}
        <span className="ml-auto text-sm text-muted">{year}</span>
      </h3>
      <ol>
        {events.map((event) => (
          <ItineraryEventRow key={event.id} event={event} happening={isHappening(event, now)} {...shared} />
        ))}
      </ol>
    </div>
  );
}

// By the project's clocks, as in the calendar: the events of a day may be in several zones, but it is one day.
function toNearby(day: string, timeZone: string, now: number): 'Today' | 'Tomorrow' | undefined {
  if (day === toDay(now, timeZone)) return 'Today';
  // The day after a 25-hour day is not always 24 hours away: step from its noon.
  const noon = Date.parse(`${toDay(now, timeZone)}T12:00:00Z`);
  return day === toDay(noon + 86_400_000, 'UTC') ? 'Tomorrow' : undefined;
}
