import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import type { CalendarDay } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { DayEvents } from '../../features/calendar/day-events.tsx';
import { EventDetails } from '../../features/event-details/event-details.tsx';
import type { EventFormRequest } from '../../features/events/use-edited-event.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { PaperList } from '../../features/papers/paper-list.tsx';
import { SignUpLists } from '../../features/sign-ups/sign-up-lists.tsx';
import { formatDay, formatWeekdayDate } from '../../lib/dates.ts';
import { withHostMessages } from '../../lib/host-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import Identity from './identity.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';

/** `onOpenForm` opens the form of the admin panel. */
type Options = { pageZone: string; onOpenForm: (request: EventFormRequest) => void } & (
  | { event: Event; day?: never }
  | { day: CalendarDay<Event>; event?: never }
);

/** Returns the details dialog of an event or of a day as a dialog module. */
export function toEventDialog(options: Options) {
  return { default: (props: DialogProps) => <EventDialog {...props} {...options} /> };
}

function EventDialog({ pageZone, day, event, onOpenForm, ...props }: DialogProps & Options) {
  const { project } = props;
  const frame = useDialogFrame(props);
  const [chosen, setChosen] = useState(event);
  const [previous, setPrevious] = useState<Event>();
  const title = day && formatWeekdayDate(day.day, 'UTC');

  function goBack() {
    setPrevious(chosen);
    setChosen(undefined);
  }

  function openForm(request: EventFormRequest) {
    frame.onOpenChange(false);
    onOpenForm(request);
  }

  return (
    <Dialog
      {...frame}
      title={
        <bdi className="block break-words" dir="auto">
          {chosen ? chosen.title : title}
        </bdi>
      }
      actions={
        chosen &&
        mayDo(project, 'edit-content') && (
          <>
            <Button onClick={() => openForm({ copyOf: chosen })}>
              <span className="i-lucide-copy" aria-hidden="true" />
              {t('duplicate')}
            </Button>
            <Button onClick={() => openForm({ event: chosen })}>
              <span className="i-lucide-pencil" aria-hidden="true" />
              {t('edit')}
            </Button>
          </>
        )
      }
    >
      {chosen ? (
        <>
          {day && (
            <Button ref={takeFocus} variant="quiet" className="mb-3 -ms-4" onClick={goBack}>
              <span className="i-lucide-arrow-left" aria-hidden="true" />
              {t('allOfDay', { date: formatDay(day.day, 'UTC').date })}
            </Button>
          )}
          <EventDetails projectId={project.projectId} pageZone={pageZone} event={chosen} />
          <EventPapers {...props} eventId={chosen.id} />
          <EventSignUps {...props} eventId={chosen.id} />
        </>
      ) : (
        day && (
          <DayEvents
            entries={day.entries}
            pageZone={pageZone}
            focusedId={previous?.id}
            onOpenEvent={setChosen}
          />
        )
      )}
    </Dialog>
  );
}

/** The reader's tickets for an event, if there are any; hosts add some. */
function EventPapers({ eventId, project }: DialogProps & { eventId: number }) {
  const itinerary = useItinerary(project.projectId)?.data;
  const isHost = mayDo(project, 'edit-content');
  const AddPapers = useLazyComponent(loadEventPapers, isHost);
  const hasPapers = itinerary?.papers?.includes(eventId);
  if (!hasPapers && !isHost) return null;
  return (
    <section className="mt-5 grid gap-3 border-t pt-4">
      <h3 className="font-600">{t('tickets')}</h3>
      {hasPapers && <PaperList project={project} eventId={eventId} />}
      {AddPapers && <AddPapers project={project} events={itinerary?.events ?? []} eventId={eventId} />}
    </section>
  );
}

const loadEventPapers = withHostMessages(() => import('./add-event-papers.tsx'), 'host');

/** The sign-up lists of an event, if it has any. */
function EventSignUps({ eventId, ...props }: DialogProps & { eventId: number }) {
  const [asksName, setAsksName] = useState(false);
  const signUps = useItinerary(props.projectId)?.data?.signUps;
  if (!signUps?.includes(eventId)) return null;
  return (
    <section className="mt-5 border-t pt-4">
      <SignUpLists project={props.project} eventId={eventId} onIdentity={() => setAsksName(true)} />
      {asksName && <Identity {...props} onClose={() => setAsksName(false)} />}
    </section>
  );
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
