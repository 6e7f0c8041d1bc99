import { Skeleton } from '../../ui/page/skeleton.tsx';
import './itinerary.css';
import './day.css';

/** Placeholder while the itinerary loads. */
export function ItinerarySkeleton() {
  return (
    <div className="itinerary" data-theme="itinerary">
      <p className="title-bar title-bar-blank text-2xl">&nbsp;</p>
      <main className="column grid gap-4 pt-4">
        <p className="text-muted" role="status">
          Loading your itinerary...
        </p>
        <Skeleton className="h-11" />
        <Skeleton className="h-26" />
        <Skeleton className="mt-4 h-8 w-44" />
        <Skeleton className="h-84" />
        <Skeleton className="h-84" />
      </main>
    </div>
  );
}
