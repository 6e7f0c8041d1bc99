import type { ComponentProps } from 'react';
import { EventsTab } from '../../features/events/events-tab.tsx';
import { useCreateEvent, useUpdateEvent } from '../../features/events/queries.ts';
import { useToReview } from '../../features/proposals/events-to-review.tsx';
import { PlanPanel } from '../../features/proposals/plan-panel.tsx';
import { MoveEventsButton } from '../../features/running-late/move-events-button.tsx';
import { UpgradeButton } from '../../features/upgrade/upgrade-button.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { TicketsToReview } from './tickets-to-review.tsx';
import type { AdminGuards } from './use-admin-guards.tsx';
import { ZoneLine } from './zone-line.tsx';

type Props = Pick<ComponentProps<typeof EventsTab>, 'guests' | 'notified' | 'request'> & {
  itinerary: Itinerary;
  guards: AdminGuards;
  isShown: boolean;
};

/** The Events tab: pasting a plan, then adding and editing single events. */
export function EventsPanel({ itinerary: { project, events }, guards, isShown, ...rest }: Props) {
  const { projectId, timeZone, isPaid } = project;
  const isSecond = useToReview(project) !== undefined;
  const saving = { create: useCreateEvent(projectId), update: useUpdateEvent(projectId) };
  return (
    <EventsTab
      {...rest}
      projectId={projectId}
      projectZone={timeZone}
      isPaid={isPaid}
      isRsvpEnabled={project.rsvp.enabled}
      events={events}
      onDirtyChange={guards.event.setDirty}
      guard={guards.event.guard}
      isSecond={isSecond}
      listActions={<MoveEventsButton projectId={projectId} timeZone={timeZone} events={events} />}
    >
      <PlanPanel
        project={project}
        events={events}
        saving={saving}
        isShown={isShown}
        onDirtyChange={guards.plan.setDirty}
        renderUpgrade={(text, added) => (
          <UpgradeButton projectId={projectId} added={added}>
            {text}
          </UpgradeButton>
        )}
      >
        <TicketsToReview projectId={projectId} isShown={isShown} />
        <ZoneLine project={project} />
      </PlanPanel>
    </EventsTab>
  );
}
