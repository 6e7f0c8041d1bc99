import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { EventsToReview, useToReview } from '../../features/proposals/events-to-review.tsx';
import ReadItinerary from '../../features/showcase/read-itinerary.tsx';
import '../../ui/later-icons.ts';

/** Enough to recognize the plan by, above the button on a phone. */
const MAX_EVENTS = 2;

/** After paying: the plan that is to review, and adding it with one tap. Nothing if there is none. */
export function PaidPlan({ project }: { project: Project }) {
  const toReview = useToReview(project);
  const added = toReview?.proposals.filter(({ change }) => change === null) ?? [];
  // Stays in view once it was added.
  const [shown, setShown] = useState<readonly Proposal[]>([]);
  if (shown.length === 0 && added.length > 0) setShown(added);
  return (
    <>
      {shown.length > 0 && (
        <ReadItinerary events={shown} title={project.customTitle ?? project.name} max={MAX_EVENTS} />
      )}
      {toReview ? (
        <EventsToReview project={project} eventCount={0} />
      ) : (
        shown.length > 0 && (
          <p className="text-center font-semibold" role="status">
            {t('guestsSeePlanNow')}
          </p>
        )
      )}
    </>
  );
}
