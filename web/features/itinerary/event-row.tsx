import { type ComponentType, memo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { toShownDescription } from '../../../worker/domain/schedule/shown-description.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { t } from '../../../worker/messages/t.ts';
import { type EventTimes, formatEventTimes } from '../../lib/event-times.ts';
import { RsvpPlace } from '../../lib/rsvps/rsvp-place.tsx';
import { addWordClasses } from '../../lib/word-classes.ts';
import { tNodes } from '../../ui/t-nodes.ts';
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
  /** How many tickets the reader has for it. */
  paperCount?: number | undefined;
  /** Shows them; undefined until it has loaded. */
  Papers?: ComponentType<{ event: Event }> | undefined;
};

/** One event of the list. Times are in the event's own zones. */
export const ItineraryEventRow = memo(function EventRow({
  event,
  pageZone,
  happening,
  onOpen,
  onAddToCalendar,
  paperCount,
  Papers,
}: Props) {
  const { endsAt } = event;
  const times = formatEventTimes(event, pageZone);
  const { endsElsewhere } = times;
  const mapUrl = toMapUrl(event.location);
  const description = toShownDescription(event);
  return (
    <li id={toEventAnchor(event.id)} className={happening ? 'event event-now' : 'event'}>
      <EventTime event={event} times={times} />
      <div className="grid min-w-0 gap-1.5">
        {/* The card above the list says it, and the event has a mark. */}
        {happening && <span className="visually-hidden">{t('happeningNow')}</span>}
        <h4 className={addWordClasses('font-600 leading-snug', event.title)} dir="auto">
          {/* Also covers the time. */}
          <button type="button" className="event-open" aria-haspopup="dialog" onClick={() => onOpen(event)}>
            {event.title}
          </button>
        </h4>
        {endsAt && endsElsewhere && (
          <p className="text-sm text-muted" suppressHydrationWarning>
            <EndsElsewhere endsAt={endsAt} times={times} />
          </p>
        )}
        {mapUrl && (
          <a className="place" href={mapUrl} target="_blank" rel="noreferrer">
            <span className="i-lucide-map-pin mt-1" aria-hidden="true" />
            <span className="min-w-0" dir="auto">
              {event.location}
            </span>
            <span className="visually-hidden">{t('opensMap')}</span>
          </a>
        )}
        {paperCount ? (
          <div className="event-papers" data-count={paperCount}>
            {Papers && <Papers event={event} />}
          </div>
        ) : null}
        {description && <CollapsibleText text={description} />}
        {event.vibe && (
          <p className="flex gap-2 text-muted">
            <span className="i-lucide-sparkles mt-1" aria-hidden="true" />
            <span className="visually-hidden">{t('vibe')}</span>
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
        aria-label={t('addEventToCalendar', { title: event.title })}
        onClick={(press) => onAddToCalendar(event, press.currentTarget)}
      >
        <span className="i-lucide-calendar-plus" aria-hidden="true" />
      </button>
    </li>
  );
});

/** When it arrives in another zone, or until when it goes on another day. */
function EndsElsewhere({ endsAt, times }: { endsAt: string; times: EventTimes }) {
  const time = (
    <time dateTime={endsAt} suppressHydrationWarning>
      {times.end}
    </time>
  );
  const zone = <span className="inline-block">{times.zone}</span>;
  return times.startZone ? tNodes('arrives', { time, zone }) : tNodes('endsUntil', { time });
}

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
          <span className="visually-hidden"> {t('timeTo')} </span>
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
