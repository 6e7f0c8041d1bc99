import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchSettled } from '../../lib/refetch-after-write.ts';

/** Applies a change to a cached list, then refetches it. `refetched` resolves also if that fails. */
export async function updateCached<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (rows: Row[]) => Row[],
): Promise<{ refetched: Promise<void> }> {
  // A running fetch started before the write and would overwrite it.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (old: Row[] | undefined) => old && update(old));
  return { refetched: refetchSettled(client, queryKey) };
}

/** Replaces a row, if it is still in the list. */
export const replaceRow = <Row extends { id: number }>(rows: Row[], row: Row): Row[] =>
  rows.map((old) => (old.id === row.id ? row : old));
