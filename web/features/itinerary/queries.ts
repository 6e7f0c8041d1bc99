import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { api, unwrap } from '../../lib/api.ts';
import { takeBrought } from '../../lib/brought.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/** Project id → what the server called the version that the cache holds. */
const etags = new Map<string, string>();

/** What the server called the version that the cache holds; empty where it is not known. */
export const readEtag = (projectId: string) => etags.get(projectId) ?? '';

/** All that the itinerary page shows, in one call. Where nothing changed the server sends nothing again. */
export const itineraryOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.itinerary(projectId),
    // Offline the page shall say so, rather than wait unseen for the line to come back.
    networkMode: 'always',
    // No observer keeps it alive on a guest's page; it goes when the project is left.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, queryKey, signal }): Promise<Itinerary> => {
      const brought = takeBrought<Itinerary>(`itinerary/${projectId}`);
      if (brought) {
        etags.set(projectId, brought.etag);
        return brought.data;
      }
      const known = client.getQueryData<Itinerary>(queryKey);
      const etag = known && etags.get(projectId);
      const call = api.projects[':projectId'].itinerary.$get(
        { param: { projectId } },
        { init: { signal }, headers: etag ? { 'If-None-Match': etag } : {} },
      );
      const response = await call;
      if (known && (response.status as number) === 304) return known;
      const itinerary = await unwrap(call);
      etags.set(projectId, response.headers.get('ETag') ?? '');
      return itinerary;
    },
  });

/** Reads the itinerary again, whoever shows it. Resolves also when that failed: the cache holds the error. */
export function refreshItinerary(client: QueryClient, projectId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId), refetchType: 'all' });
}
