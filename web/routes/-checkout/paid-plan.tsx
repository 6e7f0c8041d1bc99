import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { computeCalendarLayout } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { EventsToReview, useToReview } from '../../features/proposals/events-to-review.tsx';
import { useShareSheet } from '../../features/share/use-share-sheet.ts';
import ReadItinerary from '../../features/showcase/read-itinerary.tsx';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import '../../ui/later-icons.ts';

/** Enough to recognize the plan by, above the button on a phone. */
const MAX_EVENTS = 2;

/**
 * After paying: the plan, which is added if the host paid to add it, else with one tap; then sharing it and the way back.
 */
export function PaidPlan({ project }: { project: Project }) {
  const toReview = useToReview(project);
  const added = toReview?.proposals.filter(({ change }) => change === null) ?? [];
  // Stays in view once it was added.
  const [shown, setShown] = useState<readonly Proposal[]>([]);
  if (shown.length === 0 && added.length > 0) setShown(added);
  const isAdded = shown.length > 0 && !toReview;
  const waiting = new Set(added.map(({ id }) => id));
  // What is left may need a review first, which the itinerary offers.
  const hasMain = isAdded || (toReview !== undefined && toReview.ready.length > 0);
  const [undo, setUndo] = useState<() => void>();
  return (
    <>
      {shown.length > 0 && (
        <ReadItinerary
          // What was added needs no check any more.
          events={shown.map((event) => (waiting.has(event.id) ? event : { ...event, needsReview: false }))}
          title={project.customTitle ?? project.name}
          max={MAX_EVENTS}
        />
      )}
      {toReview && (
        <EventsToReview project={project} eventCount={0} onAdded={(takeBack) => setUndo(() => takeBack)} />
      )}
      {isAdded && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 text-center" role="status">
          <span className="font-semibold">{t('guestsSeePlanNow')}</span>
          {undo && (
            <button type="button" className="link min-h-6" onClick={undo}>
              {t('undo')}
            </button>
          )}
        </p>
      )}
      <div className="grid gap-3">
        <ShareButton project={project} dates={isAdded ? findDates(shown) : undefined} isPrimary={isAdded} />
        {/* A full page load, which removes Stripe's script. */}
        <a
          href={`/project/${project.projectId}`}
          className={buttonClass({ variant: hasMain ? 'secondary' : 'primary', size: 'big' })}
        >
          {t('goToYourItinerary')}
        </a>
      </div>
    </>
  );
}

const loadShare = () => import('../-project/share.tsx');

/** First to last day. */
const findDates = (events: readonly Proposal[]): string | undefined =>
  computeCalendarLayout(
    events.flatMap((event) => (event.datetime ? [{ ...event, datetime: event.datetime }] : [])),
    '',
  )?.title;

type ShareProps = { project: Project; dates: string | undefined; isPrimary: boolean };

function ShareButton({ project, dates, isPrimary }: ShareProps) {
  const { projectId } = project;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const openSheet = useShareSheet({
    projectId,
    title: project.customTitle ?? project.name,
    dates,
  });

  function open() {
    if (openSheet) return openSheet();
    // The dialog names the dates.
    void client.prefetchQuery(itineraryOptions(projectId));
    setOpen(true);
  }

  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} size="big" onClick={open}>
        <span className="i-lucide-share-2" aria-hidden="true" />
        {t('shareWithGuests')}
      </Button>
      {isOpen && (
        <LazyComponent load={loadShare} onFail={() => setOpen(false)}>
          {(Share) => <Share projectId={projectId} project={project} onClose={() => setOpen(false)} />}
        </LazyComponent>
      )}
    </>
  );
}
