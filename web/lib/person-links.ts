import { queryOptions } from '@tanstack/react-query';
import type { PersonalLink } from '../../worker/contract/people.ts';
import { api, unwrap } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** The personal links of all people, for co-hosts those of guests. Always refetched, because they can be renewed. */
export const personLinksOptions = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.personLinks(projectId),
    queryFn: (): Promise<PersonalLink[]> =>
      unwrap(api.projects[':projectId'].people.links.$get({ param: { projectId } })),
    staleTime: 0,
    gcTime: 0,
  });
