import { useCallback, useEffect } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay } from '../../../worker/domain/schedule/calendar.ts';
import { CalendarView } from '../../features/calendar/calendar-view.tsx';
import type { ViewProps } from './lazy-view.tsx';

const load = () => import('./event-dialog.tsx');

/** The Calendar tab and its dialog with the details of an event or day. */
export default function CalendarTab({ pageZone, events, showDialog }: ViewProps) {
  const openEvent = useCallback(
    (event: Event) => void showDialog(async () => (await load()).toEventDialog({ event, pageZone })),
    [showDialog, pageZone],
  );
  const openDay = useCallback(
    (day: CalendarDay<Event>) => void showDialog(async () => (await load()).toEventDialog({ day, pageZone })),
    [showDialog, pageZone],
  );
  // Preloads the dialog.
  useEffect(() => void load().catch(() => undefined), []);
  return <CalendarView events={events} pageZone={pageZone} onOpenEvent={openEvent} onOpenDay={openDay} />;
}
