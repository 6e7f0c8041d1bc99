import { t } from '../../../worker/messages/t.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import './itinerary.css';
import './page-top.css';
import './day.css';

/** Placeholder while the itinerary loads. */
export function ItinerarySkeleton() {
  return (
    <div className="itinerary" data-theme="itinerary">
      <div className="cover" />
      <main className="column grid gap-4 pt-5">
        <Skeleton className="h-9 w-64" />
        <p className="text-muted" role="status">
          {t('loadingItinerary')}
        </p>
        <Skeleton className="h-11" />
        <Skeleton className="mt-4 h-8 w-44" />
        <Skeleton className="h-84" />
        <Skeleton className="h-84" />
      </main>
    </div>
  );
}
