import { type CSSProperties, useEffect, useState } from 'react';
import { COVER_OF_LOOK, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { isAnyoneAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { LISBON_WEEKEND, listLisbonEvents, type SampleEvent } from './lisbon-weekend.ts';
import './sample-itinerary.css';

const { host, people, look } = LISBON_WEEKEND;
const COVER = toCoverUrl(COVER_OF_LOOK[look], toLookFields(look).customColors);
const DAYS = ['2026-06-12', '2026-06-13', '2026-06-14'];

/** When the dinner was, and when it is. */
const MOVED = { from: '20:00', to: '20:30' };

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
      aria-label={t('sampleItinerary')}
    >
      <div className="sample-fold sample-cover">
        <img src={COVER} alt="" width="1600" height="600" fetchPriority="high" />
        <p className="title text-xl">{t('lisbonWeekend')}</p>
        <p className="text-sm text-muted">
          {[t('sampleDates'), t('lisbon'), t('peopleCount', { count: people.length })].join(' · ')}
        </p>
        <p className={`text-sm font-semibold ${changed ? 'sample-update' : ''}`}>
          {changed ? t('sampleUpdate', { time: toClockTime(MOVED.to) }) : t('hostedBy', { name: host })}
        </p>
      </div>
      <div className="sample-fold sample-people">
        <fieldset className="flex flex-wrap gap-1.5 px-[min(0.5rem,1.5vw)] pt-3 pb-4">
          <legend className="visually-hidden">{t('showEventsFor')}</legend>
          <PersonButton name={t('everyone')} chosen={!person} onChoose={() => setPerson(undefined)} />
          {people.map((one) => (
            <PersonButton key={one} name={one} chosen={person === one} onChoose={() => setPerson(one)} />
          ))}
        </fieldset>
      </div>
      {DAYS.map((date, day) => (
        <div key={date} className="sample-fold">
          <SampleDay date={date} />
          <ul className="px-[min(0.5rem,1.5vw)] pt-2 pb-3">
            {listLisbonEvents()
              .filter((event) => event.day === day)
              .map((event) => (
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

function SampleDay({ date }: { date: string }) {
  const day = formatDay(`${date}T12:00Z`, 'UTC');
  return (
    <p className="sample-day">
      <span className="title text-lg">{day.weekday}</span>
      <span className="text-sm font-semibold">{day.date}</span>
    </p>
  );
}

type RowProps = { event: SampleEvent; person: string | undefined; changed: boolean };

function SampleEventRow({ event, person, changed }: RowProps) {
  const { at, title, location, attendees } = event;
  const shown = isAnyoneAttending(parseAttendees(attendees), person ? [person] : []);
  const moves = at === MOVED.to;
  return (
    <li className="sample-row" data-hidden={shown ? undefined : ''} aria-hidden={!shown}>
      <div className="sample-event">
        <span className={moves && changed ? 'sample-time sample-moved' : 'sample-time'}>
          {toClockTime(moves && !changed ? MOVED.from : at)}
        </span>
        <span className="font-semibold leading-6">{title}</span>
        <span className="sample-place text-sm text-muted">
          {location.split(',')[0]}
          {attendees !== 'Everyone' && <span className="chip">{describeAttendees(attendees)}</span>}
        </span>
      </div>
    </li>
  );
}

function describeAttendees(text: string): string {
  const { mode, names } = parseAttendees(text);
  return mode === 'except' ? t('calendarExcept', { names: names.join(', ') }) : text;
}

/** `16:30` as `4:30 PM`. */
const toClockTime = (at: string) => formatTime(`2026-06-12T${at}Z`, 'UTC');
