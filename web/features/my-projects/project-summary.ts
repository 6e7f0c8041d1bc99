import type { MyProject } from '../../../worker/contract/accounts.ts';
import { formatDate, formatFullDate } from '../../lib/dates.ts';

type ProjectDates = Pick<MyProject, 'eventCount' | 'firstEventAt' | 'lastEventAt' | 'timeZone'>;

/** Formats an itinerary's dates and size: "Jun 12 – Jun 14, 2026 · 12 events". */
export function formatProjectSummary({
  eventCount,
  firstEventAt,
  lastEventAt,
  timeZone,
}: ProjectDates): string {
  const count = `${eventCount} ${eventCount === 1 ? 'event' : 'events'}`;
  if (!firstEventAt || !lastEventAt) return 'No events yet';
  const last = formatFullDate(lastEventAt, timeZone);
  const first = formatFullDate(firstEventAt, timeZone);
  if (first === last) return `${last} · ${count}`;
  const sameYear = first.slice(-4) === last.slice(-4);
  return `${sameYear ? formatDate(firstEventAt, timeZone) : first} – ${last} · ${count}`;
}
