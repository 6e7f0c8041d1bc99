import { memo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { toShownDescription } from '../../../worker/domain/schedule/shown-description.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { type EventTimes, formatEventTimes } from '../../lib/event-times.ts';
import { RsvpPlace } from '../../lib/rsvps/rsvp-place.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { CollapsibleText } from './collapsible-text.tsx';

/** Opens the "Add to calendar" options next to the pressed button. */
export type AddToCalendarHandler = (event: Event, anchor: Element) => void;

type Props = {
  event: Event;
  pageZone: string;
  happening: boolean;
  onOpen: (event: Event) => void;
  onAddToCalendar: AddToCalendarHandler;
};

/** One event of the list. Times are in the event's own zones. */
export const ItineraryEventRow = memo(function EventRow({
  event,
  pageZone,
  happening,
  onOpen,
  onAddToCalendar,
}: Props) {
  const { endsAt } = event;
  const times = formatEventTimes(event, pageZone);
  const { startZone, end, zone, endsElsewhere } = times;
  const mapUrl = toMapUrl(event.location);
  const description = toShownDescription(event);
  return (
    <li id={toEventAnchor(event.id)} className={happening ? 'event event-now' : 'event'}>
      <EventTime event={event} times={times} />
      <div className="grid min-w-0 gap-1.5">
        {happening && <span className="badge badge-now justify-self-start">Happening now</span>}
        <h4 className="text-lg font-600 leading-snug" dir="auto">
          {/* Also covers the time. */}
          <button type="button" className="event-open" aria-haspopup="dialog" onClick={() => onOpen(event)}>
            {event.title}
          </button>
        </h4>
        {endsAt && endsElsewhere && (
          <p className="text-sm text-muted" suppressHydrationWarning>
            {startZone ? 'Arrives' : 'Until'}{' '}
            <time dateTime={endsAt} suppressHydrationWarning>
              {end}
            </time>{' '}
            {startZone && zone}
          </p>
        )}
        {mapUrl && (
          <a className="place" href={mapUrl} target="_blank" rel="noopener noreferrer">
            <span className="i-lucide-map-pin mt-1" aria-hidden="true" />
            <span className="min-w-0" dir="auto">
              {event.location}
            </span>
            <span className="visually-hidden">(opens a map in a new tab)</span>
          </a>
        )}
        {description && <CollapsibleText text={description} />}
        {event.vibe && (
          <p className="flex gap-2 text-muted">
            <span className="i-lucide-sparkles mt-1" aria-hidden="true" />
            <span className="visually-hidden">Vibe:</span>
            <span className="min-w-0" dir="auto">
              {event.vibe}
            </span>
          </p>
        )}
        <AttendeeList event={event} />
        {event.rsvp && <RsvpPlace event={event} />}
      </div>
      <button
        type="button"
        className="event-add no-print"
        aria-haspopup="dialog"
        aria-label={`Add to calendar: ${event.title}`}
        onClick={(press) => onAddToCalendar(event, press.currentTarget)}
      >
        <span className="i-lucide-calendar-plus" aria-hidden="true" />
      </button>
    </li>
  );
});

// The browser's time zone data may be newer or older than the server's, hence suppressHydrationWarning.
function EventTime({ event: { datetime, endsAt }, times }: { event: Event; times: EventTimes }) {
  const { start, startZone, end, zone, endsElsewhere } = times;
  return (
    <p className="event-time">
      <time className="font-600" dateTime={datetime} suppressHydrationWarning>
        {start}
      </time>
      {startZone && (
        <span className="event-until" suppressHydrationWarning>
          {startZone}
        </span>
      )}
      {endsAt && !endsElsewhere && (
        <span className="event-until">
          <span className="visually-hidden"> to </span>
          <span aria-hidden="true">– </span>
          <time dateTime={endsAt} suppressHydrationWarning>
            {end}
          </time>
        </span>
      )}
      {zone && !startZone && (
        <span className="event-until" suppressHydrationWarning>
          {zone}
        </span>
      )}
    </p>
  );
}
