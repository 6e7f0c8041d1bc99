import { Skeleton } from '../../ui/skeleton.tsx';
import './itinerary.css';

const DAYS = [
  { day: 1, rows: [1, 2, 3] },
  { day: 2, rows: [1, 2] },
];

/** The page as it will stand, in grey, while the itinerary travels. */
export function ItinerarySkeleton() {
  return (
    <div className="itinerary" data-voice="itinerary">
      <div className="title-bar title-bar-blank">
        <p className="column title text-2xl sm:text-3xl">&nbsp;</p>
      </div>
      <main className="column pt-4">
        <p className="text-muted" role="status">
          Loading your itinerary...
        </p>
        <div className="mt-4 flex h-11 items-center justify-between border-b">
          <Skeleton className="h-5 w-12" />
          <Skeleton className="h-8 w-32" />
        </div>
        <Skeleton className="mt-4 h-22 w-full" />
        <Skeleton className="mb-3 mt-6 h-7 w-44" />
        {DAYS.map(({ day, rows }) => (
          <div key={day} className="day">
            <div className="stub">
              <Skeleton className="h-7 w-48" />
            </div>
            {rows.map((row) => (
              <div key={row} className="event">
                <Skeleton className="h-5 w-full" />
                <div className="grid gap-2">
                  <Skeleton className="h-5 w-3/4" />
                  <Skeleton className="h-4 w-1/2" />
                  <Skeleton className="h-4 w-full" />
                </div>
              </div>
            ))}
          </div>
        ))}
      </main>
    </div>
  );
}
