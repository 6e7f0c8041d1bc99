import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFirstEventHint } from '../../lib/first-event-hint.ts';
import { useToReview } from './events-to-review.tsx';

/** In an empty itinerary: how many events are to review, else how to begin. Default export, for lazy loading. */
export default function ToReviewLine({ project }: { project: Pick<Project, 'projectId' | 'isPaid'> }) {
  const toReview = useToReview(project);
  if (!toReview) return toFirstEventHint();
  return t('toReviewAbove', { count: toReview.proposals.length + toReview.pending });
}
