import { type CSSProperties, useEffect, useState } from 'react';
import { isAnyoneAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import './sample-itinerary.css';
import { SAMPLE_DAYS, SAMPLE_UPDATE, type SampleEvent } from './sample-days.ts';

const PEOPLE = ['Ann', 'Ben', 'Carla'];

/** Milliseconds until the host moves the supper: the folds lie still by then, and the eye is on them. */
const NEWS_AFTER = 2600;

/**
 * An itinerary in small, and alive: it unfolds, it can be read as one of its guests, and once something
 * changes while it is looked at, as it would on a phone.
 */
export function SampleItinerary() {
  const [reader, setReader] = useState<string>();
  const [changed, setChanged] = useState(false);
  const [since] = useState(readSincePaint);
  useEffect(() => {
    const timer = setTimeout(() => setChanged(true), NEWS_AFTER);
    return () => clearTimeout(timer);
  }, []);

  return (
    <figure
      className="programme"
      style={{ '--since': since } as CSSProperties}
      aria-label="A sample itinerary to try"
    >
      <div className="programme-fold programme-cover">
        <p className="title text-lg">A weekend in Lisbon</p>
        <p className={changed ? 'programme-news text-sm' : 'text-sm'}>
          {changed ? SAMPLE_UPDATE : 'by Carla Reis'}
        </p>
      </div>
      <div className="programme-fold programme-readers">
        <fieldset className="flex flex-wrap gap-1.5 px-2 pt-3 pb-4">
          <legend className="only-read">Who is reading</legend>
          <Reader name="Everyone" chosen={!reader} onChoose={() => setReader(undefined)} />
          {PEOPLE.map((name) => (
            <Reader key={name} name={name} chosen={reader === name} onChoose={() => setReader(name)} />
          ))}
        </fieldset>
      </div>
      {SAMPLE_DAYS.map(({ day, date, events }) => (
        <div key={day} className="programme-fold">
          <p className="programme-stub">
            <span className="title text-lg">{day}</span>
            <span className="text-sm font-semibold">{date}</span>
          </p>
          <ul className="px-2 pt-2 pb-3">
            {events.map((event) => (
              <Row key={event.title} event={event} reader={reader} changed={changed} />
            ))}
          </ul>
        </div>
      ))}
    </figure>
  );
}

/** How long the page has been seen, as CSS: what was drawn beforehand unfolds on instead of once more. */
function readSincePaint(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && `${Math.round(performance.now() - paint.startTime)}ms`;
}

type ReaderProps = { name: string; chosen: boolean; onChoose: () => void };

function Reader({ name, chosen, onChoose }: ReaderProps) {
  return (
    <button type="button" className="programme-reader" aria-pressed={chosen} onClick={onChoose}>
      {name}
    </button>
  );
}

type RowProps = { event: SampleEvent; reader: string | undefined; changed: boolean };

function Row({ event, reader, changed }: RowProps) {
  const { time, movesTo, title, place, attendees } = event;
  const shown = isAnyoneAttending(parseAttendees(attendees), reader ? [reader] : []);
  const moved = changed && movesTo !== undefined;
  return (
    <li className="programme-row" data-hidden={shown ? undefined : ''} aria-hidden={!shown}>
      <div className="programme-event">
        <span className={moved ? 'programme-time programme-moved' : 'programme-time'}>
          {moved ? movesTo : time}
        </span>
        <span className="font-semibold leading-6">{title}</span>
        <span className="programme-place text-sm text-muted">
          {place}
          {attendees !== 'Everyone' && <span className="chip">{attendees}</span>}
        </span>
      </div>
    </li>
  );
}
