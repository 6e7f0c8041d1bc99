import { EmptyState } from '../../ui/page/empty-state.tsx';

/** Nothing waits. */
export function NoUnclaimedEvents() {
  return (
    <div className="rounded-3 border border-dashed border-edge">
      <EmptyState
        icon="i-lucide-inbox"
        title="No unclaimed events"
        text="Forward a confirmation to your address. What is in it shows here, most often within a minute, to put into an itinerary."
      />
    </div>
  );
}
