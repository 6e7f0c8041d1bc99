import type { MyProject } from '../../../worker/contract/accounts.ts';
import { formatDate, formatFullDate } from '../../lib/dates.ts';

type Spanned = Pick<MyProject, 'eventCount' | 'firstEventAt' | 'lastEventAt' | 'timeZone'>;

/** When an itinerary happens and how full it is: "Jun 12 – Jun 14, 2026 · 12 events". */
export function formatProjectSummary({ eventCount, firstEventAt, lastEventAt, timeZone }: Spanned): string {
  const count = `${eventCount} ${eventCount === 1 ? 'event' : 'events'}`;
  if (!firstEventAt || !lastEventAt) return 'No events yet';
  const last = formatFullDate(lastEventAt, timeZone);
  const first = formatFullDate(firstEventAt, timeZone);
  if (first === last) return `${last} · ${count}`;
  const sameYear = first.slice(-4) === last.slice(-4);
  return `${sameYear ? formatDate(firstEventAt, timeZone) : first} – ${last} · ${count}`;
}
