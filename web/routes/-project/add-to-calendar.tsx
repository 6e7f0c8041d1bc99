import type { Event } from '../../../worker/contract/events.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { AddToCalendar } from '../../features/event-details/add-to-calendar.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Returns the "Add to calendar" links of an event as a dialog module, beside an element. */
export function toAddToCalendarDialog(event: Event, anchor: Element) {
  return {
    default: ({ projectId, project, onClose }: DialogProps) => (
      <AddToCalendar
        projectId={projectId}
        event={event}
        anchor={anchor}
        theme={toDialogTheme(project)}
        onClose={onClose}
      />
    ),
  };
}
