import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** The link that opens the itinerary in one tap. Always refetched, because it changes with the access code. */
export const shareLinkOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.shareLink(projectId),
    queryFn: () => unwrap(api.projects[':projectId'].share.$get({ param: { projectId } })),
    staleTime: 0,
  });

/** Forgets the links that a changed access code ended, so that none is shown until the new one has loaded. */
export function forgetShareLinks(client: QueryClient, projectId: string): void {
  void client.resetQueries({ queryKey: queryKeys.shareLink(projectId) });
  void client.resetQueries({ queryKey: queryKeys.calendarFeed(projectId) });
}
