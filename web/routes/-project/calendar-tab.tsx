import { useCallback, useEffect } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay } from '../../../worker/domain/schedule/calendar.ts';
import { CalendarView } from '../../features/calendar/calendar-view.tsx';
import type { EventFormRequest } from '../../features/events/use-edited-event.ts';
import { loadHostMessages } from '../../lib/host-messages.ts';
import type { ViewProps } from './lazy-view.tsx';

const load = () => import('./event-dialog.tsx');

/** The Calendar tab and its dialog with the details of an event or day. */
export default function CalendarTab({ pageZone, events, showDialog }: ViewProps) {
  const onOpenForm = useCallback(
    (eventForm: EventFormRequest) =>
      void showDialog(async () => {
        await loadHostMessages();
        return { ...(await import('./admin-panel.tsx')), tab: 'events', eventForm };
      }),
    [showDialog],
  );
  const openEvent = useCallback(
    (event: Event) =>
      void showDialog(async () => (await load()).toEventDialog({ event, pageZone, onOpenForm })),
    [showDialog, pageZone, onOpenForm],
  );
  const openDay = useCallback(
    (day: CalendarDay<Event>) =>
      void showDialog(async () => (await load()).toEventDialog({ day, pageZone, onOpenForm })),
    [showDialog, pageZone, onOpenForm],
  );
  // Preloads the dialog.
  useEffect(() => void load().catch(() => undefined), []);
  return <CalendarView events={events} pageZone={pageZone} onOpenEvent={openEvent} onOpenDay={openDay} />;
}
