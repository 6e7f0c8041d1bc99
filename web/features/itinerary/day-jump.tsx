import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Event } from '../../../worker/contract/events.ts';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { groupByDay, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatWeekdayDate } from '../../lib/dates.ts';
import { useDayInView } from './use-day-in-view.ts';
import { useNow } from './use-now.ts';
import './day-jump.css';

/** Shorter trips are looked through faster than a day is chosen. */
const MIN_DAYS = 6;
/** Where it stays at the top of the screen; see the styles. */
const AT_TOP = '(max-width: 39.99rem) and (min-height: 30.01rem)';

/**
 * On long trips, a choice of the days of the list, which scrolls there. In the bar with the title, while that is seen, with
 * the day that is in view; on phones it always stays at the top of the screen.
 */
export function DayJump({ events }: { events: readonly Event[] }) {
  const now = useNow(events);
  const sorted = events.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
  const first = sorted.find((event) => isUpcoming(event, now)) ?? sorted[0];
  const days = groupByDay(sorted);
  return days.length < MIN_DAYS || !first ? null : <DayChoice {...{ sorted, days, first, now }} />;
}

type ChoiceProps = {
  /** By their start. */
  sorted: readonly Event[];
  days: ReturnType<typeof groupByDay<Event>>;
  /** That is to come, else of all. */
  first: Event;
  now: number;
};

/** Follows the scrolling, which short trips need not. */
function DayChoice({ sorted, days, first, now }: ChoiceProps) {
  const row = useRef<HTMLSpanElement>(null);
  const bar = useShownBar(row);
  const inView = useDayInView();
  const { datetime, timeZone } = sorted.find(({ id }) => toEventAnchor(id) === inView) ?? first;
  const choice = (
    <select aria-label={t('goToADay')} value="" onChange={({ target }) => goToDayOf(target.value)}>
      <option value="" disabled>
        {t('goToADay')}
      </option>
      {days.map(({ day, events: daysEvents }) => (
        <DayOption
          key={`${day} ${daysEvents[0]?.id}`}
          // What is over is in a list of its own.
          event={daysEvents.find((event) => isUpcoming(event, now)) ?? daysEvents[0]}
        />
      ))}
    </select>
  );
  return (
    <span ref={row} className="day-jump">
      <span className="day-jump-label" aria-hidden="true">
        <span className="wide-only">{t('goToADay')}</span>
        {/* Where there is no room for the words. */}
        <span suppressHydrationWarning>{formatDate(datetime, timeZone)}</span>
        <span className="i-lucide-chevron-down" />
      </span>
      {!bar && choice}
      {bar &&
        createPortal(
          <span className="day-jump">
            <span className="day-jump-label" aria-hidden="true">
              {formatWeekdayDate(datetime, timeZone)}
              <span className="i-lucide-chevron-down" />
            </span>
            {choice}
          </span>,
          bar,
        )}
    </span>
  );
}

/** The bar with the title while it is seen, unless somebody is choosing in the row of the tabs. */
function useShownBar(row: RefObject<HTMLElement | null>): Element | undefined {
  const [bar, setBar] = useState<Element>();
  useEffect(() => {
    const [cover, found] = ['.cover', '.title-bar'].map((name) => document.querySelector(name));
    if (!cover || !found || matchMedia(AT_TOP).matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isShown = entry?.isIntersecting === false && found.clientHeight > 0;
      setBar(isShown && !row.current?.contains(document.activeElement) ? found : undefined);
    });
    observer.observe(cover);
    return () => observer.disconnect();
  }, [row]);
  return bar;
}

function DayOption({ event }: { event: Event | undefined }) {
  if (!event) return null;
  return (
    <option value={toEventAnchor(event.id)} suppressHydrationWarning>
      {formatWeekdayDate(event.datetime, event.timeZone)}
    </option>
  );
}

function goToDayOf(anchor: string) {
  const header = document.getElementById(anchor)?.closest('.day')?.querySelector<HTMLElement>('.day-header');
  header?.scrollIntoView();
  header?.focus({ preventScroll: true });
}
