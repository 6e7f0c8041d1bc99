import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toItineraryTag } from '../../../worker/domain/itinerary/itinerary-etag.ts';
import { api, unwrap } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/** All that the itinerary page shows, in one call. Where nothing changed the server sends nothing again. */
export const itineraryOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.itinerary(projectId),
    // Offline the page shall say so, rather than wait unseen for the line to come back.
    networkMode: 'always',
    // No observer keeps it alive on a guest's page; it goes when the project is left.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, queryKey, signal }): Promise<Itinerary> => {
      const brought = readEmbeddedData<Itinerary>(`itinerary/${projectId}`);
      if (brought) return brought;
      const known = client.getQueryData<Itinerary>(queryKey);
      const headers = known && {
        'If-None-Match': toItineraryTag(known.project.revision, known.project.viewer.role),
      };
      const call = api.projects[':projectId'].itinerary.$get(
        { param: { projectId } },
        { init: { signal }, headers },
      );
      return known && ((await call).status as number) === 304 ? known : unwrap(call);
    },
  });

/** Reads the itinerary again, whoever shows it. Resolves also when that failed: the cache holds the error. */
export function refreshItinerary(client: QueryClient, projectId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId), refetchType: 'all' });
}
