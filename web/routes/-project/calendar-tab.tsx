import { useCallback, useEffect } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarDay } from '../../../worker/domain/schedule/calendar.ts';
import { CalendarView } from '../../features/calendar/calendar-view.tsx';
import type { ViewProps } from './lazy-view.tsx';

const load = () => import('./event-dialog.tsx');

/** The calendar, and the dialog over it that tells of an event or of a day. */
export default function CalendarTab({ project, events, showDialog }: ViewProps) {
  const openEvent = useCallback(
    (event: Event) => void showDialog(async () => (await load()).toEventDialog({ event })),
    [showDialog],
  );
  const openDay = useCallback(
    (day: CalendarDay<Event>) => void showDialog(async () => (await load()).toEventDialog({ day })),
    [showDialog],
  );
  // The dialog is the next thing wanted.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <CalendarView
      events={events}
      projectZone={project.timeZone}
      onOpenEvent={openEvent}
      onOpenDay={openDay}
    />
  );
}
