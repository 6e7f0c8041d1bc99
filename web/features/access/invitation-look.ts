import { queryOptions, skipToken } from '@tanstack/react-query';
import type { InvitationLook } from '../../../worker/domain/page/invitation-look.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The look of an invitation. Only the Worker's HTML has it, so links within the app show none. */
export const invitationLookQuery = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.invitationLook(projectId),
    initialData: () => readEmbeddedData<Partial<InvitationLook>>(`look/${projectId}`) ?? undefined,
    queryFn: skipToken,
  });
