import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import type { ViewProps } from './lazy-view.tsx';

const loadPlan = () => import('./plan.tsx');
const loadWaitingLine = () => import('../../features/proposals/waiting-line.tsx');

/** Empty state of the List and Calendar tabs. */
export function EmptyView(props: ViewProps) {
  const { project, showDialog } = props;
  const WaitingLine = useLazyComponent(loadWaitingLine, mayDo(project, 'edit-content'));
  return (
    <NoEvents
      {...props}
      hint={WaitingLine && <WaitingLine project={project} />}
      onPastePlan={() => void showDialog(loadPlan)}
    />
  );
}
