import type { ComponentProps } from 'react';
import { NoEvents } from '../../features/itinerary/no-events.tsx';
import { useToReview } from '../../features/proposals/events-to-review.tsx';

/** Empty state for hosts, which knows what is to review. Default export, for lazy loading. */
export default function HostNoEvents(props: Omit<ComponentProps<typeof NoEvents>, 'toReview'>) {
  const toReview = useToReview(props.project);
  return <NoEvents {...props} toReview={toReview && toReview.proposals.length + toReview.pending} />;
}
