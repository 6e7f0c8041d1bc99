import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Event } from '../../../worker/contract/events.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { findCurrentEvents, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatTime, formatWeekdayDate } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { describeSoon } from '../../lib/soon.ts';
import { addWordClasses } from '../../lib/word-classes.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import './wall-screen.css';

/** More would be too small to be read from across a hall. */
const MAX_LATER = 4;

type Props = {
  projectId: string;
  title: string;
  events: readonly Event[];
  pageZone: string;
  theme: DialogTheme;
};

/**
 * For a tablet or a screen in the hall, over the page: what is on now, what comes next, the rest of today, the time, and a code
 * that opens the itinerary for those who have been in it before; others are asked for the access code. It is dark where
 * the device is.
 */
export default function WallScreen({ projectId, title, events, pageZone, theme }: Props) {
  const now = useMinute();
  useWakeLock();
  useInertPage();
  const shown = events.filter(({ audience }) => audience === 'everyone');
  const { running, next } = findCurrentEvents(shown, now);
  const later = shown.filter((event) => isLaterToday(event, now) && event !== running && event !== next);
  const time = new Date(now).toISOString();
  return createPortal(
    <div className="wall" {...theme}>
      <header>
        <h1 className="title" dir="auto">
          {title}
        </h1>
        <p className="wall-clock">
          <span>{formatWeekdayDate(time, pageZone)}</span> <time>{formatTime(time, pageZone)}</time>
        </p>
      </header>
      <main>
        {running && <Current label={t('now')} event={running} pageZone={pageZone} isMain />}
        {next && (
          <Current
            label={t('next')}
            soon={describeSoon(Date.parse(next.datetime) - now)}
            event={next}
            pageZone={pageZone}
            isMain={!running}
          />
        )}
        {!running && !next && <p className="wall-event wall-main wall-title">{t('nothingMoreToday')}</p>}
        <Later events={later} pageZone={pageZone} />
        <p className="wall-code">
          <QrCode url={`${location.origin}/project/${projectId}`} label={t('openOnYourPhone')} />
          <span aria-hidden="true">{t('openOnYourPhone')}</span>
        </p>
      </main>
    </div>,
    document.body,
  );
}

type CurrentProps = {
  label: string;
  soon?: string | undefined;
  isMain: boolean;
  event: Event;
  pageZone: string;
};

function Current({ label, soon, isMain, event, pageZone }: CurrentProps) {
  return (
    <section className={isMain ? 'wall-event wall-main' : 'wall-event'}>
      <h2>
        {label}
        {soon && <span> · {soon}</span>}
      </h2>
      <p className={addWordClasses(toTitleClass(event.title), event.title)} dir="auto">
        {event.title}
      </p>
      <p className="wall-times">{toTimes(event, pageZone)}</p>
      {event.location && <p dir="auto">{event.location}</p>}
    </section>
  );
}

/** Longer titles get a smaller font and short ones a larger, so that the time below them stays on the screen. */
function toTitleClass(title: string): string {
  if (title.length > 40) return 'wall-title wall-long title';
  return isShort(title) ? 'wall-title wall-short title' : 'wall-title title';
}

/** A few short words, which fit in large letters. */
const isShort = (title: string) => title.length <= 20 && title.split(' ').every(({ length }) => length <= 8);

function Later({ events, pageZone }: { events: readonly Event[]; pageZone: string }) {
  if (events.length === 0) return null;
  const more = events.length - MAX_LATER;
  return (
    <section className="wall-later">
      <h2 id="wall-later">{t('laterToday')}</h2>
      <ol aria-labelledby="wall-later">
        {events.slice(0, MAX_LATER).map((event) => (
          <li key={event.id}>
            <span className="wall-start">{toStart(event, pageZone)}</span> <bdi>{event.title}</bdi>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{t('moreOn', { count: more })}</p>}
    </section>
  );
}

function toStart(event: Event, pageZone: string): string {
  const { start, startZone, zone } = formatEventTimes(event, pageZone);
  return [start, startZone ?? zone].filter(Boolean).join(' ');
}

function toTimes(event: Event, pageZone: string): string {
  const { start, startZone, end, zone } = formatEventTimes(event, pageZone);
  return [start, startZone, end && `– ${end}`, zone].filter(Boolean).join(' ');
}

const isLaterToday = (event: Event, now: number) =>
  isUpcoming(event, now) &&
  toLocalDay(Date.parse(event.datetime), event.timeZone) === toLocalDay(now, event.timeZone);

/** The time, a few times a minute: nobody sees seconds from across a hall. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Keeps the page below from the keyboard and screen readers. */
function useInertPage() {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.toggleAttribute('inert', true);
    return () => void root?.toggleAttribute('inert', false);
  }, []);
}

/** Keeps the screen on, where the browser can. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void given?.release();
      else lock = given;
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
