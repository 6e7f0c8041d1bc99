import type { Event } from '../../../worker/contract/events.ts';
import { describeAttendees } from '../../../worker/domain/schedule/calendar-entry.ts';
import { toShownDescription } from '../../../worker/domain/schedule/shown-description.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';

type Props = {
  events: readonly Event[];
  pageZone: string;
  headcounts: ReadonlyMap<number, string> | undefined;
};

/** One day of the print layout. A table, because browsers repeat its header on every page. */
export function PrintDay({ events, ...shared }: Props) {
  const [first] = events;
  if (!first) return null;
  const { weekday, fullDate } = formatDay(first.datetime, first.timeZone);
  return (
    <table className="print-day">
      <colgroup>
        <col className="print-time-column" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            <span className="title">{weekday}</span> {fullDate}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <PrintEvent key={event.id} event={event} {...shared} />
        ))}
      </tbody>
    </table>
  );
}

function PrintEvent({ event, pageZone, headcounts }: Omit<Props, 'events'> & { event: Event }) {
  const { start, startZone, end, zone, endsElsewhere } = formatEventTimes(event, pageZone);
  const description = toShownDescription(event);
  return (
    <tr>
      <td className="print-time">
        <strong>{start}</strong>
        <span>{startZone}</span>
        {end && !endsElsewhere && <span>– {end}</span>}
        {!startZone && <span>{zone}</span>}
      </td>
      <td className="print-event">
        <h2 dir="auto">{event.title}</h2>
        {description && (
          <p className="print-description" dir="auto">
            {description}
          </p>
        )}
        <dl>
          {endsElsewhere && (
            <Fact
              name={startZone ? t('arrivesLabel') : t('untilLabel')}
              text={startZone ? `${end} ${zone}` : `${end}`}
            />
          )}
          <Fact name={t('location')} text={event.location} />
          <Fact name={t('people')} text={describeAttendees(event.attendees)} />
          <Fact name={t('rsvp')} text={headcounts?.get(event.id) ?? ''} />
          <Fact name={t('privateLabel')} text={describeAudience(event) ?? ''} />
          <Fact name={t('vibeAndStyle')} text={event.vibe ?? ''} />
        </dl>
      </td>
    </tr>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  );
}
