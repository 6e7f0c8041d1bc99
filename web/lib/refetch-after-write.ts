import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/**
 * Refetches queries whose answers a write has changed. Cancels fetches that started before: `invalidateQueries` alone
 * waits for a first fetch instead of starting another one, and its answer may lack what was written.
 */
export async function refetchAfterWrite(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries(queries);
  await client.invalidateQueries(queries);
}

/** Stores the answer of a write as what the query has. Cancels a fetch that started before and would replace it. */
export async function storeWritten<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}

/** The mutation key of changes that are shown before the server has them, by the key of the query that shows them. */
export const toOptimisticKey = (queryKey: QueryKey): QueryKey => [...queryKey, 'optimistic'];

/** The number of such changes that are being sent. What the server answers meanwhile may lack them. */
export const countOptimistic = (client: QueryClient, queryKey: QueryKey): number =>
  client.isMutating({ mutationKey: toOptimisticKey(queryKey) });

/**
 * Refetches a query after a write, unless changes are being sent that are shown already: an answer without them would
 * take them off the screen. The last of them refetches. `own` is 1 when such a change has settled.
 */
export async function refetchSettled(client: QueryClient, queryKey: QueryKey, own: 0 | 1 = 0): Promise<void> {
  if (countOptimistic(client, queryKey) === own) await refetchAfterWrite(client, { queryKey, exact: true });
}
