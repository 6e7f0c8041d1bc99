import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { CalendarLinks } from './calendar-links.tsx';

type Props = {
  projectId: string;
  event: Event;
  anchor: Element;
  theme: DialogTheme;
  onClose: () => void;
};

/** Popover with links that add an event to a calendar. `anchor` is the element that opened it. */
export function AddToCalendarPopover({ projectId, event, anchor, theme, onClose }: Props) {
  const [anchorRef] = useState({ current: anchor });
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      anchor={anchorRef}
      title={t('addToCalendar')}
      theme={theme}
      align="end"
    >
      <CalendarLinks projectId={projectId} event={event} />
    </Popover>
  );
}
