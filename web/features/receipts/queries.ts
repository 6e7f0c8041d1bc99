import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** The project's payments, newest first (owner only); refetched each time they are shown. */
export const paymentsOptions = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'payments'] as const,
    staleTime: 0,
    queryFn: () => unwrap(api.projects[':projectId'].payments.$get({ param: { projectId } })),
  });
