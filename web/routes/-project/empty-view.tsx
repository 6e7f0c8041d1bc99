import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { withHostMessages } from '../../lib/host-messages.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { ViewProps } from './lazy-view.tsx';
import { useHostMessages } from './use-host-messages.ts';

const loadPlan = withHostMessages(() => import('./plan.tsx'));
const loadToReviewLine = withHostMessages(
  () => import('../../features/proposals/to-review-line.tsx'),
  'plan',
);

/** Empty state of the List and Calendar tabs. */
export function EmptyView(props: ViewProps) {
  const { project, showDialog } = props;
  const isHost = mayDo(project, 'edit-content');
  const hasMessages = useHostMessages(isHost);
  const ToReviewLine = useLazyComponent(loadToReviewLine, isHost);
  if (!hasMessages) return <Skeleton className="h-84" />;
  return (
    <NoEvents
      {...props}
      hint={ToReviewLine && <ToReviewLine project={project} />}
      onPastePlan={() => void showDialog(loadPlan)}
    />
  );
}
