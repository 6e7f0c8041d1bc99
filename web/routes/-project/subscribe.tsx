import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { CalendarSubscription } from '../../features/share/calendar-subscription.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The itinerary as a calendar that follows changes, from the footer of guests. */
export default function Subscribe({ projectId, project, onClose }: DialogProps) {
  const [open, setOpen] = useState(true);
  const events = useItinerary(projectId)?.data?.events ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={toDialogTheme(project)}
      size="small"
      title={t('subscribe')}
    >
      <CalendarSubscription
        projectId={projectId}
        people={listPeople(events)}
        isPersonal={project.viewer.person?.linked ?? false}
      />
    </Dialog>
  );
}
