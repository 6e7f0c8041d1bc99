import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { CalendarLinks } from './calendar-links.tsx';

type Props = {
  projectId: string;
  event: Event;
  anchor: Element;
  theme: DialogTheme;
  onClose: () => void;
};

/** Links that add an event to a calendar: beside `anchor`, the element that opened them, on a phone in a sheet. */
export function AddToCalendar({ projectId, event, anchor, theme, onClose }: Props) {
  const [anchorRef] = useState({ current: anchor });
  const [open, setOpen] = useState(true);
  const [isPhone] = useState(() => matchMedia('(max-width: 29.99rem)').matches);
  const shared = { open, theme, title: t('addToCalendar') };
  const links = <CalendarLinks projectId={projectId} event={event} />;
  if (isPhone) {
    return (
      <Dialog {...shared} size="small" onOpenChange={setOpen} onClosed={onClose}>
        {links}
      </Dialog>
    );
  }
  return (
    <Popover {...shared} onOpenChange={(next) => !next && onClose()} anchor={anchorRef} align="end">
      {links}
    </Popover>
  );
}
