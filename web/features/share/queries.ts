import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The itinerary's calendar feed URLs. Always refetched, because they change with the access code. */
export const calendarFeedOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.calendarFeed(projectId),
    queryFn: () => unwrap(api.projects[':projectId'].calendar.$get({ param: { projectId } })),
    staleTime: 0,
  });
