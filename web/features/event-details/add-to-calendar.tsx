import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { CalendarLinks } from './calendar-links.tsx';

type Props = { projectId: string; event: Event; beside: Element; onClose: () => void };

/** The ways to keep an event, on a small sheet beside what asked for them. */
export function AddToCalendar({ projectId, event, beside, onClose }: Props) {
  const [anchor] = useState({ current: beside });
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      title="Add to calendar"
      align="end"
    >
      <CalendarLinks projectId={projectId} event={event} />
    </Popover>
  );
}
