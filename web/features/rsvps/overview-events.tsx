import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { countAnswers, describeCounts } from '../../lib/rsvps/count-answers.ts';
import { listOverview } from './overview.ts';

type Props = {
  /** The events that ask for answers. */
  events: readonly Event[];
  rows: readonly Rsvp[];
  people: readonly Person[];
  onEvent: (id: number) => void;
};

/** More events than this are folded, so that the people below are in reach. */
const OPEN_EVENTS = 4;

/** The events that ask for answers, with their numbers. */
export function OverviewEvents({ events, rows, people, onEvent }: Props) {
  return (
    <details className="rsvp-events" open={events.length <= OPEN_EVENTS}>
      <summary>
        <h3 className="title text-lg">{t('byEvent', { count: events.length })}</h3>
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </summary>
      <ul>
        {events.map((event) => {
          const silent = listOverview(people, rows, event).filter(({ state }) => state === 'silent').length;
          return (
            <li key={event.id} className="border-t border-line">
              <button type="button" className="rsvp-event" onClick={() => onEvent(event.id)}>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold [overflow-wrap:anywhere]" dir="auto">
                    {event.title}
                  </span>
                  <span className="block text-sm text-muted">
                    {formatDate(event.datetime, event.timeZone)} ·{' '}
                    <span className="font-semibold text-ink">
                      {describeCounts(countAnswers(rows, event.id), event.rsvp?.capacity)}
                    </span>
                    {silent > 0 && ` · ${t('silentCount', { count: silent })}`}
                  </span>
                </span>
                <span className="i-lucide-chevron-right text-muted" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
