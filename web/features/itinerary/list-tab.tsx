import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Countdown } from './countdown.tsx';
import { EventList } from './event-list.tsx';
import { useNow } from './use-now.ts';

type Props = {
  project: Project;
  /** The events of the selected people. */
  events: readonly Event[];
  /** Whether people are selected, so that an empty list is no empty itinerary. */
  filtered: boolean;
  onClearFilter: () => void;
  onAddEvent: () => void;
};

/** The plan as a list: countdown, what is to come, what has been. */
export function ListTab({ project, events, filtered, onClearFilter, onAddEvent }: Props) {
  const now = useNow(events);
  if (events.length === 0) {
    const empty = filtered
      ? {
          icon: 'i-lucide-user-search',
          title: 'No Events for Selected People',
          text: 'Try selecting different people or clear the filter to see all events.',
          action: <Button onClick={onClearFilter}>Show Everyone</Button>,
        }
      : {
          icon: 'i-lucide-calendar-clock',
          title: 'No Events Yet',
          ...(project.viewer.role === 'viewer'
            ? { text: 'The plan is still being written. Look in again soon.' }
            : {
                text: 'Get started by adding your first event!',
                action: (
                  <Button variant="primary" size="big" onClick={onAddEvent}>
                    Create Your First Event
                  </Button>
                ),
              }),
        };
    return <EmptyState level={2} {...empty} />;
  }
  return (
    <>
      {project.showCountdown && <Countdown events={events} />}
      <EventList events={events} projectZone={project.timeZone} now={now} />
    </>
  );
}
