import { t } from '../../../worker/messages/t.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { CalendarSubscription } from '../../features/share/calendar-subscription.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';
import { useSelectedPeople } from './use-selected-people.ts';

/** The itinerary as a calendar that follows changes, from the footer of guests. */
export default function Subscribe(props: DialogProps) {
  const { projectId, project } = props;
  const events = useItinerary(projectId)?.data?.events ?? [];
  const { people, selected } = useSelectedPeople(events, useItinerarySearch().search.people, undefined);
  return (
    <Dialog {...useDialogFrame(props)} size="small" title={t('subscribe')}>
      <CalendarSubscription
        projectId={projectId}
        people={people}
        selected={selected}
        reader={project.viewer.person}
      />
    </Dialog>
  );
}
