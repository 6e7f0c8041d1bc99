import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Event } from '../../worker/contract/events.ts';
import type { Faq } from '../../worker/contract/faqs.ts';
import { AS_OF_HEADER, MIN_REVISION_HEADER } from '../../worker/contract/live.ts';
import type { Project } from '../../worker/contract/projects.ts';
import { toItineraryEtag } from '../../worker/domain/itinerary/itinerary-etag.ts';
import { api, unwrap } from './api.ts';
import { readEmbeddedData } from './embedded-data.ts';
import { queryKeys } from './query-keys.ts';

export type Itinerary = {
  project: Project;
  events: Event[];
  faqs: Faq[];
  /** As in `ItineraryBody`. Offline copies of earlier releases have none. */
  newsSeq?: number | null;
  signUps?: (number | null)[];
  papers?: (number | null)[];
  /** As in `ItineraryBody`. */
  asOf?: number | undefined;
};

/** Everything the itinerary page shows, in one request with an ETag. */
export const itineraryOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.itinerary(projectId),
    // The page has no query observer (see use-itinerary.ts), so the data must not be garbage collected.
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, queryKey, signal }): Promise<Itinerary> => {
      const embedded = readEmbeddedData<Itinerary>(`itinerary/${projectId}`);
      if (embedded) return embedded;
      const known = client.getQueryData<Itinerary>(queryKey);
      const headers = {
        ...(known && { 'If-None-Match': toItineraryEtag(known.project.revision, known.project) }),
        [MIN_REVISION_HEADER]: String(announced.get(projectId) ?? 0),
      };
      const call = api.projects[':projectId'].itinerary.$get(
        { param: { projectId } },
        { init: { signal }, headers },
      );
      return known && ((await call).status as number) === 304
        ? keepKnown(known, (await call).headers.get(AS_OF_HEADER))
        : unwrap(call);
    },
  });

/** Returns the same object, unless it has become current or is not current anymore. */
function keepKnown(known: Itinerary, asOf: string | null): Itinerary {
  if (asOf === null && known.asOf === undefined) return known;
  return { ...known, asOf: asOf === null ? undefined : Number(asOf) };
}

/** Stores an itinerary that came with another response, and replaces what was loaded before. */
export async function storeItinerary(client: QueryClient, itinerary: Itinerary): Promise<void> {
  const options = itineraryOptions(itinerary.project.projectId);
  await client.cancelQueries({ queryKey: options.queryKey });
  // With its options, so that it can be refetched and is not garbage collected.
  client.getQueryCache().build(client, client.defaultQueryOptions(options));
  client.setQueryData(options.queryKey, itinerary);
}

/** By project: the revision that its live updates announced last. */
const announced = new Map<string, number>();

/** Refetches the itinerary, at least this revision. Also resolves if that fails; the error is then in the cache. */
export function refreshItinerary(client: QueryClient, projectId: string, revision = 0): Promise<void> {
  announced.set(projectId, revision);
  return client.invalidateQueries({ queryKey: queryKeys.itinerary(projectId), refetchType: 'all' });
}
