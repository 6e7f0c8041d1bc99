import { type CSSProperties, useEffect, useState } from 'react';
import { isAnyoneAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import './sample-itinerary.css';
import { SAMPLE_DAYS, SAMPLE_UPDATE, type SampleEvent } from './sample-days.ts';

const PEOPLE = ['Ann', 'Ben', 'Carla'];

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
        <p className="title text-lg">A weekend in Lisbon</p>
        <p className={changed ? 'sample-update text-sm' : 'text-sm'}>
          {changed ? SAMPLE_UPDATE : 'Hosted by Carla Reis'}
        </p>
      </div>
      <div className="sample-fold sample-people">
        <fieldset className="flex flex-wrap gap-1.5 px-2 pt-3 pb-4">
          <legend className="visually-hidden">Show events for</legend>
          <PersonButton name="Everyone" chosen={!person} onChoose={() => setPerson(undefined)} />
          {PEOPLE.map((name) => (
            <PersonButton key={name} name={name} chosen={person === name} onChoose={() => setPerson(name)} />
          ))}
        </fieldset>
      </div>
      {SAMPLE_DAYS.map(({ day, date, events }) => (
        <div key={day} className="sample-fold">
          <p className="sample-day">
            <span className="title text-lg">{day}</span>
            <span className="text-sm font-semibold">{date}</span>
          </p>
          <ul className="px-2 pt-2 pb-3">
            {events.map((event) => (
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
  const { time, movesTo, title, place, attendees } = event;
  const shown = isAnyoneAttending(parseAttendees(attendees), person ? [person] : []);
  const moved = changed && movesTo !== undefined;
  return (
    <li className="sample-row" data-hidden={shown ? undefined : ''} aria-hidden={!shown}>
      <div className="sample-event">
        <span className={moved ? 'sample-time sample-moved' : 'sample-time'}>{moved ? movesTo : time}</span>
        <span className="font-semibold leading-6">{title}</span>
        <span className="sample-place text-sm text-muted">
          {place}
          {attendees !== 'Everyone' && <span className="chip">{attendees}</span>}
        </span>
      </div>
    </li>
  );
}
