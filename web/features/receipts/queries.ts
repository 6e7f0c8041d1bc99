import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** The project's payments, newest first (owner only); refetched each time they are shown. */
export const paymentsOptions = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'payments'] as const,
    staleTime: 0,
    queryFn: () => unwrap(api.projects[':projectId'].payments.$get({ param: { projectId } })),
  });

/** Withdraws from the purchase: refunds it and makes the itinerary a trial again. */
export function useWithdraw(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(api.projects[':projectId'].withdrawal.$post({ param: { projectId }, json: { confirm: true } })),
    onSuccess: () => client.invalidateQueries(),
  });
}
