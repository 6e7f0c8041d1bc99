import type { Event } from '../../worker/contract/events.ts';
import { parseAttendees } from '../../worker/domain/schedule/attendees.ts';
import { t } from '../../worker/messages/t.ts';

/** Who sees a private event: "Only Ben, Ana and hosts". Undefined for an event that everyone sees. */
export function describeAudience({
  attendees,
  audience,
}: Pick<Event, 'attendees' | 'audience'>): string | undefined {
  if (audience !== 'attendees') return undefined;
  const { mode, names } = parseAttendees(attendees);
  if (mode === 'only') return t('onlyNamesAndHosts', { names: names.join(', ') });
  if (mode === 'except') return t('onlyLinkedExceptNames', { names: names.join(', ') });
  return t('onlyLinkedAndHosts');
}
