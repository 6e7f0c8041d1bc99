import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Rsvp, Rsvps } from '../../../worker/contract/rsvps.ts';
import { api, unwrap } from '../api.ts';
import { queryKeys } from '../query-keys.ts';

/** The answers that the reader may see: all for hosts. Refetched when they change (see `refreshRsvps`). */
export const rsvpsOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.rsvps(projectId),
    queryFn: (): Promise<Rsvps> => unwrap(api.projects[':projectId'].rsvps.$get({ param: { projectId } })),
  });

/** Refetches the answers if they are shown. */
export function refreshRsvps(client: QueryClient, projectId: string): void {
  void client.invalidateQueries({ queryKey: queryKeys.rsvps(projectId) });
}

/** Puts a stored answer into the cache, as the reader's own or, for hosts, as somebody's, and refetches the others. */
export async function rewriteRsvps(client: QueryClient, projectId: string, row: Rsvp, isMine: boolean) {
  const queryKey = queryKeys.rsvps(projectId);
  // A pending read started before the write and would overwrite it in the cache.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (old: Rsvps | undefined) =>
      old && {
        ...old,
        mine: isMine ? upsertRsvp(old.mine, row) : old.mine,
        ...(old.rows && { rows: upsertRsvp(old.rows, row) }),
      },
  );
  refreshRsvps(client, projectId);
}

/** Replaces the answer of the same person for the same event, or adds it. */
const upsertRsvp = (rows: readonly Rsvp[], row: Rsvp): Rsvp[] => [
  ...rows.filter(({ personId, eventId }) => personId !== row.personId || eventId !== row.eventId),
  row,
];
