import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { groupByDay, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { formatFullDate } from '../../lib/dates.ts';
import type { PrintProps } from './print-button.tsx';
import { PrintDay } from './print-day.tsx';
import { QrCode } from './qr-code.tsx';
import './print-layout.css';

/**
 * What goes to the printer instead of the page. It is drawn when printing begins, however that was asked for, and
 * stays until the page is touched again: phones read it once more after they said that printing is over. `asked`
 * grows with each wish to print. Default export.
 */
export default function PrintLayout({ asked, ...props }: PrintProps & { asked: number }) {
  const [at, setAt] = useState<number>();

  useEffect(() => {
    // At once: when this returns, the browser takes the page as it is.
    const draw = () => flushSync(() => setAt(Date.now()));
    const paper = matchMedia('print');
    const follow = () => paper.matches && draw();
    window.addEventListener('beforeprint', draw);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', draw);
      paper.removeEventListener('change', follow);
    };
  }, []);

  useEffect(() => {
    if (at === undefined) return;
    const clear = () => setAt(undefined);
    window.addEventListener('pointerdown', clear);
    return () => window.removeEventListener('pointerdown', clear);
  }, [at]);

  useEffect(() => {
    if (asked === 0) return;
    // Not from within an effect, where React would put the drawing off until after it.
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [asked]);

  return at === undefined ? null : createPortal(<Paper {...props} at={at} />, document.body);
}

/** The sheet at a moment in milliseconds: its head, then the events day by day in the order they happen. */
function Paper({ project, title, events, people, look, at }: PrintProps & { at: number }) {
  const inOrder = events.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime) || a.id - b.id);
  const upcoming = events.filter((event) => isUpcoming(event, at)).length;
  const today = formatFullDate(new Date(at).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const address = `${location.origin}/project/${project.projectId}`;
  return (
    <main className="sheet" data-voice="itinerary" {...look}>
      <header className="sheet-head">
        <div>
          <p className="sheet-facts">
            <span>Generated {today}</span>
            <span>
              Total Events: {events.length} ({upcoming} upcoming, {events.length - upcoming} past)
            </span>
          </p>
          <h1 className="title" dir="auto">
            {title}
          </h1>
          <p className="sheet-scope" dir="auto">
            {people.length === 0 ? 'Complete Itinerary' : `Events for: ${people.join(', ')}`}
          </p>
          <p className="sheet-facts">
            Printed {today} · {events.length} {events.length === 1 ? 'event' : 'events'}
          </p>
        </div>
        <QrCode address={address} />
      </header>
      {groupByDay(inOrder).map(({ day, events: daysEvents }) => (
        <PrintDay key={`${day} ${daysEvents[0]?.id}`} events={daysEvents} projectZone={project.timeZone} />
      ))}
      {events.length === 0 && (
        <p className="sheet-none">
          {people.length === 0 ? 'No Events Yet' : 'No Events for Selected People'}
        </p>
      )}
    </main>
  );
}
