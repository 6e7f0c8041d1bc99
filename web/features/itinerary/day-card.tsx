import type { ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { findCurrentEvents } from '../../../worker/domain/schedule/event-times.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { describeSoon } from '../../lib/soon.ts';
import { Countdown } from './countdown.tsx';
import './day-card.css';
import { useClock } from './use-clock.ts';

type Props = {
  project: Pick<Project, 'showCountdown' | 'contactPhone' | 'viewer'>;
  pageZone: string;
  events: readonly Event[];
  now: number;
};

/**
 * On the days of the itinerary: what is on now and what comes next. The countdown, if the host shows it, as long as
 * nothing is on.
 */
export function DayCard({ project, pageZone, events, now }: Props) {
  const { running, next } = findCurrentEvents(events, now);
  const countdown = project.showCountdown && !running && <Countdown events={events} />;
  if (!running && !next) return countdown || null;
  return (
    <section className="day-card" aria-label={t('nowAndNext')}>
      {running && (
        <Row event={running} label={t('now')} isNow>
          {running.endsAt && <Until event={running} pageZone={pageZone} />}
        </Row>
      )}
      {next && (
        <Row event={next} label={t('next')}>
          <StartsIn event={next} pageZone={pageZone} />
        </Row>
      )}
      {/* Hosts need not call themselves. */}
      {project.contactPhone && !mayDo(project, 'edit-content') && (
        <a className="link day-card-call" href={`tel:${project.contactPhone.replaceAll(' ', '')}`}>
          <span className="i-lucide-phone" aria-hidden="true" />
          {t('callYourHost')}
        </a>
      )}
      {countdown}
    </section>
  );
}

type RowProps = { event: Event; label: string; isNow?: boolean; children: ReactNode };

function Row({ event, label, isNow, children }: RowProps) {
  const mapUrl = toMapUrl(event.location);
  return (
    <p className="day-card-row">
      <span className={isNow ? 'badge badge-now' : 'badge'}>{label}</span>
      <a className="day-card-event" href={`#${toEventAnchor(event.id)}`}>
        <bdi>{event.title}</bdi>
        <span className="text-muted" suppressHydrationWarning>
          {children}
        </span>
      </a>
      {mapUrl && (
        <a className="day-card-map" href={mapUrl} target="_blank" rel="noreferrer">
          <span className="i-lucide-map-pin text-lg" aria-hidden="true" />
          <span className="visually-hidden">
            {event.location} {t('opensMap')}
          </span>
        </a>
      )}
    </p>
  );
}

/** "until 4:30 PM". */
function Until({ event, pageZone }: { event: Event; pageZone: string }) {
  const { end, startZone, zone } = formatEventTimes(event, pageZone);
  return t('until', { time: startZone ? `${end} ${zone}` : `${end}` });
}

/** "in 40 min", if that is later "at 8:00 PM", and on another day "Saturday at 8:00 PM". */
function StartsIn({ event, pageZone }: { event: Event; pageZone: string }) {
  const { datetime, timeZone } = event;
  const now = useClock();
  const startsAt = Date.parse(datetime);
  const { start, startZone, zone } = formatEventTimes(event, pageZone);
  const isToday = toLocalDay(startsAt, timeZone) === toLocalDay(now, timeZone);
  const time = [start, startZone ?? zone].filter(Boolean).join(' ');
  const at = isToday
    ? t('atTime', { time })
    : t('weekdayAtTime', { weekday: formatDay(datetime, timeZone).weekday, time });
  return describeSoon(startsAt - now) ?? at;
}
