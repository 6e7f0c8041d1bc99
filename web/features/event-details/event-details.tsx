import { type ReactNode, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { isHappening, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { toShownDescription } from '../../../worker/domain/schedule/shown-description.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';
import { keepDaysWhole } from '../../lib/later-dates.ts';
import { RsvpPlace } from '../../lib/rsvps/rsvp-place.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import './event-details.css';
import { formatDateAndTime, formatTimeForReader } from './event-time.ts';

type Props = { projectId: string; pageZone: string; event: Event };

/** Details of an event, without its title, which the dialog shows. */
export function EventDetails({ projectId, pageZone, event }: Props) {
  const forReader = formatTimeForReader(event, Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Beside the reader's own time, that of the event names its zone, too.
  const eventTime = formatDateAndTime(event, forReader ? '' : pageZone);
  const audience = describeAudience(event);
  const mapUrl = toMapUrl(event.location);
  const description = toShownDescription(event);
  return (
    <div className="grid gap-5">
      <dl className="details">
        <DetailRow icon="i-lucide-clock" name={t('when')}>
          <span className="block text-balance font-600">{keepDaysWhole(eventTime.date)}</span>
          <span className="flex flex-wrap gap-x-2">
            {keepDaysWhole(eventTime.time)}
            {isHappening(event, Date.now()) && <span className="badge badge-now">{t('happeningNow')}</span>}
          </span>
          {forReader && <span className="block text-muted">{keepDaysWhole(forReader)}</span>}
        </DetailRow>
        {mapUrl && (
          <DetailRow icon="i-lucide-map-pin" name={t('location')}>
            <a className="link" href={mapUrl} target="_blank" rel="noreferrer" dir="auto">
              {event.location}
              <span className="visually-hidden"> {t('opensMap')}</span>
            </a>
          </DetailRow>
        )}
        {description && (
          <DetailRow icon="i-lucide-text" name={t('eventDescription')}>
            <LinkedText text={description} />
          </DetailRow>
        )}
        {event.vibe && (
          <DetailRow icon="i-lucide-sparkles" name={t('vibeAndStyle')}>
            <span dir="auto">{event.vibe}</span>
          </DetailRow>
        )}
        <DetailRow icon="i-lucide-users" name={t('people')}>
          <People text={event.attendees} />
        </DetailRow>
        {audience && (
          <DetailRow icon="i-lucide-lock" name={t('whoSeesThis')}>
            <span dir="auto">{audience}</span>
          </DetailRow>
        )}
      </dl>
      {event.rsvp && <RsvpPlace event={event} />}
      {isUpcoming(event, Date.now()) && (
        <section className="grid gap-2 border-t pt-4">
          <h3 className="font-600">{t('addToCalendar')}</h3>
          <CalendarLinks projectId={projectId} event={event} />
        </section>
      )}
    </div>
  );
}

function DetailRow({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span className={`${icon} text-lg`} aria-hidden="true" />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names shown before "+n more". */
const SHOWN = 10;

function People({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mode, names } = parseAttendees(text);
  const shown = isOpen || names.length <= SHOWN + 1 ? names : names.slice(0, SHOWN);
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {mode !== 'only' && <li className="chip">{t('everyone')}</li>}
      {mode === 'except' && <li className="text-sm text-muted">{t('except')}</li>}
      {shown.map((name) => (
        <li key={name} className="chip" dir="auto">
          {name}
        </li>
      ))}
      {shown.length < names.length && (
        <li>
          <button type="button" className="more" onClick={() => setOpen(true)}>
            {t('morePeople', { count: names.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
