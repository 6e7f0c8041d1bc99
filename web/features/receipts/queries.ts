import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

/** What was paid for a project, newest first. For its owner alone; read afresh each time it is shown. */
export const paymentsOptions = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'payments'] as const,
    networkMode: 'always',
    staleTime: 0,
    queryFn: () => unwrap(api.projects[':projectId'].payments.$get({ param: { projectId } })),
  });
