import { useState } from 'react';
import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { findReasons } from '../../lib/review-marks.ts';
import { isStartGuessed, translateReason } from '../../lib/review-reasons.ts';
import './sample-itinerary.css';

/** As many as a page shows without a delay. */
const MAX_EVENTS = 40;

type Props = {
  events: readonly ReadEvent[];
  /** The itinerary's title, once it has one. */
  title?: string;
  /** What the host calls it in the form beside it, shown in place of the title. */
  name?: string;
  /** How many events are shown until the reader wants all. */
  max?: number;
};

/** The events that were read from a plan, as the itinerary would show them. Default export, for lazy loading. */
export default function ReadItinerary({ events, title = t('readTitle'), name, max = MAX_EVENTS }: Props) {
  const [isAll, setAll] = useState(false);
  const limit = isAll ? MAX_EVENTS : max;
  const shown = events.slice(0, limit);
  const undated = shown.filter(({ datetime }) => datetime === null);
  const reasons = findReasons(events);
  return (
    <figure className="sample-itinerary" data-read aria-label={title}>
      <div className="sample-fold sample-cover">
        <p className="title text-xl" dir="auto">
          {name || title}
        </p>
        <p className="text-sm text-muted">{summarize(events)}</p>
      </div>
      {undated.length > 0 && (
        <div className="sample-fold">
          <p className="sample-day">
            <span className="title text-lg">{t('readWithoutDate')}</span>
          </p>
          <Events events={undated} reasons={reasons} />
        </div>
      )}
      {groupByDay(shown).map(([day, { weekday, date }, ofDay]) => (
        <div key={day} className="sample-fold">
          <p className="sample-day">
            <span className="title text-lg">{weekday}</span>
            <span className="text-sm font-semibold">{date}</span>
          </p>
          <Events events={ofDay} reasons={reasons} />
        </div>
      ))}
      {events.length > limit && (
        <p className="sample-fold py-1 text-center">
          {isAll ? (
            t('moreRead', { count: events.length - limit })
          ) : (
            <button type="button" className="min-h-11 font-semibold" onClick={() => setAll(true)}>
              {t('moreRead', { count: events.length - limit })}{' '}
              <span className="i-lucide-chevron-down" aria-hidden="true" />
            </button>
          )}
        </p>
      )}
    </figure>
  );
}

type EventsProps = { events: readonly ReadEvent[]; reasons: ReturnType<typeof findReasons<ReadEvent>> };

function Events({ events, reasons }: EventsProps) {
  return (
    <ul className="px-[min(0.5rem,1.5vw)] pt-2 pb-3">
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events that are read have no id, and keep their order
        <li key={at} className="sample-event">
          <span className="sample-time">
            {event.datetime ? formatTime(event.datetime, event.timeZone) : ''}
            {event.datetime && !reasons.has(event) && isStartGuessed(event) && <GuessedStart />}
          </span>
          <span className="font-semibold leading-6 [overflow-wrap:anywhere]" dir="auto">
            {event.title || t('untitledRead')}
          </span>
          <span className="sample-place text-sm text-muted">
            <Place {...event} />
            {event.attendees !== '' && <bdi className="chip">{event.attendees}</bdi>}
            {reasons.has(event) && <span className="sample-mark">{describeReason(reasons.get(event))}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Beside a time. */
const GuessedStart = () => (
  <>
    <span aria-hidden="true">?</span>
    <span className="visually-hidden"> {t('startGuessed')}</span>
  </>
);

/** Why it should be checked, as far as that is known. */
const describeReason = (reason: string | undefined): string =>
  reason ? translateReason(reason) : t('checkRead');

/** The name of the place, if the title does not say it. */
function Place({ title, location }: Pick<ReadEvent, 'title' | 'location'>) {
  const [name = ''] = location.split(',');
  return name !== '' && !title.includes(name) && <bdi>{name}</bdi>;
}

/** "June 12–14 · 8 events". */
function summarize(events: readonly ReadEvent[]): string {
  const days = events.flatMap(({ datetime, timeZone }) =>
    datetime ? toLocalDay(Date.parse(datetime), timeZone) : [],
  );
  const [first, last] = [days[0], days.at(-1)];
  const range = first && last && formatDayRange(first, last, { month: 'long', day: 'numeric' });
  return [range, countEvents(events.length)].filter(Boolean).join(' · ');
}

/** Days in order, each with its header and events. */
function groupByDay(events: readonly ReadEvent[]) {
  const days = new Map<string, [ReturnType<typeof formatDay>, ReadEvent[]]>();
  for (const event of events) {
    const { datetime, timeZone } = event;
    if (datetime === null) continue;
    const day = formatWallClock(Date.parse(datetime), timeZone).slice(0, 10);
    const [, ofDay] = days.get(day) ?? [];
    if (ofDay) ofDay.push(event);
    else days.set(day, [formatDay(datetime, timeZone), [event]]);
  }
  return [...days].map(([day, [header, ofDay]]) => [day, header, ofDay] as const);
}
