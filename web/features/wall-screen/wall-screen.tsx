import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Event } from '../../../worker/contract/events.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { findCurrentEvents, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatTime, formatWeekdayDate } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import './wall-screen.css';

type Props = { title: string; events: readonly Event[]; pageZone: string; theme: DialogTheme };

/** For a tablet in the hall: what is on now, what comes next, and the rest of today, large. Over the page. */
export default function WallScreen({ title, events, pageZone, theme }: Props) {
  const now = useMinute();
  useWakeLock();
  useInertPage();
  const shown = events.filter(({ audience }) => audience === 'everyone');
  const { running, next } = findCurrentEvents(shown, now);
  const later = shown.filter((event) => isLaterToday(event, now) && event !== running && event !== next);
  const today = formatWeekdayDate(new Date(now).toISOString(), pageZone);
  return createPortal(
    <div className="wall" {...theme}>
      <header>
        <h1 className="title" dir="auto">
          {title}
        </h1>
        <p>
          {today} · <time>{formatTime(new Date(now).toISOString(), pageZone)}</time>
        </p>
      </header>
      <main>
        {running && <Current label={t('now')} isNow event={running} pageZone={pageZone} />}
        {next && <Current label={t('next')} event={next} pageZone={pageZone} />}
        {!running && !next && <p className="wall-nothing">{t('nothingMoreToday')}</p>}
        {later.length > 0 && (
          <ol className="wall-later" aria-label={t('laterToday')}>
            {later.map((event) => (
              <li key={event.id}>
                <span>{toTimes(event, pageZone)}</span> <bdi>{event.title}</bdi>
              </li>
            ))}
          </ol>
        )}
      </main>
    </div>,
    document.body,
  );
}

type CurrentProps = { label: string; isNow?: boolean; event: Event; pageZone: string };

function Current({ label, isNow, event, pageZone }: CurrentProps) {
  return (
    <section className={isNow ? 'wall-event wall-now' : 'wall-event'}>
      <h2>{label}</h2>
      <p className="wall-title" dir="auto">
        {event.title}
      </p>
      <p>
        {toTimes(event, pageZone)}
        {event.location && (
          <>
            {' · '}
            <bdi>{event.location}</bdi>
          </>
        )}
      </p>
    </section>
  );
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
