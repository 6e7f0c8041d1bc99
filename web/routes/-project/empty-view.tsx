import { NoEvents } from '../../features/itinerary/no-events.tsx';
import type { ViewProps } from './lazy-view.tsx';

const loadPlan = () => import('./plan.tsx');

/** Empty state of the List and Calendar tabs. */
export const EmptyView = (props: ViewProps) => (
  <NoEvents {...props} onPastePlan={() => void props.showDialog(loadPlan)} />
);
