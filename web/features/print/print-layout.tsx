import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { groupByDay, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { joinList } from '../../../worker/domain/text/join-list.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatFullDate } from '../../lib/dates.ts';
import type { PrintProps } from './print-button.tsx';
import { PrintDay } from './print-day.tsx';
import { PrintedLink } from './printed-link.tsx';
import './print-layout.css';

/**
 * Printed instead of the page. Rendered when printing starts (by the button or the browser's own command) and kept
 * until the next tap, because phones read the page again after `afterprint`.
 */
export function PrintLayout(props: PrintProps) {
  const [printedAt, setPrintedAt] = useState<number>();

  useEffect(() => {
    // Synchronous: the browser captures the page when this handler returns.
    const render = () => flushSync(() => setPrintedAt(Date.now()));
    const printMedia = matchMedia('print');
    const renderIfPrinting = () => printMedia.matches && render();
    window.addEventListener('beforeprint', render);
    printMedia.addEventListener('change', renderIfPrinting);
    return () => {
      window.removeEventListener('beforeprint', render);
      printMedia.removeEventListener('change', renderIfPrinting);
    };
  }, []);

  useEffect(() => {
    if (printedAt === undefined) return;
    const clear = () => setPrintedAt(undefined);
    window.addEventListener('pointerdown', clear);
    return () => window.removeEventListener('pointerdown', clear);
  }, [printedAt]);

  return printedAt === undefined
    ? null
    : createPortal(<PrintPage {...props} printedAt={printedAt} />, document.body);
}

/** The printed page: a header, then the events by day in chronological order. */
function PrintPage({
  project,
  title,
  pageZone,
  events,
  people,
  headcounts,
  appearance,
  printedAt,
}: PrintProps & { printedAt: number }) {
  const inOrder = events.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime) || a.id - b.id);
  const upcoming = events.filter((event) => isUpcoming(event, printedAt)).length;
  const today = formatFullDate(
    new Date(printedAt).toISOString(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const { contactPhone, contactName } = project;
  const url = location.origin + location.pathname;
  return (
    <main className="print-layout" data-theme="itinerary" {...appearance}>
      <header className="print-head">
        <div>
          <p className="print-meta">
            <span>{t('generated', { date: today })}</span>
            <span>
              {t('totalEvents', { count: events.length, upcoming, past: events.length - upcoming })}
            </span>
          </p>
          <h1 className="title" dir="auto">
            {title}
          </h1>
          <p className="print-scope" dir="auto">
            {people.length === 0 ? t('completeItinerary') : t('eventsForNames', { names: joinList(people) })}
          </p>
          <p className="print-meta">
            {contactPhone && (
              <>
                <bdi>
                  {contactName ?? t('host')}: <bdi dir="ltr">{contactPhone}</bdi>
                </bdi>{' '}
                ·{' '}
              </>
            )}
            {t('printed', { date: today, events: t('eventCount', { count: events.length }) })}
          </p>
        </div>
        <PrintedLink url={url} />
      </header>
      {groupByDay(inOrder).map(({ day, events: daysEvents }) => (
        <PrintDay
          key={`${day} ${daysEvents[0]?.id}`}
          events={daysEvents}
          pageZone={pageZone}
          headcounts={headcounts}
        />
      ))}
      {events.length === 0 && (
        <p className="print-empty">{people.length === 0 ? t('noEventsYet') : t('noEventsForPeople')}</p>
      )}
    </main>
  );
}
