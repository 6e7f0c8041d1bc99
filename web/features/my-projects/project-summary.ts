import type { MyProject } from '../../../worker/contract/accounts.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';

type ProjectDates = Pick<MyProject, 'eventCount' | 'firstDay' | 'lastDay'>;

/** Formats an itinerary's dates and size: "June 12–14, 2026 · 12 events". */
export function formatProjectSummary({ eventCount, firstDay, lastDay }: ProjectDates): string {
  if (!firstDay || !lastDay) return t('noEventsInIt');
  return `${formatDayRange(firstDay, lastDay)} · ${countEvents(eventCount)}`;
}
