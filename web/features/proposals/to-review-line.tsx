import type { Project } from '../../../worker/contract/projects.ts';
import { countEvents } from '../../lib/count-events.ts';
import { FIRST_EVENT_HINT } from '../../lib/first-event-hint.ts';
import { useToReview } from './events-to-review.tsx';

/** In an empty itinerary: how many events are to review, else how to begin. Default export, for lazy loading. */
export default function ToReviewLine({ project }: { project: Pick<Project, 'projectId' | 'isPaid'> }) {
  const toReview = useToReview(project);
  if (!toReview) return FIRST_EVENT_HINT;
  return `${countEvents(toReview.proposals.length + toReview.pending)} to review, above.`;
}
