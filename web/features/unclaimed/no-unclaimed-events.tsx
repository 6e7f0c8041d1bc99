import { EmptyState } from '../../ui/page/empty-state.tsx';

/** Empty state of the Unclaimed Events tab. */
export function NoUnclaimedEvents() {
  return (
    <div className="rounded-3 border border-dashed border-edge">
      <EmptyState
        icon="i-lucide-inbox"
        title="No unclaimed events"
        text="Forward a booking confirmation to your address. Its events appear here within a minute, ready to add to an itinerary."
      />
    </div>
  );
}
