import { createFileRoute, redirect } from '@tanstack/react-router';
import { ItinerarySkeleton } from '../features/itinerary/itinerary-skeleton.tsx';
import { ApiError } from '../lib/api.ts';
import { itineraryOptions } from '../lib/itinerary-query.ts';
import { ProjectPage } from './-project/project-page.tsx';
import { restoreSelectedPeople } from './-project/restore-selected-people.ts';
import { type ItinerarySearch, toItinerarySearch } from './-project/search.ts';
import { loadLazyModules } from './-project/use-dialog.ts';

export const Route = createFileRoute('/project/$projectId')({
  validateSearch: toItinerarySearch,
  // The attendee filter is in the URL, so a filtered view can be shared. Without it the last selection is restored.
  beforeLoad: ({ params: { projectId }, search }) => {
    const people = restoreSelectedPeople(projectId, search);
    if (people)
      throw redirect({
        to: '/project/$projectId',
        params: { projectId },
        search: { ...search, people },
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
      // An itinerary that was taken down has a page of the server.
      if (error instanceof ApiError && error.status === 451 && !preload)
        throw redirect({ to: '/project/$projectId', params: { projectId }, reloadDocument: true });
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      throw redirect({ to: '/access/$projectId', params: { projectId }, replace: true });
    }
  },
  pendingComponent: ItinerarySkeleton,
  component: () => <ProjectPage projectId={Route.useParams().projectId} />,
});
