import { t } from '../../../worker/messages/t.ts';
import { LanguageLink } from '../../ui/page/language-link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** Placeholder while the dashboard loads. */
export function DashboardSkeleton() {
  return (
    <Page width="wide" end={<LanguageLink to="/dashboard" />}>
      <div role="status" className="grid gap-4">
        <span className="visually-hidden">{t('loadingDashboard')}</span>
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-4 h-11 w-full" />
        <ProjectCardSkeletons />
      </div>
    </Page>
  );
}

/** Placeholder for the itinerary cards. */
export function ProjectCardSkeletons() {
  return (
    <div className="project-grid">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-110 w-full" />
      ))}
    </div>
  );
}

/** Placeholder for the sections of a tab. */
export function TabSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
