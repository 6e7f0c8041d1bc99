import type { Event } from '../../contract/events.ts';
import type { Project } from '../../contract/projects.ts';
import { t } from '../../messages/t.ts';
import { listPeople } from '../schedule/attendees.ts';
import { computeDaySpan } from '../schedule/day-span.ts';
import { describePageZone } from '../schedule/page-zone.ts';
import { formatDayRange } from '../time/day-range.ts';

type FactsProject = Pick<Project, 'place' | 'groupSize' | 'timeZone'>;
type FactsEvent = Pick<Event, 'datetime' | 'endsAt' | 'timeZone' | 'endTimeZone' | 'attendees'>;

/**
 * What everybody looks for first: "June 11–13, 2027", "Lake Como", "14 people", "Rome time". Leaves out what is not
 * known; one person is not worth a mention.
 */
export function listItineraryFacts(project: FactsProject, events: readonly FactsEvent[]): string[] {
  const span = computeDaySpan(events);
  const people = Math.max(project.groupSize, listPeople(events).length);
  const facts = [
    span && formatDayRange(span.firstDay, span.lastDay),
    project.place,
    people > 1 && t('peopleCount', { count: people }),
    describePageZone(events, project.timeZone),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
