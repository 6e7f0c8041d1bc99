import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { withHostMessages } from '../../lib/host-messages.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { ViewProps } from './lazy-view.tsx';
import { useHostMessages } from './use-host-messages.ts';

const loadPlan = withHostMessages(() => import('./plan.tsx'));
const loadHostNoEvents = withHostMessages(() => import('./host-no-events.tsx'), 'plan');

/** Empty state of the List and Calendar tabs. */
export function EmptyView(props: ViewProps) {
  const isHost = mayDo(props.project, 'edit-content');
  const hasMessages = useHostMessages(isHost);
  const HostNoEvents = useLazyComponent(loadHostNoEvents, isHost);
  if (!hasMessages) return <Skeleton className="h-84" />;
  const Shown = HostNoEvents ?? NoEvents;
  return <Shown {...props} onPastePlan={() => void props.showDialog(loadPlan)} />;
}
