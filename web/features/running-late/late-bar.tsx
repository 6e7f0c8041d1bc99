import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { findCurrentEvents } from '../../../worker/domain/schedule/event-times.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { AcknowledgementCount } from './acknowledgement-count.tsx';
import { useWaitingShifts } from './use-shift.ts';
import { dropWaitingShifts } from './waiting-shifts.ts';
import './running-late.css';

const loadDialog = () => import('./shift-dialog.tsx');

type Props = {
  project: Project;
  events: readonly Event[];
  /** Entry of the change log for acknowledgements, see `ItineraryBody`. */
  newsSeq: number | null;
};

/** How often the bar checks which event is running. Events begin and end on the full minute. */
const TICK_MS = 30_000;

/**
 * For hosts on a day with events: moves the rest of the day, and shows how many guests have acknowledged a change, or which
 * shifts were not sent yet because the phone is offline. Nothing on other days. It is the last line of the card that says what
 * is on, where there is one.
 */
export function LateBar({ project, events, newsSeq }: Props) {
  const { projectId } = project;
  const [isOpen, setOpen] = useState(false);
  const now = useTicks();
  const card = useDayCard();
  const waiting = useWaitingShifts(projectId);
  const { running, next } = findCurrentEvents(events, now);
  const count = waiting.reduce((sum, { body }) => sum + (body.expected?.length ?? 0), 0);
  if (!running && !next && waiting.length === 0) return null;
  const bar = (
    <section className="late-bar" aria-label={t('today')}>
      <Button
        variant="quiet"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <span className="i-lucide-clock-alert" aria-hidden="true" />
        {t('runningLate')}
      </Button>
      {waiting.length > 0 ? (
        <p role="status">
          {t('waitingToMove', { count })}{' '}
          <button type="button" className="link" onClick={() => dropWaitingShifts(projectId)}>
            {t('cancel')}
          </button>
        </p>
      ) : (
        <AcknowledgementCount project={project} events={events} newsSeq={newsSeq} now={now} />
      )}
    </section>
  );
  return (
    <>
      {card ? createPortal(bar, card) : bar}
      {isOpen && (
        <LazyComponent load={loadDialog} onFail={() => setOpen(false)}>
          {(ShiftDialog) => (
            <ShiftDialog
              projectId={projectId}
              events={events}
              pageZone={findPageZone(events, project.timeZone)}
              purpose="late"
              theme={toDialogTheme(project)}
              onClosed={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

/** The card of what is on now and next: the list has it, and only while one of its events is on or follows. */
function useDayCard(): Element | null {
  const [card, setCard] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const find = () => setCard(document.querySelector('.day-card'));
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return card;
}

function useTicks(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
