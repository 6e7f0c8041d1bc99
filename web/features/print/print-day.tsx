import type { Event } from '../../../worker/contract/events.ts';
import { formatAttendees, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { formatDateTime, formatDay, formatForeignZone, formatTime } from '../../lib/dates.ts';

/** One day of the print layout. A table, because browsers repeat its header on every page. */
export function PrintDay({ events, projectZone }: { events: readonly Event[]; projectZone: string }) {
  const [first] = events;
  if (!first) return null;
  const { weekday, date, year } = formatDay(first.datetime, first.timeZone);
  return (
    <table className="print-day">
      <colgroup>
        <col className="print-time-column" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            <span className="title">{weekday}</span> {date}, {year}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <PrintEvent key={event.id} event={event} projectZone={projectZone} />
        ))}
      </tbody>
    </table>
  );
}

function PrintEvent({ event, projectZone }: { event: Event; projectZone: string }) {
  const { datetime, endsAt, timeZone } = event;
  return (
    <tr>
      <td className="print-time">
        <strong>{formatTime(datetime, timeZone)}</strong>
        {endsAt && <span>– {formatEnd(event, endsAt)}</span>}
        <span>{formatForeignZone(datetime, timeZone, projectZone)}</span>
      </td>
      <td className="print-event">
        <h2 dir="auto">{event.title}</h2>
        <p className="print-description" dir="auto">
          {event.description}
        </p>
        <dl>
          <Fact name="Location" text={event.location} />
          <Fact name="People" text={formatAttendees(parseAttendees(event.attendees))} />
          <Fact name="Vibe & Style" text={event.vibe ?? ''} />
        </dl>
      </td>
    </tr>
  );
}

function formatEnd({ datetime, timeZone }: Event, endsAt: string): string {
  const sameDay = toLocalDay(Date.parse(datetime), timeZone) === toLocalDay(Date.parse(endsAt), timeZone);
  return sameDay ? formatTime(endsAt, timeZone) : formatDateTime(endsAt, timeZone);
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
