import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The itinerary did not come: why, as far as known, and another try. */
export function ItineraryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const offline = error instanceof TypeError || !navigator.onLine;
  const why = offline ? 'You seem to be offline. Please check your connection.' : toServerMessage(error);
  return (
    <main className="grid min-h-dvh place-items-center" role="alert">
      <EmptyState
        level={2}
        icon={offline ? 'i-lucide-wifi-off' : 'i-lucide-cloud-alert'}
        title="The itinerary did not load"
        text={why ?? 'Something went wrong on our side. Please try again in a moment.'}
        action={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </main>
  );
}
