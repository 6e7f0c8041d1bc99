import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UndoOfRows } from '../../worker/contract/undo.ts';
import { ApiError } from './api.ts';
import type { Itinerary } from './itinerary-query.ts';
import { queryKeys } from './query-keys.ts';
import { refetchSettled, toOptimisticKey } from './refetch-after-write.ts';
import { type RowUpdate, useRowUpdate } from './row-update.ts';

type List = 'events' | 'faqs';
type RowOf<L extends List> = Itinerary[L][number];

/** Which rows of the itinerary mutations change. `upsert` adds or replaces one, in the order of the list. */
export type ItineraryRows<L extends List> = {
  list: L;
  kind: 'event' | 'faq';
  upsert: (rows: RowOf<L>[], row: RowOf<L>) => RowOf<L>[];
};

/** Updates a row of the itinerary: see `useRowUpdate`. */
export function useUpdateRow<L extends List, Body>(
  projectId: string,
  { list, ...rows }: ItineraryRows<L>,
  options: { fallback: string; send: (update: RowUpdate<Body>) => Promise<RowOf<L>> },
) {
  const client = useQueryClient();
  return useRowUpdate({
    ...rows,
    ...options,
    rewrite: async (change) => {
      await rewriteRows(client, projectId, list, change);
      refetchItinerary(client, projectId);
    },
  });
}

/** Deletes a row. `onDeleted` offers to undo it. */
export function useDeleteRow<L extends List>(
  projectId: string,
  { list, upsert }: ItineraryRows<L>,
  options: {
    fallback: string;
    send: (id: number) => Promise<{ undo: UndoOfRows }>;
    onDeleted: (undo: UndoOfRows) => void;
  },
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: toOptimisticKey(queryKeys.itinerary(projectId)),
    meta: { fallback: options.fallback },
    mutationFn: ({ id }: RowOf<L>) => options.send(id),
    // Optimistic; restored on error.
    onMutate: (row) => rewriteRows(client, projectId, list, (rows) => rows.filter(({ id }) => id !== row.id)),
    onError: async (error, row) => {
      const gone = error instanceof ApiError && error.body?.code === 'NOT_FOUND';
      if (!gone) await rewriteRows(client, projectId, list, (rows) => upsert(rows, row));
    },
    onSuccess: ({ undo }) => options.onDeleted(undo),
    onSettled: () => refetchItinerary(client, projectId, 1),
  });
}

/** Changes the cached rows. */
export async function rewriteRows<L extends List>(
  client: QueryClient,
  projectId: string,
  list: L,
  rewrite: (rows: RowOf<L>[]) => RowOf<L>[],
): Promise<void> {
  const queryKey = queryKeys.itinerary(projectId);
  // A running fetch started before the write and would overwrite it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: Pick<Itinerary, L> | undefined) => old && { ...old, [list]: rewrite(old[list]) },
  );
}

/** Refetches the itinerary in the background. `own` is 1 for a change that was shown before the server had it. */
export function refetchItinerary(client: QueryClient, projectId: string, own: 0 | 1 = 0): void {
  void refetchSettled(client, queryKeys.itinerary(projectId), own);
}
