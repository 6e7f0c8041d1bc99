import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Where calendar programs find the itinerary. Asked anew each time: a changed access code moves it. */
export const calendarFeedOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.calendarFeed(projectId),
    queryFn: () => unwrap(api.projects[':projectId'].calendar.$get({ param: { projectId } })),
    staleTime: 0,
  });
