import { type CSSProperties, useEffect, useState } from 'react';
import { COVER_OF_LOOK, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { isAnyoneAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { LISBON_EVENTS, LISBON_WEEKEND, type SampleEvent } from './lisbon-weekend.ts';
import './sample-itinerary.css';

const { name, host, place, people, look } = LISBON_WEEKEND;
const COVER = toCoverUrl(COVER_OF_LOOK[look], toLookFields(look).customColors);
const DAYS = [
  { weekday: 'Friday', date: 'June 12' },
  { weekday: 'Saturday', date: 'June 13' },
  { weekday: 'Sunday', date: 'June 14' },
];

/** The dinner moves to this event's time. */
const MOVED = { title: 'Dinner on the terrace', from: '20:00' };
const UPDATE = 'Updated just now: dinner is at 8:30 PM';

/** When the dinner moves; after the opening animation. */
const UPDATE_AFTER_MS = 2600;

/** Interactive sample itinerary: can be filtered by guest, and shows a live update after a moment. */
export function SampleItinerary() {
  const [person, setPerson] = useState<string>();
  const [changed, setChanged] = useState(false);
  const [since] = useState(readSincePaint);
  useEffect(() => {
    const timer = setTimeout(() => setChanged(true), UPDATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <figure
      className="sample-itinerary"
      style={{ '--since': since } as CSSProperties}
      aria-label="Sample itinerary"
    >
      <div className="sample-fold sample-cover">
        <img src={COVER} alt="" width="1600" height="600" fetchPriority="high" />
        <p className="title text-xl">{name}</p>
        <p className="text-sm text-muted">
          June 12–14 · {place} · {people.length} people
        </p>
        <p className={`text-sm font-semibold ${changed ? 'sample-update' : ''}`}>
          {changed ? UPDATE : `Hosted by ${host}`}
        </p>
      </div>
      <div className="sample-fold sample-people">
        <fieldset className="flex flex-wrap gap-1.5 px-[min(0.5rem,1.5vw)] pt-3 pb-4">
          <legend className="visually-hidden">Show events for</legend>
          <PersonButton name="Everyone" chosen={!person} onChoose={() => setPerson(undefined)} />
          {people.map((one) => (
            <PersonButton key={one} name={one} chosen={person === one} onChoose={() => setPerson(one)} />
          ))}
        </fieldset>
      </div>
      {DAYS.map(({ weekday, date }, day) => (
        <div key={weekday} className="sample-fold">
          <p className="sample-day">
            <span className="title text-lg">{weekday}</span>
            <span className="text-sm font-semibold">{date}</span>
          </p>
          <ul className="px-[min(0.5rem,1.5vw)] pt-2 pb-3">
            {LISBON_EVENTS.filter((event) => event.day === day).map((event) => (
              <SampleEventRow key={event.title} event={event} person={person} changed={changed} />
            ))}
          </ul>
        </div>
      ))}
    </figure>
  );
}

/** Time since first paint as CSS time, so the animation of the prerendered page continues instead of restarting. */
function readSincePaint(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && `${Math.round(performance.now() - paint.startTime)}ms`;
}

type PersonButtonProps = { name: string; chosen: boolean; onChoose: () => void };

function PersonButton({ name, chosen, onChoose }: PersonButtonProps) {
  return (
    <button type="button" className="sample-person" aria-pressed={chosen} onClick={onChoose}>
      {name}
    </button>
  );
}

type RowProps = { event: SampleEvent; person: string | undefined; changed: boolean };

function SampleEventRow({ event, person, changed }: RowProps) {
  const { at, title, location, attendees } = event;
  const shown = isAnyoneAttending(parseAttendees(attendees), person ? [person] : []);
  const moves = title === MOVED.title;
  return (
    <li className="sample-row" data-hidden={shown ? undefined : ''} aria-hidden={!shown}>
      <div className="sample-event">
        <span className={moves && changed ? 'sample-time sample-moved' : 'sample-time'}>
          {toClockTime(moves && !changed ? MOVED.from : at)}
        </span>
        <span className="font-semibold leading-6">{title}</span>
        <span className="sample-place text-sm text-muted">
          {location.split(',')[0]}
          {attendees !== 'Everyone' && <span className="chip">{attendees}</span>}
        </span>
      </div>
    </li>
  );
}

/** `16:30` as `4:30 PM`. */
function toClockTime(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
