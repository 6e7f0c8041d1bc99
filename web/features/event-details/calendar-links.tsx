import type { Event } from '../../../worker/contract/events.ts';
import { toGoogleCalendarUrl } from '../../../worker/domain/schedule/calendar-entry.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

type Props = {
  /** Empty for the example itinerary, whose calendar files are made here. */
  projectId: string;
  event: Event;
};

/** Links that add an event to a calendar: Google Calendar, or an .ics file for other apps. */
export function CalendarLinks({ projectId, event }: Props) {
  const pageUrl = location.origin + location.pathname;
  return (
    <div className="flex flex-wrap gap-2">
      <a
        className={buttonClass({}, 'flex-1 basis-52')}
        href={toGoogleCalendarUrl(event, pageUrl)}
        target="_blank"
        rel="noreferrer"
      >
        <span className="i-lucide-calendar-plus" aria-hidden="true" />
        {t('googleCalendar')}
        <span className="visually-hidden">{t('opensTab')}</span>
      </a>
      {projectId ? (
        <a
          className={buttonClass({}, 'flex-1 basis-52')}
          href={`/api/projects/${projectId}/events/${event.id}/calendar.ics`}
          download
        >
          <FileLabel />
        </a>
      ) : (
        <Button className="flex-1 basis-52" onClick={() => saveFile(event, pageUrl)}>
          <FileLabel />
        </Button>
      )}
    </div>
  );
}

function FileLabel() {
  return (
    <>
      <span className="i-lucide-download" aria-hidden="true" />
      {t('appleOutlook')}
      <span className="visually-hidden">{t('otherCalendars')}</span>
    </>
  );
}

async function saveFile(event: Event, pageUrl: string) {
  try {
    const { saveExampleEvent } = await import('./save-example-event.ts');
    saveExampleEvent(event, pageUrl);
  } catch {
    showToast({ title: t('loadFailed'), kind: 'error' });
  }
}
