import type { ComponentType } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { hasEnded } from '../../../worker/domain/schedule/event-times.ts';
import { DayCard } from './day-card.tsx';
import { ItineraryEventList } from './event-list.tsx';
import type { AddToCalendarHandler } from './event-row.tsx';
import { useNow } from './use-now.ts';

type Props = {
  project: Project;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  /** The events of the selected people, at least one. */
  events: readonly Event[];
  /** Opens the details of an event. */
  onOpen: (event: Event) => void;
  onAddToCalendar: AddToCalendarHandler;
  papers?: readonly (number | null)[] | undefined;
  Papers?: ComponentType<{ event: Event }> | undefined;
};

/** The List tab: what is on now, countdown, upcoming events, past events. */
export function ListTab({ project, pageZone, events, ...handlers }: Props) {
  const now = useNow(events);
  return (
    <>
      {!hasEnded(events, now) && <DayCard project={project} pageZone={pageZone} events={events} now={now} />}
      <ItineraryEventList events={events} pageZone={pageZone} now={now} {...handlers} />
    </>
  );
}
