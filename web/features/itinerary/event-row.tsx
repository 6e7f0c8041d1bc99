import { memo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { toDay } from '../../../worker/domain/schedule/event-times.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { formatDateTime, formatForeignZone, formatTime } from '../../lib/dates.ts';
import { AttendeeList } from './attendee-list.tsx';
import { CollapsibleText } from './collapsible-text.tsx';

/** Asks for ways to keep an event in one's own calendar, beside what was pressed. */
export type AddToCalendarHandler = (event: Event, beside: Element) => void;

type Props = { event: Event; projectZone: string; happening: boolean; onAddToCalendar: AddToCalendarHandler };

/** One event: its time in a column of its own, beside it all the rest. Times are in the event's zone. */
export const ItineraryEventRow = memo(function EventRow({
  event,
  projectZone,
  happening,
  onAddToCalendar,
}: Props) {
  const { datetime, endsAt, timeZone } = event;
  const mapUrl = toMapUrl(event.location);
  return (
    <li className={happening ? 'event event-now' : 'event'}>
      <p className="event-time">
        <time className="font-600" dateTime={datetime}>
          {formatTime(datetime, timeZone)}
        </time>
        {endsAt && <End {...event} endsAt={endsAt} />}
        <span className="block text-sm text-muted">{formatForeignZone(datetime, timeZone, projectZone)}</span>
      </p>
      <div className="grid min-w-0 gap-1.5">
        {happening && <span className="badge justify-self-start">Happening now</span>}
        <h4 className="text-lg font-600 leading-snug" dir="auto">
          {event.title}
        </h4>
        {mapUrl && (
          <a className="place" href={mapUrl} target="_blank" rel="noopener noreferrer">
            <span className="i-lucide-map-pin mt-1" aria-hidden="true" />
            <span className="min-w-0" dir="auto">
              {event.location}
            </span>
            <span className="only-read">(opens a map in a new tab)</span>
          </a>
        )}
        <CollapsibleText text={event.description} />
        {event.vibe && (
          <p className="flex gap-2 text-muted">
            <span className="i-lucide-sparkles mt-1" aria-hidden="true" />
            <span className="only-read">Vibe:</span>
            <span className="min-w-0" dir="auto">
              {event.vibe}
            </span>
          </p>
        )}
        <AttendeeList text={event.attendees} />
      </div>
      <button
        type="button"
        className="keep no-print"
        aria-haspopup="dialog"
        aria-label={`Add to calendar: ${event.title}`}
        onClick={(press) => onAddToCalendar(event, press.currentTarget)}
      >
        <span className="i-lucide-calendar-plus" aria-hidden="true" />
      </button>
    </li>
  );
});

function End({ datetime, endsAt, timeZone }: { datetime: string; endsAt: string; timeZone: string }) {
  const sameDay = toDay(Date.parse(datetime), timeZone) === toDay(Date.parse(endsAt), timeZone);
  return (
    <span className="block text-sm text-muted">
      <span className="only-read"> to </span>
      <span aria-hidden="true">– </span>
      <time dateTime={endsAt}>
        {sameDay ? formatTime(endsAt, timeZone) : formatDateTime(endsAt, timeZone)}
      </time>
    </span>
  );
}
