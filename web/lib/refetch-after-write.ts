import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches queries whose answers a write has changed. Cancels fetches that started before: `invalidateQueries` alone
 * waits for a first fetch instead of starting another one, and its answer may lack what was written.
 */
export async function refetchAfterWrite(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries(queries);
  await client.invalidateQueries(queries);
}
