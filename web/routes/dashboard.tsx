import { createFileRoute } from '@tanstack/react-router';
import { userOptions } from '../features/account/queries.ts';
import { myProjectsOptions } from '../features/my-projects/queries.ts';
import { DashboardPage } from './-dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from './-dashboard/dashboard-skeleton.tsx';
import { toText } from './-project/search.ts';

/** `find` is the itinerary search; `confirmSender` is the token of an email link that confirms another address. */
type Search = { tab?: 'unclaimed' | 'settings'; find?: string; confirmSender?: string };

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab, find, confirmSender }: Record<string, unknown>): Search => ({
    tab: tab === 'unclaimed' || tab === 'settings' ? tab : undefined,
    find: toText(find),
    confirmSender: toText(confirmSender),
  }),
  loader: async ({ context: { queryClient } }) => {
    const user = await queryClient.ensureQueryData(userOptions);
    if (user) void queryClient.prefetchQuery(myProjectsOptions);
  },
  pendingComponent: DashboardSkeleton,
  component: DashboardPage,
});
