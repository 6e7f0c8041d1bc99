import { createFileRoute } from '@tanstack/react-router';
import { userOptions } from '../features/account/queries.ts';
import { myProjectsOptions } from '../features/my-projects/queries.ts';
import { DashboardPage } from './-dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from './-dashboard/dashboard-skeleton.tsx';

/** `find` is the itinerary search; `confirmSender` is the token of an email link that confirms another address. */
type Search = { tab?: 'unclaimed' | 'settings'; find?: string; confirmSender?: string };

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab, find, confirmSender }: Record<string, unknown>): Search => ({
    tab: tab === 'unclaimed' || tab === 'settings' ? tab : undefined,
    // The router parses digits as a number.
    find: find ? String(find) : undefined,
    confirmSender: confirmSender ? String(confirmSender) : undefined,
  }),
  loader: async ({ context: { queryClient } }) => {
    const user = await queryClient.ensureQueryData(userOptions);
    if (user) void queryClient.prefetchQuery(myProjectsOptions);
  },
  pendingMs: 120,
  pendingComponent: DashboardSkeleton,
  component: DashboardPage,
  // One chunk outside the entry, because guests never open it.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
});
