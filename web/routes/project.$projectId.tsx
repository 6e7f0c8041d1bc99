import { createFileRoute, redirect } from '@tanstack/react-router';
import { ItinerarySkeleton } from '../features/itinerary/itinerary-skeleton.tsx';
import { ApiError } from '../lib/api.ts';
import { itineraryOptions } from '../lib/itinerary-query.ts';
import { readSelectedPeople, storeSelectedPeople } from '../lib/storage.ts';
import { ProjectPage } from './-project/project-page.tsx';
import { type ItinerarySearch, toItinerarySearch } from './-project/search.ts';
import { loadLazyModules } from './-project/use-dialog.ts';

export const Route = createFileRoute('/project/$projectId')({
  validateSearch: toItinerarySearch,
  // The attendee filter is in the URL, so a filtered view can be shared. Without it the last selection is restored.
  beforeLoad: ({ params: { projectId }, search }) => {
    const stored = readSelectedPeople(projectId).join(',');
    if (search.people) storeSelectedPeople(projectId, search.people.split(','));
    else if (stored)
      throw redirect({
        to: '/project/$projectId',
        params: { projectId },
        search: { ...search, people: stored },
        replace: true,
      });
  },
  loader: async ({ context, params: { projectId }, location, preload }) => {
    try {
      if ((location.search as ItinerarySearch).owned && !preload) {
        const { enterAsOwner } = await (await loadLazyModules()).loadOwnedAccess();
        await enterAsOwner(context.queryClient, projectId);
      }
      await context.queryClient.ensureQueryData(itineraryOptions(projectId));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      throw redirect({ to: '/access/$projectId', params: { projectId }, replace: true });
    }
  },
  // Fast responses need no skeleton.
  pendingMs: 120,
  pendingComponent: ItinerarySkeleton,
  component: ProjectPage,
  // In the entry chunk: saves guests, who are most visitors, one request and 1 KB.
  codeSplitGroupings: [],
});
