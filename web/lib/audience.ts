import type { Event } from '../../worker/contract/events.ts';
import { parseAttendees } from '../../worker/domain/schedule/attendees.ts';

/** Who sees a private event: "Only Ben, Ana and hosts". Undefined for an event that everyone sees. */
export function describeAudience({
  attendees,
  audience,
}: Pick<Event, 'attendees' | 'audience'>): string | undefined {
  if (audience !== 'attendees') return undefined;
  const { mode, names } = parseAttendees(attendees);
  if (mode === 'only') return `Only ${names.join(', ')} and hosts`;
  const exception = mode === 'except' ? ` except ${names.join(', ')},` : '';
  return `Only people with a personal link${exception} and hosts`;
}
