import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { computeCalendarLayout } from '../../../worker/domain/schedule/calendar.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { CopyForChat } from '../../features/chat-text/copy-for-chat.tsx';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import ShareDialog from '../../features/share/share-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/**
 * The share dialog with the itinerary's dates, and its attendees for the calendar subscription. Hosts also copy the plan for
 * the group chat.
 */
export default function Share({
  projectId,
  project,
  onClose,
}: Pick<DialogProps, 'projectId' | 'project' | 'onClose'>) {
  const events = useItinerary(projectId)?.data?.events ?? [];
  const dates = computeCalendarLayout(events, '')?.title;
  return (
    <ShareDialog
      project={project}
      dates={dates}
      people={listPeople(events)}
      theme={toDialogTheme(project)}
      onClose={onClose}
    >
      {mayDo(project, 'edit-content') && (
        <CopyForChat
          projectId={projectId}
          title={project.customTitle ?? project.name}
          events={events}
          pageZone={findPageZone(events, project.timeZone)}
        />
      )}
    </ShareDialog>
  );
}
