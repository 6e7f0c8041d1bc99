import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import NotifyDialog from '../../features/notifications/notify-dialog.tsx';
import { CalendarSubscription } from '../../features/share/calendar-subscription.tsx';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Ticket } from './ticket.tsx';

const focusOn = (element: HTMLElement | null) => element?.focus();

/** After a yes: a small celebration, then the calendar and the notifications. */
export function RsvpNextSteps({ project, onClosed }: { project: Project; onClosed: () => void }) {
  const [step, setStep] = useState<'calendar' | 'notify'>();
  const [isStarted, setIsStarted] = useState(false);
  const { projectId, viewer, customColors } = project;
  const events = useItinerary(projectId)?.data?.events ?? [];
  const theme = toDialogTheme(project);

  function go(next: 'calendar' | 'notify') {
    setStep(next);
    setIsStarted(true);
  }

  return (
    <>
      {!isStarted && <Confetti colors={customColors} />}
      <Dialog
        onClosed={onClosed}
        theme={theme}
        size="small"
        // The form, which had the focus before, is gone.
        finalFocus={() => document.querySelector<HTMLElement>('[data-rsvp="all"] button')}
        title={step === 'calendar' ? t('addToCalendar') : t('youreComingTitle')}
        description={step === 'calendar' ? undefined : t('answerSent')}
      >
        <div className="grid gap-3">
          {step !== 'calendar' && <Ticket project={project} events={events} />}
          {step === 'calendar' ? (
            // In place of the button that had the focus.
            <div ref={focusOn} tabIndex={-1} className="grid gap-3 outline-none">
              <CalendarSubscription
                projectId={projectId}
                people={listPeople(events)}
                reader={viewer.person}
              />
            </div>
          ) : (
            <>
              <p className="text-muted">{t('getThePlan')}</p>
              <Button variant="primary" size="big" onClick={() => go('calendar')}>
                <span className="i-lucide-calendar-plus" aria-hidden="true" />
                {t('addToCalendar')}
              </Button>
            </>
          )}
          <Button size="big" onClick={() => go('notify')}>
            <span className="i-lucide-bell" aria-hidden="true" />
            {t('notifyMe')}
          </Button>
        </div>
      </Dialog>
      {step === 'notify' && (
        <NotifyDialog
          projectId={projectId}
          person={viewer.person}
          theme={theme}
          onClosed={() => setStep(undefined)}
        />
      )}
    </>
  );
}
